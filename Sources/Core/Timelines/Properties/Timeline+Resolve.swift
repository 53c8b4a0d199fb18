extension Timeline {
  /// The property that a path names, such as `box.center.x` or `model:box.alpha`.
  ///
  /// The name may itself contain dots (`pair.sun`); the longest name that exists wins. A view's
  /// spelling (`center`) and its layer's (`layer.position`, or just `position`) both count.
  package func resolve(_ text: String) throws(UnknownName) -> PropertyReference {
    var rest = Substring(text)
    let isModel = rest.hasPrefix("model:")
    if isModel { rest = rest.dropFirst("model:".count) }
    guard let (id, property) = split(rest) else { throw unknownObject(String(rest)) }
    return PropertyReference(
      object: id, path: try path(of: property, for: id), isModel: isModel, text: text)
  }

  /// Splits a path after the longest object name that exists.
  private func split(_ text: Substring) -> (ObjectID, String)? {
    for dot in text.indices.reversed() where text[dot] == "." {
      if let id = object(named: String(text[..<dot])) {
        return (id, String(text[text.index(after: dot)...]))
      }
    }
    return nil
  }

  private func unknownObject(_ text: String) -> UnknownName {
    let name = String(text.prefix { $0 != "." })
    return UnknownName(
      name: name, kind: .object, nearest: nearestMatch(to: name, among: objectNames))
  }

  /// The names of all objects, those given by the learner first.
  package var objectNames: [String] {
    objectIDs.filter { history(of: $0)?.name != nil }.map(name(of:))
      + objectIDs.filter { history(of: $0)?.name == nil }.map(name(of:))
  }

  /// The stored key and part behind what a learner writes after an object's name.
  package func path(of text: String, for id: ObjectID) throws(UnknownName) -> PropertyPath {
    let isLayerPath = text.hasPrefix("layer.")
    var path = PropertyPath(isLayerPath ? String(text.dropFirst("layer.".count)) : text)
    let isView = kind(of: id) == .view
    if isView, !isLayerPath, let property = PropertyTable.property(viewSpelling: path.root) {
      path.root = property.key
    }
    let isKnown =
      path.root == "frame" || PropertyTable.property(key: path.root) != nil
      || history(of: id)?.properties[path.root] != nil
    let sample =
      isKnown ? value(id, PropertyPath(root: path.root), at: Moment(0), isModel: true) : .none
    let kind = PropertyTable.property(key: path.root)?.kind
    guard isKnown, path.component.isEmpty || hasPart(path, sample, kind) else {
      throw UnknownName(
        name: text, kind: .property,
        nearest: nearestMatch(to: text, among: propertyNames(of: id)))
    }
    return path
  }

  private func hasPart(_ path: PropertyPath, _ sample: Value, _ kind: ValueKind?) -> Bool {
    if sample.component(path.component) != nil { return true }
    return kind == .color && Value.color(.black).component(path.component) != nil
  }

  /// The paths that an object answers to, for suggestions and completion.
  package func propertyNames(of id: ObjectID) -> [String] {
    let isView = kind(of: id) == .view
    var names = ["frame"]
    for property in PropertyTable.all {
      names.append(isView ? property.viewSpelling : property.key)
    }
    for key in history(of: id)?.keys ?? [] where !names.contains(key) { names.append(key) }
    return names.flatMap { name in [name] + PropertyTable.parts(of: name).map { "\(name).\($0)" } }
  }

  /// The value of a property at a moment.
  package func value(
    _ reference: PropertyReference, at time: Double, _ side: Side = .from
  ) -> Value {
    value(
      reference.object, reference.path, at: Moment(time, side), isModel: reference.isModel)
  }

  /// How a learner writes a property of an object: `box.center.x`.
  package func spelling(of path: PropertyPath, for id: ObjectID) -> String {
    let isView = kind(of: id) == .view
    let row = PropertyTable.property(key: path.root)
    let root = isView ? row?.viewSpelling ?? path.root : path.root
    let part = path.component.isEmpty ? "" : ".\(path.component)"
    return "\(name(of: id)).\(root)\(part)"
  }
}

extension PropertyTable {
  /// The parts that a property of that name has, such as `x` and `y`.
  package static func parts(of name: String) -> [String] {
    if name == "frame" { return parts(of: .rect) }
    let property = property(key: name) ?? property(viewSpelling: name)
    return property.map { parts(of: $0.kind) } ?? []
  }

  /// The parts of a kind of value.
  package static func parts(of kind: ValueKind) -> [String] {
    switch kind {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect:
      [
        "origin", "origin.x", "origin.y", "size", "size.width", "size.height", "width", "height",
        "minX", "midX", "maxX", "minY", "midY", "maxY",
      ]
    case .color: ["red", "green", "blue", "alpha"]
    case .transform:
      [
        "a", "b", "c", "d", "tx", "ty", "rotation", "rotation.x", "rotation.y", "rotation.z",
        "scale", "scale.x", "scale.y", "scale.z", "translation", "translation.x",
        "translation.y", "translation.z",
      ]
    case .number, .outline, .flag, .text, .list: []
    }
  }
}
