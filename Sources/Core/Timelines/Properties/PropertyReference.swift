/// A property of an object, or a part of one, as a path names it.
package struct PropertyReference: Hashable, Sendable {
  package var object: ObjectID
  /// The layer key and part, such as `position` and `x`.
  package var path: PropertyPath
  /// Whether the model value is meant instead of what is shown.
  package var isModel: Bool
  /// The path as it is written, such as `box.center.x`.
  package var text: String

  package init(object: ObjectID, path: PropertyPath, isModel: Bool = false, text: String) {
    self.object = object
    self.path = path
    self.isModel = isModel
    self.text = text
  }

  /// The layer key of the whole property.
  package var root: String { path.root }
}

/// A name that nothing has, with the nearest one that something has.
package struct UnknownName: Error, Hashable, Sendable {
  /// What was looked for.
  package enum Kind: String, Hashable, Sendable {
    /// A view, layer or animator.
    case object
    /// A property of an object that exists.
    case property
    /// An object that exists, without the property that should follow.
    case wholeObject
  }

  package var name: String
  package var kind: Kind
  package var nearest: String?

  package init(name: String, kind: Kind, nearest: String?) {
    self.name = name
    self.kind = kind
    self.nearest = nearest
  }
}
