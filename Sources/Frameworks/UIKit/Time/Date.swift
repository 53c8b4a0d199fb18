import CoreGraphics
import Engine

/// A moment of the calendar.
///
/// The virtual clock begins at midnight of 1 January 2020, UTC.
/// A program that imports Foundation gets Foundation's own type, on the same clock.
public struct Date: Hashable, Comparable, Sendable {
  /// Seconds since the beginning of 2001, UTC.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Seconds from 2001 to the beginning of the virtual clock: nineteen years with five leap days.
  private static let beginning: TimeInterval = 599_529_600

  /// The present moment of the virtual clock.
  public init() {
    timeIntervalSinceReferenceDate = Date.beginning + Conductor.current.seconds
  }

  /// A moment by its seconds since the beginning of 2001.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// A moment by its seconds since the beginning of 1970.
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
  }

  /// A moment so many seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self = Date() + seconds
  }

  /// A moment so many seconds after another one.
  public init(timeInterval seconds: TimeInterval, since date: Date) {
    self = date + seconds
  }

  /// The present moment.
  public static var now: Date { Date() }
  /// Seconds from the beginning of 1970 to that of 2001.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200
  /// A moment that no program lives to see.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
  /// A moment before everything.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)

  /// Seconds since the beginning of 1970.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }

  /// Seconds from now to the moment; negative for one that has passed.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// Seconds from another moment to this one.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The moment so many seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self + seconds }

  /// Days since the beginning of 1970 as year, month and day.
  fileprivate var calendarDay: (year: Int, month: Int, day: Int) {
    // Counted in eras of 400 years that begin in March, so that leap days come last.
    let days = Int((timeIntervalSince1970 / 86_400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Whether the left moment comes first.
  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  /// The moment so many seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }

  /// The moment so many seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate - seconds)
  }
}

extension Date: CustomStringConvertible, CustomDebugStringConvertible {
  /// The moment in UTC, such as `2020-01-01 00:00:02 +0000`.
  public var description: String {
    let seconds = timeIntervalSince1970.rounded(.down)
    guard seconds.magnitude < 1e14 else { return "\(seconds) s since 1970" }
    let ofDay = Int(seconds) - Int((seconds / 86_400).rounded(.down)) * 86_400
    let day = calendarDay
    let date = "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
    let time = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { padded($0, 2) }
    return "\(date) \(time.joined(separator: ":")) +0000"
  }

  /// The same as `description`.
  public var debugDescription: String { description }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
