/// The loop that waits for events; here the virtual clock plays that part.
public final class RunLoop: NSObject, @unchecked Sendable {
  /// When a source of events is listened to.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A mode by its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The mode between user actions.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// All usual modes.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// The mode while the user scrolls.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  /// The main loop.
  public static let main = RunLoop()
  /// The loop in which the program runs: the main one.
  public static var current: RunLoop { main }

  /// Does nothing: the virtual clock runs when the program's own code has ended.
  public func run() {}
}
