extension CGContext {
  /// Begins a path anew.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Draws lines through points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Draws an arc; `clockwise` as in `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Draws back to the start of the subpath.
  public func closePath() { current.closeSubpath() }
  /// Keeps the path as it is: etude does not work out the outlines of thick lines.
  public func replacePathWithStrokedPath() {}

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws the line of the path.
  public func strokePath() { beginPath() }
  /// Fills the path or draws its line.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the line of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}

  /// Draws only inside the path from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    clipBox = clipBox.intersection(current.boundingBox)
    beginPath()
  }
  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) { clipBox = clipBox.intersection(rect) }
  /// Draws only inside rectangles from now on.
  public func clip(to rects: [CGRect]) {
    clipBox = clipBox.intersection(rects.reduce(.null) { $0.union($1) })
  }
  /// Draws only where a picture is opaque from now on.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Draws everywhere again.
  public func resetClip() { clipBox = CGRect(origin: .zero, size: size) }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Begins something that is drawn as one.
  public func beginTransparencyLayer(auxiliaryInfo: Any?) {}
  /// Ends something that is drawn as one.
  public func endTransparencyLayer() {}
  /// Finishes what is being drawn.
  public func flush() {}

  /// The picture so far: one without pixels.
  public func makeImage() -> CGImage? {
    CGImage(name: "drawing", width: width, height: height)
  }
}

/// Colours that run into each other.
public final class CGGradient: Sendable {
  /// The colours.
  package let colors: [CGColor]

  /// A gradient by its colours and where they are, 0 to 1 each.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    self.colors = colors.compactMap { $0 as? CGColor }
  }

  /// A gradient by the numbers of its colours and where they are, 0 to 1 each.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
