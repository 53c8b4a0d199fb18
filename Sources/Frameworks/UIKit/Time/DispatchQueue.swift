import CoreGraphics
import Engine
import QuartzCore

/// A queue of work.
///
/// There is one thread here, so every queue hands its work to the virtual clock.
public class DispatchQueue: NSObject, @unchecked Sendable {
  /// How soon work of a queue matters.
  public struct QoS: Hashable, Sendable {
    private let name: String

    /// What the user waits for.
    public static let userInteractive = QoS(name: "userInteractive")
    /// What the user has asked for.
    public static let userInitiated = QoS(name: "userInitiated")
    /// The usual.
    public static let `default` = QoS(name: "default")
    /// What can take a while.
    public static let utility = QoS(name: "utility")
    /// What nobody waits for.
    public static let background = QoS(name: "background")
    /// Not said.
    public static let unspecified = QoS(name: "unspecified")
  }

  /// How a queue works.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt64

    /// Attributes by their bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Several pieces of work at once; here one after the other all the same.
    public static let concurrent = Attributes(rawValue: 2)
    /// Nothing runs before the queue is activated; here it runs all the same.
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// What the queue is called.
  public let label: String

  /// A queue.
  ///
  /// - Parameters:
  ///   - label: what it is called.
  ///   - qos: how soon its work matters; without effect.
  ///   - attributes: how it works; without effect.
  public init(label: String, qos: QoS = .unspecified, attributes: Attributes = []) {
    self.label = label
    super.init()
  }

  /// A queue of the system, for work beside the main thread; here it has no thread of its own.
  public class func global(qos: QoS = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root")
  }

  /// Runs work in a turn of its own, at the same virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    schedule(after: 0, "async", work)
  }

  /// Runs work in a turn of its own, at the same virtual time.
  ///
  /// - Parameters:
  ///   - group: counts the work.
  ///   - qos: how soon the work matters; without effect.
  ///   - work: what to run.
  public func async(
    group: DispatchGroup, qos: QoS = .unspecified, execute work: @escaping @MainActor () -> Void
  ) {
    group.enter()
    schedule(after: 0, "async") {
      work()
      group.leave()
    }
  }

  /// Runs a work item in a turn of its own, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    schedule(after: 0, "async", workItem)
  }

  /// Runs work at a moment of the virtual clock.
  ///
  /// - Parameters:
  ///   - deadline: when; a moment that has passed means the next turn.
  ///   - qos: how soon the work matters; without effect.
  ///   - work: what to run.
  public func asyncAfter(
    deadline: DispatchTime, qos: QoS = .unspecified, execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: deadline.secondsFromNow, "asyncAfter", work)
  }

  /// Runs a work item at a moment of the virtual clock, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(after: deadline.secondsFromNow, "asyncAfter", workItem)
  }

  /// Runs work at a moment of the calendar, which counts on the virtual clock too.
  ///
  /// - Parameters:
  ///   - wallDeadline: when; a moment that has passed means the next turn.
  ///   - qos: how soon the work matters; without effect.
  ///   - work: what to run.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: QoS = .unspecified,
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: wallDeadline.time.secondsFromNow, "asyncAfter", work)
  }

  /// Runs work now and answers its result.
  public func sync<Result>(execute work: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(work) { work in
      try unsafeBitCast(work, to: (() throws -> Result).self)()
    }
  }

  private func schedule(
    after seconds: Double, _ kind: String, _ work: @escaping @MainActor () -> Void
  ) {
    let conductor = Conductor.current
    conductor.schedule(after: seconds) { [unowned conductor] in
      conductor.callback(kind)
      MainActor.assumeIsolated(work)
    }
  }

  private func schedule(after seconds: Double, _ kind: String, _ item: DispatchWorkItem) {
    let conductor = Conductor.current
    conductor.schedule(after: seconds) { [unowned conductor] in
      guard !item.isCancelled else { return }
      conductor.callback(kind)
      item.perform()
    }
  }
}

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

  private func tell() {
    let waiting = followers
    followers = []
    for follower in waiting { follower() }
  }
}
