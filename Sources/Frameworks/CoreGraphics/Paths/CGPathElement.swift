/// What one step of a path does.
@frozen
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath.
  case moveToPoint = 0
  /// Draws a line.
  case addLineToPoint = 1
  /// Draws a curve with one control point.
  case addQuadCurveToPoint = 2
  /// Draws a curve with two control points.
  case addCurveToPoint = 3
  /// Draws back to the start of the subpath.
  case closeSubpath = 4
}

/// One step of a path, as `applyWithBlock` shows it.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The control points in order, then the end point; valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// How the end of an open line looks.
@frozen
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// A half square beyond the end.
  case square = 2
}

/// How the corner between two lines looks.
@frozen
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}

/// Which regions of a path that crosses itself are inside.
@frozen
public enum CGPathFillRule: Int, Sendable {
  /// Regions the path winds around.
  case winding = 0
  /// Regions reached by crossing the path an odd number of times.
  case evenOdd = 1
}

/// What a context does with a path.
@frozen
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Draws the line.
  case stroke = 2
  /// Fills, then draws the line.
  case fillStroke = 3
  /// Fills by the even-odd rule, then draws the line.
  case eoFillStroke = 4
}

extension CGPath {
  /// Calls `block` for each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = element.points.map(CGPoint.init)
      points.withUnsafeMutableBufferPointer { buffer in
        let base = buffer.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 0)
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }
}
