// What may be meant by a path that names nothing.

extension Timeline {
  /// The path that is probably meant, alone; where none is near, some of those there are.
  ///
  /// ```swift
  /// timeline.suggestions(for: "cra.alhpa")  // ["car.alpha"]
  /// timeline.suggestions(for: "rahmen")  // ["car.center.x", "box.center", …]
  /// ```
  package func suggestions(for text: String) -> [String] {
    let model = text.hasPrefix("model:") ? "model:" : ""
    let path = String(text.dropFirst(model.count))
    do throws(UnknownName) {
      _ = try resolve(path)
      return [text]
    } catch {
      guard let nearest = error.nearest else { return list(error, in: path).map { model + $0 } }
      let mended =
        error.kind == .object
        ? nearest + String(path.dropFirst(error.name.count))
        : String(path.dropLast(error.name.count)) + nearest
      return suggestions(for: model + mended)
    }
  }

  /// Paths of the object that was found; else the moving ones, and one of each named object.
  private func list(_ unknown: UnknownName, in text: String) -> [String] {
    let moving = tracks
    guard unknown.kind == .object else {
      let isWhole = unknown.kind == .wholeObject
      let name = isWhole ? text : String(text.dropLast(unknown.name.count + 1))
      guard let id = object(named: name) else { return [] }
      let own = moving.filter { $0.reference.object == id }.map(\.name)
      return firsts(own + usualPaths(of: id), 6)
    }
    let named = objectIDs.filter { history(of: $0)?.name != nil }
    let still = named.filter { id in !moving.contains { $0.reference.object == id } }
    return firsts(moving.map(\.name).prefix(4) + still.compactMap { usualPaths(of: $0).first }, 8)
  }

  /// What one looks at first, spelled as the object spells it.
  private func usualPaths(of id: ObjectID) -> [String] {
    PropertyTable.usual.map { PropertyPath($0) }.filter { isKnown($0, for: id) }
      .map { spelling(of: $0, for: id) }
  }

  private func firsts(_ paths: [String], _ count: Int) -> [String] {
    var seen: Set<String> = []
    return Array(paths.filter { seen.insert($0).inserted }.prefix(count))
  }

  /// The likeliest meaning of a path that an object does not have.
  func nearestProperty(
    to text: String, _ path: PropertyPath, for id: ObjectID
  ) -> String? {
    if let property = PropertyTable.property(viewSpelling: path.root) {
      let other = PropertyPath(root: property.key, component: path.component)
      if isKnown(other, for: id) { return other.text }
    }
    let isLayerPath = text.hasPrefix("layer.")
    let written = isLayerPath ? path.text : text
    let names = isLayerPath ? layerPaths(of: id) : propertyNames(of: id) + layerPaths(of: id)
    return nearest(to: written, among: names).map { isLayerPath ? "layer.\($0)" : $0 }
  }

  private func layerPaths(of id: ObjectID) -> [String] {
    PropertyTable.all.filter { isAtHome($0, in: id) }.map(\.key).flatMap { key in
      [key] + PropertyTable.parts(of: key).map { "\(key).\($0)" }
    }
  }

  private func nearest(to written: String, among names: [String]) -> String? {
    names.filter { $0.hasSuffix(".\(written)") }.min { $0.count < $1.count }
      ?? nearestMatch(to: written, among: names) ?? nearestPart(to: written, among: names)
  }

  /// The shortest of the names whose part is most like `text`: `bounds.width` for `widht`.
  private func nearestPart(to text: String, among names: [String]) -> String? {
    let parts = names.map { PropertyPath($0).component }.filter { !$0.isEmpty }
    guard let part = nearestMatch(to: text, among: parts) else { return nil }
    return names.filter { PropertyPath($0).component == part }.min { $0.count < $1.count }
  }

  /// The paths that an object answers to, for suggestions and completion.
  package func propertyNames(of id: ObjectID) -> [String] {
    let isView = kind(of: id) == .view
    var names = PropertyTable.all.filter { isAtHome($0, in: id) }.map {
      isView ? $0.viewSpelling : $0.key
    }
    names.append("frame")
    for key in history(of: id)?.keys ?? [] where !names.contains(key) { names.append(key) }
    return names.flatMap { name in [name] + PropertyTable.parts(of: name).map { "\(name).\($0)" } }
  }
}
