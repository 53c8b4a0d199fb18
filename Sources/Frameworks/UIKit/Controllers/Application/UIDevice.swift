/// The device: a phone held upright.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What the owner calls it.
  open var name: String { "etude" }
  /// What it is.
  open var model: String { "iPhone" }
  /// What it is, in the reader's language.
  open var localizedModel: String { "iPhone" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The version whose behaviour is shown.
  open var systemVersion: String { "17.0" }
  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is: 0 to 1.
  open var batteryLevel: Float { 1 }

  /// Watches how the device is held; it never turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Watches no more.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the notification that the device was turned; it never comes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
