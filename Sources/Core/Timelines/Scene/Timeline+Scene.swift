import Geometry

extension Timeline {
  /// The windows and everything in them as shown at a moment, the topmost last.
  package func scene(at time: Double, _ side: Side = .from) -> [SceneNode] {
    let moment = Moment(time, side)
    return windowList(at: moment).map { node(of: $0, at: moment, in: .identity, depth: 0) }
  }

  private func node(
    of id: ObjectID, at moment: Moment, in parent: Matrix, depth: Int
  ) -> SceneNode {
    let placement = placement(of: id, at: moment, isModel: false)
    let toStage = placement.toParent.concatenating(parent)
    var values: [String: Value] = [:]
    let object = history(of: id)
    for key in (object?.keys ?? []) + (object?.animatedKeys ?? []) where values[key] == nil {
      values[key] = root(id, key, at: moment, isModel: false)
    }
    let children = depth < Timeline.deepest ? object?.children.children(at: moment) ?? [] : []
    var node = SceneNode(
      id: id, name: name(of: id), type: typeName(of: id), layerType: layerTypeName(of: id),
      kind: kind(of: id) ?? .other, modelFrame: frame(of: id, at: moment, isModel: true),
      shownFrame: placement.frame, bounds: placement.bounds, placement: placement,
      toStage: toStage, alpha: 1, isHidden: false, background: nil, text: nil, image: nil,
      values: values, transitions: transitions(on: id, at: moment),
      children: children.map { self.node(of: $0, at: moment, in: toStage, depth: depth + 1) })
    node.alpha = node.value("opacity").number ?? 1
    node.isHidden = node.value("hidden") == .flag(true)
    if case .color(let color) = node.value("backgroundColor") { node.background = color }
    if case .text(let text) = values["text"] ?? values["string"] ?? .none { node.text = text }
    if case .text(let name) = values["image"] ?? values["contents"] ?? .none { node.image = name }
    return node
  }

  /// Deeper trees are cut, so that no journal can exhaust the stack.
  static let deepest = 400

  /// The transitions that run on an object at a moment.
  package func transitions(on id: ObjectID, at moment: Moment) -> [TransitionState] {
    guard let animated = history(of: id)?.animated["transition"] else { return [] }
    return animated.live.live(at: moment).compactMap { position in
      let run = runs[animated.runs[position]]
      let time = parentTime(of: run, at: moment)
      guard case .transition(let transition) = run.animation.motion,
        let state = run.animation.timing.state(at: time.moment, isHeld: time.holds)
      else { return nil }
      let eased = run.prepared.progress(of: state, bypassesCurve: time.bypassesCurve)
      let progress = transition.startProgress.interpolated(to: transition.endProgress, eased)
      return TransitionState(transition: transition, progress: progress, serial: run.serial)
    }
  }
}
