import Engine
import Timelines

/// What happens when a property of a layer changes.
public protocol CAAction {
  /// Reacts to the change; an animation adds itself to the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The object that stands for nothing; as an action it means none.
public final class NSNull: NSObject, CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Answers for a layer: for the layer of a view, the view does.
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's picture; etude never asks.
  func display(_ layer: CALayer)
  /// Called before the picture is drawn; etude never draws.
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
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
