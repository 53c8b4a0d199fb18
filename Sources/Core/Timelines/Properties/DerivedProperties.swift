import Geometry

extension Timeline {
  /// Values that no layer stores; nil for a path that is stored.
  ///
  /// `frame` is the box around the transformed bounds. `strokeEnd.tip` and `strokeStart.tip` are
  /// where the visible stroke ends and begins, in the layer's own coordinates. `path.length` is
  /// in points. `transition.progress` is that of the newest running transition.
  func derivedValue(
    _ id: ObjectID, _ path: PropertyPath, at moment: Moment, isModel: Bool
  ) -> Value? {
    switch path.root {
    case "frame":
      return Value.rect(frame(of: id, at: moment, isModel: isModel))
        .component(path.component) ?? Value.none
    case "strokeStart", "strokeEnd":
      let part = PropertyPath(path.component)
      guard part.root == "tip" else { return nil }
      return tip(of: id, path.root, at: moment, isModel: isModel)?
        .component(part.component) ?? Value.none
    case "path" where path.component == "length":
      guard case .outline(let outline) = root(id, "path", at: moment, isModel: isModel) else {
        return .number(0)
      }
      return .number(outline.length)
    case "transition":
      guard !isModel, path.component == "progress" else { return Value.none }
      return transitions(on: id, at: moment).last.map { .number($0.progress) } ?? Value.none
    default: return nil
    }
  }

  private func tip(of id: ObjectID, _ key: String, at moment: Moment, isModel: Bool) -> Value? {
    guard case .outline(let outline) = root(id, "path", at: moment, isModel: isModel),
      let fraction = root(id, key, at: moment, isModel: isModel).number
    else { return nil }
    let meter = OutlineMeter(outline)
    return meter.point(at: min(max(fraction, 0), 1) * meter.length).map(Value.point)
  }

  /// The smallest rectangle around a layer, in its parent's coordinates.
  func frame(of id: ObjectID, at moment: Moment, isModel: Bool) -> Rect {
    placement(of: id, at: moment, isModel: isModel).frame
  }

  /// Everything that places a layer in its parent.
  package func placement(of id: ObjectID, at moment: Moment, isModel: Bool) -> Placement {
    var placement = Placement()
    if case .rect(let rect) = root(id, "bounds", at: moment, isModel: isModel) {
      placement.bounds = rect
    }
    if case .point(let point) = root(id, "position", at: moment, isModel: isModel) {
      placement.position = point
    }
    if case .point(let point) = root(id, "anchorPoint", at: moment, isModel: isModel) {
      placement.anchorPoint = point
    }
    placement.transform = root(id, "transform", at: moment, isModel: isModel)
    return placement
  }
}
