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
    guard let position = position(of: id) else { return .none }
    let model =
      objects[position].properties[key]?.entry(at: moment)
      ?? PropertyTable.property(key: key)?.initial ?? .none
    guard !isModel, !objects[position].animated.isEmpty else { return model }
    let live = objects[position].animated[key]?.liveRuns(at: moment) ?? []
    guard !live.isEmpty else { return model }
    var composition = Composition(model)
    for index in live {
      runs[index].prepared.apply(
        to: &composition, root: key, at: parentTime(of: runs[index], at: moment))
    }
    return composition.value
  }
}
