import CoreGraphics
import Engine

/// The screen: the stage of the program.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size of the stage, in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(Conductor.current.settings.stage))
  }

  /// The size of the stage in pixels: the same number here.
  open var nativeBounds: CGRect { bounds }
  /// Pixels per point.
  open var scale: CGFloat { 1 }
  /// Pixels per point.
  open var nativeScale: CGFloat { 1 }
  /// Frames per second at most.
  open var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is: 0 to 1.
  open var brightness: CGFloat = 1
}
