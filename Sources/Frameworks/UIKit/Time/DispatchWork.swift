import Engine
import QuartzCore

/// Work that can be cancelled before it runs.
public class DispatchWorkItem: NSObject, @unchecked Sendable {
  /// Whether it will not run any more.
  public private(set) var isCancelled = false
  private let work: @MainActor () -> Void
  private var isDone = false
  private var followers: [() -> Void] = []

  /// Work to run later.
  public init(block: @escaping @MainActor () -> Void) {
    work = block
    super.init()
  }

  /// Work to run later; how soon it matters and how it stands to other work is without effect.
  public convenience init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags,
    block: @escaping @MainActor () -> Void
  ) {
    self.init(block: block)
  }

  /// Runs it now.
  public func perform() {
    MainActor.assumeIsolated(work)
    isDone = true
    let waiting = followers
    followers = []
    for follower in waiting { follower() }
  }

  /// Keeps it from running.
  public func cancel() {
    isCancelled = true
  }

  /// Runs other work when this one is done.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
    let follow = { queue.async(execute: execute) }
    if isDone { follow() } else { followers.append(follow) }
  }
}

/// Counts pieces of work and tells when all are done.
public class DispatchGroup: NSObject, @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []

  /// One more piece of work begins.
  public func enter() {
    count += 1
  }

  /// One piece of work is done.
  public func leave() {
    count -= 1
    if count == 0 { tell() }
  }

  /// Runs work once all that has begun is done.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    followers.append { queue.async(execute: work) }
    if count == 0 { tell() }
  }

  /// Runs a work item once all that has begun is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Lets virtual time pass until all that has begun is done.
  public func wait() {
    _ = Waiting.pass(until: .distantFuture, for: "DispatchGroup") { count <= 0 }
  }

  /// Lets virtual time pass until all that has begun is done, but no longer than to a moment.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    Waiting.pass(until: timeout, for: "DispatchGroup") { count <= 0 }
  }

  private func tell() {
    let waiting = followers
    followers = []
    for follower in waiting { follower() }
  }
}

/// How a piece of work stands to other work; without effect.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Flags by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Alone.
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  /// Apart from where it was made.
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  /// As urgent as where it was made.
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  /// Not urgent by itself.
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  /// As urgent as its queue.
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  /// As urgent as said.
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// How soon work matters; without effect.
public struct DispatchQoS: Hashable, Sendable {
  /// The kinds of work.
  public enum QoSClass: Hashable, Sendable {
    /// What nobody waits for.
    case background
    /// What can take a while.
    case utility
    /// The usual.
    case `default`
    /// What the user has asked for.
    case userInitiated
    /// What the user waits for.
    case userInteractive
    /// Not said.
    case unspecified
  }

  /// The kind of work.
  public let qosClass: QoSClass
  /// How much less it matters than its kind.
  public let relativePriority: Int

  /// Work of a kind.
  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  /// What the user waits for.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  /// What the user has asked for.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  /// The usual.
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  /// What can take a while.
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  /// What nobody waits for.
  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  /// Not said.
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}
