import CoreGraphics
import Engine
import Geometry
import QuartzCore

extension UIView {
  /// What is done to the view in space, around its centre.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
    _modify { yield &layer.transform }
  }

  /// Which point of the bounds `center` places: fractions of the size.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A point of this view's coordinates in another view's; nil means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view's coordinates in this view's; nil means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The box around a rectangle of this view's coordinates, in another view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The box around a rectangle of another view's coordinates, in this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}
