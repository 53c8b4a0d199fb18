import Geometry

/// A path of lines and curves, in points, with the settings for drawing it.
open class UIBezierPath: NSObject, @unchecked Sendable {
  /// The lines and curves.
  package var outline: Outline

  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How open ends look.
  open var lineCapStyle: CGLineCap = .butt
  /// How corners look.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a sharp corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be off, in points.
  open var flatness: CGFloat = 0.6
  /// Whether inside is what is reached by crossing the path an odd number of times.
  open var usesEvenOddFillRule = false

  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    outline = Outline()
  }

  package init(outline: Outline) {
    self.outline = outline
  }

  /// Nothing can be read from a coder here.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init(outline: Outline(rect: Rect(rect)))
  }

  /// A closed ellipse that touches the four edges, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) {
    self.init(outline: Outline(ovalIn: Rect(rect)))
  }

  /// A closed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: Points; cut down to half of the shorter side. UIKit bends large enough corners
  ///     a little more softly; etude draws quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = Outline.CornerRadii(cornerRadius.native)
    self.init(outline: Outline(roundedRect: Rect(rect), radii: radii))
  }

  /// A closed rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: Points; the width counts for both directions, cut down to half of the shorter
  ///     side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? cornerRadii.width.native : 0
    }
    let radii = Outline.CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    self.init(outline: Outline(roundedRect: Rect(rect), radii: radii))
  }

  /// An open arc.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Radians: 0 points right, `.pi / 2` down.
  ///   - endAngle: Radians; a whole turn or more in the flag's direction draws the whole circle.
  ///   - clockwise: True for growing angles, clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same lines and curves as Core Graphics has them.
  public convenience init(cgPath: CGPath) {
    self.init(outline: cgPath.outline)
  }

  /// The lines and curves as Core Graphics has them: a copy.
  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  /// Sets the dashes.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn, in points; nil for a solid line.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// A path of its own with the same lines, curves and settings.
  open override func copy() -> Any {
    let twin = UIBezierPath(outline: outline)
    twin.lineWidth = lineWidth
    twin.lineCapStyle = lineCapStyle
    twin.lineJoinStyle = lineJoinStyle
    twin.miterLimit = miterLimit
    twin.flatness = flatness
    twin.usesEvenOddFillRule = usesEvenOddFillRule
    twin.dashLengths = dashLengths
    twin.dashPhase = dashPhase
    return twin
  }

  /// The steps in words, one per line.
  open override var description: String {
    "<UIBezierPath: \(outline.elements.count) steps>"
  }
}
