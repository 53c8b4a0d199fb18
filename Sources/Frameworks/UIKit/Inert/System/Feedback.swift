/// Lets the device knock; etude's does not.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override nonisolated init() {
    super.init()
  }

  /// Gets ready to knock.
  open func prepare() {}

  func knock() {
    InertNotes.say("haptics", "what a feedback generator lets the device do")
  }
}

/// Knocks when things meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Gentle.
    case light = 0
    /// As usual.
    case medium = 1
    /// Hard.
    case heavy = 2
    /// Dull.
    case soft = 3
    /// Sharp.
    case rigid = 4
  }

  /// A generator of knocks.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Knocks.
  open func impactOccurred() { knock() }

  /// Knocks so hard: 0 to 1.
  open func impactOccurred(intensity: CGFloat) { knock() }
}

/// Knocks when a choice changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Knocks.
  open func selectionChanged() { knock() }
}

/// Knocks when something went well or badly.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Almost.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Knocks.
  open func notificationOccurred(_ notificationType: FeedbackType) { knock() }
}
