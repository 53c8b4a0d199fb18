import CoreGraphics
import Engine
import QuartzCore

/// A queue of work.
///
/// There is one thread here, so every queue hands its work to the virtual clock.
public class DispatchQueue: NSObject, @unchecked Sendable {
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

  /// When memory is given back.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target does.
    case inherit
    /// After each piece of work.
    case workItem
    /// Some time.
    case never
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
  ///   - autoreleaseFrequency: when memory is given back; without effect.
  ///   - target: where its work goes; without effect.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    super.init()
  }

  /// A queue of the system, for work beside the main thread; here it has no thread of its own.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root")
  }

  /// Runs work in a turn of its own, at the same virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    schedule(after: 0, "async", work)
  }

  /// Runs work in a turn of its own, at the same virtual time.
  ///
  /// - Parameters:
  ///   - qos: how soon the work matters; without effect.
  ///   - flags: how it stands to other work; without effect.
  ///   - work: what to run.
  @_disfavoredOverload
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(after: 0, "async", work)
  }

  /// Calls a closure for each number below a limit, one after the other.
  @preconcurrency @MainActor
  public class func concurrentPerform(iterations: Int, execute work: @MainActor (Int) -> Void) {
    for number in 0..<max(0, iterations) { work(number) }
  }

  /// Runs work in a turn of its own, at the same virtual time.
  ///
  /// - Parameters:
  ///   - group: counts the work.
  ///   - qos: how soon the work matters; without effect.
  ///   - work: what to run.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified,
    execute work: @escaping @MainActor () -> Void
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
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @MainActor () -> Void
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
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
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
