import CoreGraphics
import Engine
import Geometry
import Timelines

/// Turns a program's animation object into the description that timelines understand.
struct AnimationDescriber {
  let layer: CALayer
  /// The time of the animation's parent now, in seconds.
  let parentNow: Double

  /// The description of an animation that is added to the layer now.
  func describe(_ source: CAAnimation) -> Animation {
    let given = source.beginTime == 0 ? parentNow : source.beginTime
    let begin = source.state.resolvedBegin ?? given
    let fallback = Conductor.current.transactions.innermost.duration
    let animation = describe(
      source, begin: begin, fallback: fallback.map { $0 > 0 ? $0 : 0.25 } ?? 0.25)
    if source.state.resolvedBegin == nil { remarkOnTime(of: source, animation.timing) }
    return animation
  }

  /// The description of a child: its begin counts from the group's, and so does its end.
  func describe(_ child: CAAnimation, in group: CAAnimationGroup) -> Animation {
    var animation = describe(
      child, begin: child.beginTime, fallback: group.duration > 0 ? group.duration : 0.25)
    animation.block = nil
    animation.animator = nil
    return animation
  }

  private func describe(_ source: CAAnimation, begin: Double, fallback: Double) -> Animation {
    let property = source as? CAPropertyAnimation
    let path = property?.movedPath ?? ""
    if property?.ignoresFunction == true {
      Conductor.current.note("value-function", LayerMessage.valueFunction)
    }
    remark(on: path, isNeeded: property != nil)
    if let spring = source as? CASpringAnimation, source.duration <= 0,
      spring.settlingDuration > fallback
    {
      Conductor.current.note("spring-duration", LayerMessage.springUnsettled(after: fallback))
    }
    return Animation(
      keyPath: path, motion: source.motion(for: self),
      timing: MediaTiming(
        begin: begin, duration: source.duration > 0 ? source.duration : fallback,
        speed: decimal(source.speed), timeOffset: source.timeOffset,
        repeatCount: decimal(source.repeatCount), repeatDuration: source.repeatDuration,
        autoreverses: source.autoreverses, fill: source.fillMode.fill),
      curve: source.timingFunction?.curve, isAdditive: property?.isAdditive ?? false,
      isCumulative: property?.isCumulative ?? false,
      isRemovedOnCompletion: source.isRemovedOnCompletion,
      animator: source.animator?.journalID, block: source.group?.block)
  }

  /// The number the learner wrote: 0.1 and not the nearest `Float` to it.
  private func decimal(_ number: Float) -> Double {
    number.isInfinite ? .infinity : Double(number.description) ?? Double(number)
  }

  private func remark(on path: String, isNeeded: Bool) {
    guard isNeeded else { return }
    let property = PropertyTable.property(key: PropertyPath(path).root)
    if let property, !layer.isHome(of: property), let home = property.home.layerClass {
      let type = "\(type(of: layer))"
      Conductor.current.note("key-path", LayerMessage.foreignKeyPath(path, of: home, in: type))
    }
    guard PropertyPath(path).kind == nil else { return }
    if path.isEmpty {
      Conductor.current.note("key-path", LayerMessage.withoutKeyPath)
    } else if PropertyPath(path).root == "frame" {
      Conductor.current.note("key-path", LayerMessage.frameKeyPath)
    } else {
      let nearest = nearestMatch(to: path, among: PropertyPath.known)
      Conductor.current.note("key-path", LayerMessage.unknownKeyPath(path, nearest: nearest))
    }
  }

  /// Says what is often meant otherwise about an animation's time.
  private func remarkOnTime(of source: CAAnimation, _ timing: MediaTiming) {
    let conductor = Conductor.current
    if timing.fill == .forwards, source.isRemovedOnCompletion {
      conductor.note("fill-mode", LayerMessage.fillForwards)
    }
    if source.beginTime != 0, timing.end <= parentNow {
      conductor.note(
        "begin-time", LayerMessage.beginsInThePast(source.beginTime, conductor.seconds))
    }
    if timing.repeatCount > 0, timing.repeatDuration > 0 {
      conductor.note("repeat", LayerMessage.repeatTwice)
    }
  }

  /// Says when the values of a path animation cannot turn into each other.
  func remarkOnMorph(of path: String, through values: [Value?]) {
    guard path == "path" || path == "shadowPath" else { return }
    let outlines = (values + [layer.read(path)]).compactMap { value -> Outline? in
      if case .outline(let outline)? = value { outline } else { nil }
    }
    let given = values.contains { $0 == nil } ? outlines : Array(outlines.prefix(values.count))
    if zip(given, given.dropFirst()).contains(where: { !$0.isMadeLike($1) }) {
      Conductor.current.note("path-morph", LayerMessage.pathsDiffer)
    }
  }

  /// Says when a transform turns by exactly half a circle, which has no short way.
  ///
  /// A value that is not given is that of the model.
  func remarkOnTurn(of path: String, through values: [Value?]) {
    guard path == "transform" else { return }
    let values = values.map { $0 ?? layer.read(path) }
    if zip(values, values.dropFirst()).contains(where: { $0.turnsHalfACircle(to: $1) }) {
      Conductor.current.note("half-turn", LayerMessage.halfTurn(path))
    }
  }

  /// A from, to, by or key value as the kind that the property has; nil for one it cannot have.
  func value(_ any: Any?, for path: String) -> Value? {
    guard let any else { return nil }
    let wrapped = AnyValue(any)
    if let mistaken = wrapped.any as? any MistakenAnimationValue {
      Conductor.current.note(
        "value-type",
        LayerMessage.wantsCoreGraphics(wrapped.typeName, path, type(of: mistaken).remedy))
    }
    guard let kind = PropertyPath(path).kind else { return wrapped.value }
    if let value = wrapped.value(as: kind) { return value }
    Conductor.current.note("value-type", LayerMessage.unusable(wrapped.typeName, for: path))
    return nil
  }
}

extension Outline {
  /// Whether both have the same kinds of elements in the same order.
  fileprivate func isMadeLike(_ other: Outline) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.kindNumber == $1.kindNumber }
  }
}

extension Outline.Element {
  fileprivate var kindNumber: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 4
    }
  }
}
