import CoreGraphics
import Engine

// Times of the virtual clock under Dispatch's names: whole nanoseconds, so that sums of Int64 and
// Double give exact instants.

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// Whole seconds.
  case seconds(Int)
  /// Whole thousandths of a second.
  case milliseconds(Int)
  /// Whole millionths of a second.
  case microseconds(Int)
  /// Whole billionths of a second.
  case nanoseconds(Int)
  /// For ever.
  case never

  var nanoseconds: Int64 {
    switch self {
    case .seconds(let count): scaled(count, 1_000_000_000)
    case .milliseconds(let count): scaled(count, 1_000_000)
    case .microseconds(let count): scaled(count, 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: Int64.max
    }
  }

  private func scaled(_ count: Int, _ unit: Int64) -> Int64 {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
    return overflow ? (count < 0 ? Int64.min : Int64.max) : product
  }
}

/// A moment of the virtual clock.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Nanoseconds since the program began.
  public let uptimeNanoseconds: UInt64

  /// A moment by its nanoseconds since the program began.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// The present moment.
  public static func now() -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(Conductor.current.now.microseconds) * 1_000)
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: UInt64.max)

  /// Whether the left moment comes first.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// The moment so many nanoseconds later; one before the program began counts as its beginning.
  func later(_ nanoseconds: Int64) -> DispatchTime {
    guard self != .distantFuture, nanoseconds != Int64.max else { return .distantFuture }
    let base = Int64(clamping: uptimeNanoseconds)
    let (sum, overflow) = base.addingReportingOverflow(nanoseconds)
    if overflow { return nanoseconds < 0 ? DispatchTime(uptimeNanoseconds: 0) : .distantFuture }
    return DispatchTime(uptimeNanoseconds: UInt64(max(0, sum)))
  }

  /// Seconds from now until the moment; 0 for one that has passed.
  var secondsFromNow: Double {
    guard self != .distantFuture else { return .infinity }
    let now = Double(Conductor.current.now.microseconds)
    return max(0, (Double(uptimeNanoseconds) / 1_000 - now) / 1_000_000)
  }
}

/// A moment of the calendar; here it counts on the same virtual clock.
public struct DispatchWallTime: Hashable, Comparable, Sendable {
  let time: DispatchTime

  /// The present moment.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  /// A moment that never comes.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  /// Whether the left moment comes first.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }
}

/// The moment so many seconds later.
public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.later(nanoseconds(seconds))
}

/// The moment so many seconds earlier.
public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.later(nanoseconds(-seconds))
}

/// The moment so much later.
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.later(interval.nanoseconds)
}

/// The moment so much earlier.
public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.later(-interval.nanoseconds)
}

/// The moment so many seconds later.
public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(time: time.time + seconds)
}

/// The moment so much later.
public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(time: time.time + interval)
}

private func nanoseconds(_ seconds: Double) -> Int64 {
  let scaled = (seconds * 1_000_000_000).rounded()
  if scaled.isNaN { return 0 }
  return Int64(exactly: scaled) ?? (scaled < 0 ? Int64.min : Int64.max)
}
