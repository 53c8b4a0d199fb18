import QuartzCore

/// How far something has gone, counted in units.
public final class Progress: NSObject, @unchecked Sendable {
  /// How many units there are.
  public var totalUnitCount: Int64 {
    didSet { tell() }
  }
  /// How many of them are done.
  public var completedUnitCount: Int64 = 0 {
    didSet { tell() }
  }
  /// Whether `cancel()` was called.
  public private(set) var isCancelled = false
  /// Whether `pause()` was called and nothing since.
  public private(set) var isPaused = false
  /// Whether it makes sense to cancel.
  public var isCancellable = true
  /// Whether it makes sense to pause.
  public var isPausable = false
  /// What is done when `cancel()` is called.
  public var cancellationHandler: (@Sendable () -> Void)?
  /// What is done when `pause()` is called.
  public var pausingHandler: (@Sendable () -> Void)?
  /// What is done when `resume()` is called.
  public var resumingHandler: (@Sendable () -> Void)?
  private var followers: [ObjectIdentifier: (Double) -> Void] = [:]
  private var parts: [(progress: Progress, units: Int64)] = []
  private weak var whole: Progress?

  /// A progress of so many units.
  public init(totalUnitCount unitCount: Int64) {
    totalUnitCount = unitCount
  }

  /// A progress of so many units; there is no current one that it could become a part of.
  public class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
    Progress(totalUnitCount: unitCount)
  }

  /// Counts another progress as so many units of this one.
  public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    child.whole = self
    parts.append((child, inUnitCount))
    tell()
  }

  /// How much is done: 0 to 1.
  public var fractionCompleted: Double {
    guard totalUnitCount > 0 else { return 0 }
    let ofParts = parts.reduce(0) { $0 + $1.progress.fractionCompleted * Double($1.units) }
    return (Double(completedUnitCount) + ofParts) / Double(totalUnitCount)
  }

  /// Whether all is done.
  public var isFinished: Bool { totalUnitCount > 0 && fractionCompleted >= 1 }

  /// Whether nothing is known about how much there is.
  public var isIndeterminate: Bool { totalUnitCount <= 0 }

  /// Marks the progress as given up.
  public func cancel() {
    isCancelled = true
    cancellationHandler?()
    for part in parts { part.progress.cancel() }
  }

  /// Marks the progress as halted.
  public func pause() {
    isPaused = true
    pausingHandler?()
    for part in parts { part.progress.pause() }
  }

  /// Lets the progress go on.
  public func resume() {
    isPaused = false
    resumingHandler?()
    for part in parts { part.progress.resume() }
  }

  func follow(_ follower: AnyObject, _ action: @escaping (Double) -> Void) {
    followers[ObjectIdentifier(follower)] = action
    action(fractionCompleted)
  }

  func forget(_ follower: AnyObject) {
    followers[ObjectIdentifier(follower)] = nil
  }

  private func tell() {
    for follower in followers.values { follower(fractionCompleted) }
    whole?.tell()
  }
}
