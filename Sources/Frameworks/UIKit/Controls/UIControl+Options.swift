extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger left the screen inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger left the screen outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// What a control is like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not answering.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Getting what is typed.
    public static let focused = State(rawValue: 8)
    /// Room for states of an app.
    public static let application = State(rawValue: 0xff_0000)
    /// Room for states of the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where content stands up and down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }
}
