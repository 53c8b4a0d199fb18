/// What those who cannot see or move well have asked for: nothing here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// News for those who cannot see.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// News by its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something is said.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The whole screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Whether motion should be spared.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency should be spared.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether letters should be bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Tells those who cannot see; nobody listens.
  public static func post(notification: Notification, argument: Any?) {
    InertNotes.say("accessibility", "what UIAccessibility would say")
  }
}
