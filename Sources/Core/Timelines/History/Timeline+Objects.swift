extension Timeline {
  /// The objects in the order they were created.
  package var objectIDs: [ObjectID] { objects.map(\.id) }

  /// What the learner calls an object: the first name bound to it, else `UILabel#2`.
  package func name(of id: ObjectID) -> String {
    guard let object = history(of: id) else { return id == 0 ? "(windows)" : "object#\(id)" }
    return object.name ?? "\(object.type)#\(object.ordinal)"
  }

  /// Every name that the program has for an object: `planes[0]`, and `first` in `let first = planes[0]`.
  package func names(of id: ObjectID) -> [String] { history(of: id)?.names ?? [] }

  /// The object of that name; `UILabel#2` counts by class and order of creation, and
  /// `(new UILabel#2)` among those that the learner put into a tree.
  package func object(named name: String) -> ObjectID? {
    if let id = named[name] { return id }
    if name.hasPrefix("(new "), name.hasSuffix(")") {
      return newObject(String(name.dropFirst(5).dropLast()))
    }
    guard let hash = name.lastIndex(of: "#"), let ordinal = Int(name[name.index(after: hash)...])
    else { return nil }
    let type = String(name[..<hash])
    return objects.first { $0.type == type && $0.ordinal == ordinal && $0.name == nil }?.id
  }

  private func newObject(_ text: String) -> ObjectID? {
    var type = text
    var wanted = 1
    if let hash = text.lastIndex(of: "#"), let number = Int(text[text.index(after: hash)...]) {
      type = String(text[..<hash])
      wanted = number
    }
    let candidates = newObjects(ofType: type)
    return wanted >= 1 && wanted <= candidates.count ? candidates[wanted - 1] : nil
  }

  /// The views and layers of a class that the learner put into a tree, in the order of that.
  ///
  /// Not those of the scene (`sceneNames`, `sceneObjects`), nor those that the engine made by itself:
  /// where objects know the learner's lines at all, those without any are not the learner's.
  package func newObjects(ofType type: String) -> [ObjectID] {
    let knowsLines = objects.contains { $0.hasSites }
    return insertionOrder.filter { id in
      guard let object = history(of: id), object.type == type, !sceneObjects.contains(id),
        object.hasSites || !knowsLines
      else { return false }
      return !object.names.contains { name in
        let root = name.prefix { $0 != "[" && $0 != "." }
        return sceneNames.contains(name) || sceneNames.contains(String(root))
      }
    }
  }

  package func kind(of id: ObjectID) -> ObjectKind? { history(of: id)?.kind }

  /// The class of an object; empty for one that was never created.
  package func typeName(of id: ObjectID) -> String { history(of: id)?.type ?? "" }

  /// The class of an object's layer; empty if it has none.
  package func layerTypeName(of id: ObjectID) -> String {
    guard let object = history(of: id) else { return "" }
    return object.kind == .layer ? object.type : object.layerType
  }

  /// The parent of an object: nil when it is in no tree, 0 for a window.
  package func parent(of id: ObjectID, at time: Double, _ side: Side = .from) -> ObjectID? {
    history(of: id)?.parents.entry(at: Moment(time, side)) ?? nil
  }

  /// The children of an object, the topmost last; those of 0 are the windows.
  package func children(of id: ObjectID, at time: Double, _ side: Side = .from) -> [ObjectID] {
    let moment = Moment(time, side)
    if id == 0 { return windowList(at: moment) }
    return history(of: id)?.children.children(at: moment) ?? []
  }

  /// Whether an object hangs in a window.
  package func isInTree(_ id: ObjectID, at time: Double, _ side: Side = .from) -> Bool {
    var current = id
    var steps = 0
    while let parent = parent(of: current, at: time, side), steps <= objects.count {
      if parent == 0 { return true }
      current = parent
      steps += 1
    }
    return false
  }
}
