import CoreGraphics
import Engine
import Geometry
import Timelines

extension CALayer {
  /// Which point of the bounds `position` places: fractions of the size, (0.5, 0.5) by default.
  public var anchorPoint: CGPoint {
    get { self[key: "anchorPoint"] }
    set { self[key: "anchorPoint"] = newValue }
    _modify { yield &self[key: "anchorPoint"] }
  }

  /// How far in front of the plane the anchor point lies, in points.
  public var anchorPointZ: CGFloat {
    get { self[key: "anchorPointZ"] }
    set { self[key: "anchorPointZ"] = newValue }
  }

  /// How far in front the layer is, in points; decides over the order of sublayers.
  public var zPosition: CGFloat {
    get { self[key: "zPosition"] }
    set { self[key: "zPosition"] = newValue }
    _modify { yield &self[key: "zPosition"] }
  }

  /// What is done to all sublayers, such as giving them depth.
  public var sublayerTransform: CATransform3D {
    get { self[key: "sublayerTransform"] }
    set { self[key: "sublayerTransform"] = newValue }
    _modify { yield &self[key: "sublayerTransform"] }
  }

  /// The transform as a map of the plane; what leaves the plane is left out.
  public func affineTransform() -> CGAffineTransform {
    CGAffineTransform(layerValue: read("transform")) ?? .identity
  }

  /// Sets the transform to a map of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    write("transform", transform.layerValue)
  }

  /// The map from the layer's own coordinates to those of its superlayer.
  package var placement: Matrix {
    let bounds = Rect(self.bounds)
    let anchor = Point(anchorPoint)
    let place = Point(position)
    var plane = Matrix(affineTransform())
    if let parent, parent.stored["sublayerTransform"] != nil {
      plane = plane.concatenating(parent.sublayerPlacement)
    }
    let toAnchor = Matrix(
      translationX: -bounds.origin.x - anchor.x * bounds.size.width,
      y: -bounds.origin.y - anchor.y * bounds.size.height)
    return toAnchor.concatenating(plane).concatenating(Matrix(translationX: place.x, y: place.y))
  }

  private var sublayerPlacement: Matrix {
    Matrix(CGAffineTransform(layerValue: read("sublayerTransform")) ?? .identity)
  }

  /// The box around the transformed bounds.
  var box: CGRect { CGRect(Rect(bounds).applying(placement)) }

  /// Gives the layer the bounds and position that make `frame` its box.
  ///
  /// With a transform that only scales and shifts the bounds are worked back from the box; for any
  /// other transform UIKit documents the result as undefined, and etude sets the size as if there
  /// were none.
  func setBox(_ frame: CGRect) {
    guard shadowInstant == nil else { return }
    let frame = Rect(frame.standardized)
    let plane = Matrix(affineTransform())
    var size = frame.size
    if plane != .identity {
      if plane.b == 0, plane.c == 0, plane.a != 0, plane.d != 0 {
        size = Size(width: size.width / plane.a.magnitude, height: size.height / plane.d.magnitude)
      } else {
        Conductor.current.note("frame-with-transform", LayerMessage.frameWithTransform)
      }
    }
    let anchor = Point(anchorPoint)
    // The anchor's place inside the box; mirrored axes count from the other side.
    let across = plane.a < 0 ? 1 - anchor.x : anchor.x
    let down = plane.d < 0 ? 1 - anchor.y : anchor.y
    let place = Point(
      x: frame.origin.x + across * frame.size.width - plane.tx,
      y: frame.origin.y + down * frame.size.height - plane.ty)
    write("position", .point(place))
    write("bounds", .rect(Rect(origin: Rect(bounds).origin, size: size)))
  }

  /// The layer's size as its content wants it: its present size.
  public func preferredFrameSize() -> CGSize { bounds.size }
}
