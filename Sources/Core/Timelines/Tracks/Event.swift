/// Something that happened, with the name it has in checks and listings.
package struct Event: Hashable, Sendable {
  package var at: Instant
  package var kind: Kind
  /// What checks and listings call it, such as `completion(true) of box` or `set box.alpha`.
  package var name: String
  package var objects: [ObjectID]
  package var sites: [UInt64]

  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// What the journal reports as an event.
    case reported(EventKind)
    /// The object came under a parent.
    case added(ObjectID, to: ObjectID)
    /// The object left its parent.
    case removed(ObjectID)
    /// A model value changed.
    case set(ObjectID, key: String, Value)
    /// An animation was added.
    case started(serial: Int)
    /// An animation left its layer.
    case ended(serial: Int, finished: Bool)
  }
}
