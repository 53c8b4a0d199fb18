import CoreGraphics
import Engine
import Timelines

/// What happens when a property of a layer changes.
public protocol CAAction {
  /// Reacts to the change; an animation adds itself to the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of the action for a layer that comes into sight; no action is asked for it here.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that goes out of sight; no action is asked for it here.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer keeps its `CATransition`.
public let kCATransition = "transition"

/// The object that stands for nothing; as an action it means none.
public final class NSNull: NSObject, CAAction {
  /// Every nothing is the same nothing.
  public override func isEqual(_ object: Any?) -> Bool { object is NSNull }

  /// The same for all.
  public override var hash: Int { 0 }

  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Answers for a layer: for the layer of a view, the view does.
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's picture.
  func display(_ layer: CALayer)
  /// Draws the layer's picture; what is drawn is not shown here.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the picture is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; `NSNull` for none, nil to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
