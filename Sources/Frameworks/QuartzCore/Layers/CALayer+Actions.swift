import Engine
import Timelines

extension CALayer {
  /// The documented search: delegate, the layer's own table, its class, and the implicit animation.
  func findAction(forKey event: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: event) { return meaning(of: found) }
    if let found = actions?[event] { return meaning(of: found) }
    if let table = style?["actions"] as? [String: any CAAction], let found = table[event] {
      return meaning(of: found)
    }
    if let found = type(of: self).defaultAction(forKey: event) { return meaning(of: found) }
    return implicitAction(forKey: event)
  }

  private func meaning(of action: any CAAction) -> (any CAAction)? {
    action is NSNull ? nil : action
  }

  /// The animation that a layer without a view makes by itself.
  ///
  /// A layer that was not yet in a window at a commit has nothing to animate from.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard wasSeen, isInWindow, isImplicitlyAnimatable(event) else { return nil }
    let transaction = Conductor.current.transactions.innermost
    let duration = transaction.duration ?? CATransaction.defaultDuration
    guard duration > 0 else { return nil }
    if Conductor.current.openBlocks > 0 {
      Conductor.current.note("layer-in-block", LayerMessage.layerInBlock)
    }
    let animation = CABasicAnimation(keyPath: event)
    let old = shown(event)
    animation.fromValue = old.anyValue
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(curve: transaction.curve ?? .standard)
    let isColor = PropertyTable.property(key: event)?.kind == .color
    return isColor && old == .none ? FadeIn(animation) : animation
  }

  /// Whether a change of the key's value animates by itself.
  private func isImplicitlyAnimatable(_ key: String) -> Bool {
    // Documented: a shape layer's path has no implicit animation.
    guard key != "path", let property = PropertyTable.property(key: key) else { return false }
    return property.interpolation == .continuous && property.home != .view
  }
}

/// Lets a colour fade in where there was none; which one is known only after the change.
private final class FadeIn: CAAction {
  private let animation: CABasicAnimation

  init(_ animation: CABasicAnimation) { self.animation = animation }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if case .color(let color) = layer.read(event) {
      animation.fromValue = Value.color(color.faded).anyValue
    }
    animation.run(forKey: event, object: layer, arguments: dict)
  }
}
