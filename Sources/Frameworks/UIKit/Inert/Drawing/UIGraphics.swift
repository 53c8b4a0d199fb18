// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Engine
import QuartzCore

/// The contexts into which the program draws, the innermost last.
@MainActor
final class DrawingWorld: @preconcurrency Companion {
  var contexts: [CGContext] = []
  private var drawings = 0

  init(_ conductor: Conductor) {}

  static var current: DrawingWorld { Conductor.current.companion(DrawingWorld.self) }

  func prepareCommit() {}

  /// Says that what a program draws is not shown.
  static func note() {
    InertNotes.say("drawing", "pictures drawn by a program")
  }

  /// A picture without pixels, called by a number of its own.
  func image(_ size: CGSize, scale: CGFloat) -> UIImage {
    drawings += 1
    Self.note()
    return UIImage(name: "drawing\(drawings)", size: size, scale: scale)
  }
}

/// The context into which the program draws; nil if there is none.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard let context = DrawingWorld.current.contexts.last else { return nil }
  DrawingWorld.note()
  return context
}

/// Draws into a context until `UIGraphicsPopContext`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingWorld.current.contexts.append(context)
}

/// Draws into the context before again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = DrawingWorld.current.contexts.popLast()
}

/// Draws into a picture until `UIGraphicsEndImageContext`.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsPushContext(CGContext(size: size))
}

/// Draws into a picture until `UIGraphicsEndImageContext`.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(CGContext(size: size))
}

/// The picture so far.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { DrawingWorld.current.image($0.size, scale: 1) }
}

/// Ends drawing into a picture.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { DrawingWorld.note() }

/// Draws the line of a rectangle.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { DrawingWorld.note() }

/// Settings of a picture that is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether the picture covers what is behind it.
  open var opaque = false

  /// The usual settings.
  public override nonisolated init() {
    super.init()
  }

  /// The usual settings.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The usual settings.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer hands to the code that draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }

  /// The picture so far.
  open var currentImage: UIImage { DrawingWorld.current.image(cgContext.size, scale: 1) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}

  /// Draws the line of a rectangle.
  open func stroke(_ rect: CGRect) {}

  /// Draws only inside a rectangle from now on.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes pictures by drawing.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// The settings.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a rectangle's size.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Runs what draws and gives the picture: one without pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context))
    UIGraphicsPopContext()
    return DrawingWorld.current.image(size, scale: format.scale)
  }
}
