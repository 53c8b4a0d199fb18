import CoreGraphics
import Engine
import Geometry
import QuartzCore
import Timelines

/// Animates one change of a view's layer as the block around it asks.
///
/// Measured: `position`, `bounds` and `transform` move additively, from old minus new to nothing;
/// everything else moves from the old value to the model.
@MainActor
final class BlockAction: @preconcurrency CAAction {
  private let block: AnimationBlock
  private let view: UIView?
  private let old: Value
  /// What showed before the change.
  private let shown: Value

  init(_ block: AnimationBlock, view: UIView?, layer: CALayer, key: String) {
    self.block = block
    self.view = view
    old = layer.read(key)
    shown = block.startsFromShown ? layer.shown(key) : old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    block.mention(view)
    block.onChange?(layer, event, old)
    if case .gathered(let script) = block.manner {
      let addsUp = PropertyTable.property(key: event)?.isAdditiveInViews == true
      script.gather(layer, key: event, from: addsUp ? old : shown, to: layer.read(event))
      return
    }
    AnimationStack.current.noteAnimation(of: view)
    for animation in animations(of: event, to: layer.read(event)) {
      block.add(animation.animation, to: layer, path: animation.path)
    }
  }

  private typealias Part = (path: String, animation: CABasicAnimation)

  private func animations(of key: String, to new: Value) -> [Part] {
    guard PropertyTable.property(key: key)?.isAdditiveInViews == true else {
      return [(key, basic(key, from: start(toward: new), to: nil))]
    }
    switch (old, new) {
    case (.point(let start), .point(let end)):
      return points(key, Point(x: start.x - end.x, y: start.y - end.y))
    case (.rect(let start), .rect(let end)):
      return rects(key, start, end)
    default:
      let difference = TransformDifference(from: old, to: new)
      difference.remark()
      return [(key, additive(key, from: difference.start, to: .matrix(.identity)))]
    }
  }

  /// Where a move begins that cannot add up; a missing colour fades in.
  private func start(toward new: Value) -> Value {
    guard shown == .none, case .color(let color) = new else { return shown }
    return .color(color.faded)
  }

  private func points(_ key: String, _ start: Point) -> [Part] {
    guard let spring = block.timing.spring, let vertical = spring.verticalVelocity,
      vertical != spring.constants.initialVelocity
    else { return [(key, additive(key, from: .point(start), to: .point(.zero)))] }
    // Measured: two springs of one stiffness, one for each axis.
    let parts = [
      ("\(key).x", start.x, spring.constants.initialVelocity), ("\(key).y", start.y, vertical),
    ]
    return parts.filter { $0.1 != 0 }.map { path, start, velocity in
      let animation = additive(path, from: .number(start), to: .number(0))
      (animation as? CASpringAnimation)?.initialVelocity = CGFloat(velocity)
      return (path, animation)
    }
  }

  private func rects(_ key: String, _ start: Rect, _ end: Rect) -> [Part] {
    var parts: [Part] = []
    let shift = Point(x: start.origin.x - end.origin.x, y: start.origin.y - end.origin.y)
    let growth = Size(
      width: start.size.width - end.size.width, height: start.size.height - end.size.height)
    // Nothing is added for a part that does not change.
    if shift != .zero {
      let path = "\(key).origin"
      parts.append((path, additive(path, from: .point(shift), to: .point(.zero))))
    }
    if growth != .zero {
      let path = "\(key).size"
      parts.append((path, additive(path, from: .size(growth), to: .size(.zero))))
    }
    return parts
  }

  private func additive(_ path: String, from: Value, to: Value) -> CABasicAnimation {
    let animation = basic(path, from: from, to: to)
    animation.isAdditive = true
    return animation
  }

  private func basic(_ path: String, from: Value, to: Value?) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring = block.timing.spring {
      let moving = CASpringAnimation(keyPath: path)
      moving.spring = spring.constants
      animation = moving
    } else {
      animation = CABasicAnimation(keyPath: path)
      animation.timingFunction = CAMediaTimingFunction(curve: block.timing.curve)
    }
    animation.fromValue = from.anyValue
    animation.toValue = to?.anyValue
    return animation
  }
}

extension AnimationBlock {
  /// Whether a property that cannot add up starts from what shows instead of from the old model.
  ///
  /// Documented for animators: a change added later starts from the current state.
  var startsFromShown: Bool { animator != nil || options.contains(.beginFromCurrentState) }

  /// Adds an animation of the block to a layer, under UIKit's key.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, path: String) {
    animation.duration = timing.duration
    animation.fillMode = .both
    let start = animator?.beginOfAdded ?? layer.localNow
    animation.resolvedBegin = start + timing.delay
    if timing.delay != 0 { animation.beginTime = start + timing.delay }
    animation.repeatCount = Float(timing.repeatCount)
    animation.autoreverses = timing.autoreverses
    animation.group = group
    animation.animator = animator
    animation.keepsTouchesAway = animator == nil && !options.contains(.allowUserInteraction)
    layer.add(animation, forKey: animation.isAdditive ? layer.freeKey(for: path) : path)
    onAdd?(animation)
  }
}

extension UIView {
  /// The action of a layer's property while a block runs; outside of blocks views have none.
  func blockAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let block = AnimationStack.current.active else { return NSNull() }
    if event == "hidden", let stack = arrangingStack {
      return block.hidingAction(of: self, in: stack)
    }
    guard UIView.canAnimate(event) else {
      if block.options.transitionKind == nil { remarkOnInertChange(of: event) }
      return NSNull()
    }
    return BlockAction(block, view: self, layer: layer, key: event)
  }

  /// Says that what is often tried to be animated cannot be; a new view is only being filled.
  private func remarkOnInertChange(of key: String) {
    guard ["hidden", "text", "image"].contains(key), !AnimationStack.current.isNew(self) else {
      return
    }
    let name = PropertyTable.property(key: key)?.viewSpelling ?? key
    Conductor.current.note("not-animatable", AnimationMessage.notAnimatable(name))
  }

  /// Whether blocks animate changes of this key.
  private static func canAnimate(_ key: String) -> Bool {
    guard let property = PropertyTable.property(key: key) else { return false }
    let isOfViews = property.home == .layer || key == "tintColor"
    return isOfViews && property.interpolation == .continuous
  }
}
