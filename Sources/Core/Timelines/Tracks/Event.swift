/// Something that happened, with the name it has in checks and listings.
package struct Event: Hashable, Sendable {
  package var at: Instant
  package var kind: Kind
  /// `completion(true) of box`, `added helper`, `set box.alpha`, `tap car`, …
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
