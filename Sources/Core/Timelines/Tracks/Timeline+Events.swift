extension Timeline {
  /// Everything that happened, in order: reported events, changes of the tree and of model values,
  /// animations added and gone.
  ///
  /// A value set to what it was is no event.
  package var events: [Event] {
    var events: [Event] = []
    var values: [ValueKey: Value] = [:]
    var parents: [ObjectID: ObjectID] = [:]
    for record in records {
      guard let kind = kind(of: record, &values, &parents) else { continue }
      let (name, objects) = describe(kind)
      events.append(
        Event(at: record.at, kind: kind, name: name, objects: objects, sites: record.sites))
    }
    return events
  }

  private struct ValueKey: Hashable {
    var object: ObjectID
    var key: String
  }

  private func kind(
    of record: Record, _ values: inout [ValueKey: Value], _ parents: inout [ObjectID: ObjectID]
  ) -> Event.Kind? {
    switch record.content {
    case .event(let kind): return .reported(kind)
    case .insert(let child, let parent, _):
      let old = parents.updateValue(parent, forKey: child)
      return old == parent ? nil : .added(child, to: parent)
    case .detach(let child):
      return parents.removeValue(forKey: child) == nil ? nil : .removed(child)
    case .set(let id, let key, let value):
      let slot = ValueKey(object: id, key: key)
      let old = values.updateValue(value, forKey: slot) ?? PropertyTable.property(key: key)?.initial
      return old == value ? nil : .set(id, key: key, value)
    case .initial(let id, let key, let value):
      values[ValueKey(object: id, key: key)] = value
      return nil
    case .add(_, _, let serial, _): return .started(serial: serial)
    case .drop(let serial, let finished): return .ended(serial: serial, finished: finished)
    default: return nil
    }
  }

  private func describe(_ kind: Event.Kind) -> (name: String, objects: [ObjectID]) {
    switch kind {
    case .reported(let reported): return describe(reported)
    case .added(let child, _): return ("added \(name(of: child))", [child])
    case .removed(let child): return ("removed \(name(of: child))", [child])
    case .set(let id, let key, _): return ("set \(spelling(of: PropertyPath(key), for: id))", [id])
    case .started(let serial): return describe("started", serial)
    case .ended(let serial, let finished): return describe(finished ? "ended" : "cut", serial)
    }
  }

  private func describe(_ verb: String, _ serial: Int) -> (name: String, objects: [ObjectID]) {
    guard let run = run(serial: serial) else { return ("\(verb) animation \(serial)", []) }
    let roots = run.animation.roots.map { spelling(of: PropertyPath($0), for: run.object) }
    return ("\(verb) \(roots.joined(separator: ", "))", [run.object])
  }

  private func describe(_ kind: EventKind) -> (name: String, objects: [ObjectID]) {
    switch kind {
    case .completion(let finished, _, let objects):
      let names = objects.map(name(of:)).joined(separator: ", ")
      return ("completion(\(finished))" + (names.isEmpty ? "" : " of \(names)"), objects)
    case .animatorCompletion(let id, let position):
      return ("completion(\(position)) of \(name(of: id))", [id])
    case .animator(let id, let state): return ("animator \(state)", [id])
    case .transition(let id, let kind, _):
      return ("transition \(kind) of \(name(of: id))", [id])
    case .input(let text, let target): return (text, [target])
    case .missedInput(let text, _): return ("missed \(text)", [])
    case .callback(let text): return ("callback \(text)", [])
    case .output(let text): return ("printed \(text)", [])
    case .custom(let text): return ("scene call \(text)", [])
    }
  }
}
