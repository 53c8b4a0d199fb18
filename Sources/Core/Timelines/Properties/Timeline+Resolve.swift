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
    if object(named: text) != nil {
      return UnknownName(name: text, kind: .wholeObject, nearest: nil)
    }
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
    guard isKnown(path, for: id) else {
      throw UnknownName(
        name: text, kind: .property, nearest: nearestProperty(to: text, path, for: id))
    }
    return path
  }

  func isKnown(_ path: PropertyPath, for id: ObjectID) -> Bool {
    let isStored = history(of: id)?.properties[path.root] != nil
    let belongs = PropertyTable.property(key: path.root).map { isAtHome($0, in: id) } ?? true
    guard isStored || PropertyTable.isNamed(path.root) && belongs else { return false }
    if path.component.isEmpty || PropertyTable.parts(of: path.root).contains(path.component) {
      return true
    }
    return root(id, path.root, at: Moment(.infinity), isModel: true)
      .component(path.component) != nil
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
