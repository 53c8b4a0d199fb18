import Timelines

/// Finds the names a program has for its objects, by looking into its variables.
///
/// Direct names come before those of collections and properties: a view that is `sun` and also
/// `scene.sun` is called `sun`.
enum NameWalk {
  private struct Place {
    var name: String
    var value: Any
  }

  /// How deep properties of properties are followed.
  private static let depth = 6
  /// Elements beyond this many in one collection get no name.
  private static let width = 1000

  /// Names for the objects in `variables`, in order; names in `taken` are not given again.
  static func names(
    of variables: [(String, Any)], taken: Set<String>
  ) -> [(ObjectID, String)] {
    var found: [(ObjectID, String)] = []
    var given = taken
    var seen: Set<ObjectIdentifier> = []
    var level = variables.map { Place(name: $0.0, value: $0.1) }
    for _ in 0..<depth where !level.isEmpty {
      var deeper: [Place] = []
      for place in level {
        guard let value = unwrapped(place.value) else { continue }
        if let object = value as? any JournalObject {
          if !place.name.isEmpty, given.insert(place.name).inserted {
            found.append((object.journalID, place.name))
          }
        }
        deeper += parts(of: value, named: place.name, seen: &seen)
      }
      level = deeper
    }
    return found
  }

  private static func unwrapped(_ value: Any) -> Any? {
    var value = value
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      guard let inside = mirror.children.first?.value else { return nil }
      value = inside
    }
  }

  private static func parts(
    of value: Any, named name: String, seen: inout Set<ObjectIdentifier>
  ) -> [Place] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection?:
      return mirror.children.prefix(width).enumerated().map { index, child in
        Place(name: "\(name)[\(index)]", value: child.value)
      }
    case .dictionary?:
      return entries(of: mirror, named: name)
    case .class?:
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return [] }
      return properties(of: mirror, named: name)
    case .struct?, .tuple?:
      return properties(of: mirror, named: name)
    default:
      return []
    }
  }

  private static func entries(of mirror: Mirror, named name: String) -> [Place] {
    let places = mirror.children.prefix(width).compactMap { child -> Place? in
      let parts = Array(Mirror(reflecting: child.value).children)
      guard parts.count == 2 else { return nil }
      return Place(name: "\(name)[\(parts[0].value)]", value: parts[1].value)
    }
    // The order of a dictionary changes from run to run.
    return places.sorted { $0.name < $1.name }
  }

  private static func properties(of mirror: Mirror, named name: String) -> [Place] {
    var places: [Place] = []
    var ancestor: Mirror? = mirror
    while let current = ancestor, !isOurs(current.subjectType) {
      for child in current.children {
        guard var label = child.label else { continue }
        if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst(18) }
        places.append(Place(name: joined(name, label), value: child.value))
      }
      ancestor = current.superclassMirror
    }
    return places
  }

  private static func joined(_ name: String, _ label: String) -> String {
    if name.isEmpty { return label }
    // Mirrors call the parts of a tuple without labels `.0`, `.1` and so on.
    return label.hasPrefix(".") ? name + label : "\(name).\(label)"
  }

  /// Whether the type belongs to the frameworks: what those store is nobody's business.
  private static func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["UIKit.", "QuartzCore.", "CoreGraphics.", "Engine."].contains { name.hasPrefix($0) }
  }
}
