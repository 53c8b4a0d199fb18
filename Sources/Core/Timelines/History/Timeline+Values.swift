import Geometry

extension Timeline {
  /// The model value of a layer's key or sub-key such as `position.x`; `frame` is derived.
  ///
  /// Answers `.none` for a part that the value does not have.
  package func model(
    _ id: ObjectID, _ key: String, at time: Double, _ side: Side = .from
  ) -> Value {
    value(id, PropertyPath(key), at: Moment(time, side), isModel: true)
  }

  /// The presentation value: what would be on screen.
  package func shown(
    _ id: ObjectID, _ key: String, at time: Double, _ side: Side = .from
  ) -> Value {
    value(id, PropertyPath(key), at: Moment(time, side), isModel: false)
  }

  func value(_ id: ObjectID, _ path: PropertyPath, at moment: Moment, isModel: Bool) -> Value {
    if let derived = derivedValue(id, path, at: moment, isModel: isModel) { return derived }
    let whole = root(id, path.root, at: moment, isModel: isModel)
    return whole.component(path.component) ?? .none
  }

  /// The value of a whole stored property.
  func root(_ id: ObjectID, _ key: String, at moment: Moment, isModel: Bool) -> Value {
    guard let object = history(of: id) else { return .none }
    let model =
      object.properties[key]?.entry(at: moment)
      ?? PropertyTable.property(key: key)?.initial ?? .none
    guard !isModel, let animated = object.animated[key] else { return model }
    var composition = Composition(model)
    for position in animated.live.live(at: moment) {
      let run = runs[animated.runs[position]]
      apply(run, to: &composition, root: key, at: moment)
    }
    return composition.value
  }

  private func apply(
    _ run: AnimationRun, to composition: inout Composition, root key: String, at moment: Moment
  ) {
    run.animation.apply(to: &composition, root: key, at: parentTime(of: run, at: moment))
  }
}
