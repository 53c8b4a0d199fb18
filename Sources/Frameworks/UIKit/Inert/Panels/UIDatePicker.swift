import Engine
import QuartzCore

/// Wheels or a calendar for choosing a date; the date is kept, the wheels are not drawn.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// How long something takes.
    case countDownTimer = 3
  }

  /// How the choice looks.
  public enum Style: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A button that opens a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How the choice looks.
  open var preferredDatePickerStyle = Style.automatic
  /// The earliest date, as a `Date`; kept, but not enforced.
  open var minimumDate: Any?
  /// The latest date, as a `Date`; kept, but not enforced.
  open var maximumDate: Any?
  /// How long something takes, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The step between minutes.
  open var minuteInterval = 1
  private var seconds: TimeInterval?

  /// A choice at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    InertNotes.say("date pickers", "the wheels of UIDatePicker")
  }

  /// A choice as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InertNotes.say("date pickers", "the wheels of UIDatePicker")
  }

  /// The chosen date; now, until one is chosen.
  open var date: Date {
    get { seconds.map { Date(timeIntervalSinceReferenceDate: $0) } ?? Date() }
    set { seconds = newValue.timeIntervalSinceReferenceDate }
  }

  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }
}
