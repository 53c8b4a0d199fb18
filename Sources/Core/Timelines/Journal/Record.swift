import Geometry

/// Identity of an object in a journal, numbered by creation from 1.
package typealias ObjectID = Int

/// What kind of object a journal's `object` record creates.
package enum ObjectKind: String, Hashable, Sendable {
  /// A view together with its backing layer: one object, two faces.
  case view
  /// A layer without a view.
  case layer
  /// A property animator; has a pace instead of properties.
  case animator
  /// A view controller, gesture recogniser or other object that events mention.
  case other
}

/// One input of a program: what the child process reports and everything else is computed from.
package struct Record: Hashable, Sendable {
  package var at: Instant
  package var content: Content
  /// Code offsets of the learner's own calls, innermost first, at most four; not part of equality of timelines.
  package var sites: [UInt64]

  package init(at: Instant, content: Content, sites: [UInt64] = []) {
    self.at = at
    self.content = content
    self.sites = sites
  }

  package enum Content: Hashable, Sendable {
    /// The window's size in points and the horizon in seconds; always the first record.
    case stage(Size, horizon: Double)
    /// A created object. `type` is the view's (or layer's) class, `layerType` the backing layer's class (empty if none).
    case object(ObjectID, kind: ObjectKind, type: String, layerType: String)
    /// A name the learner knows the object by, such as `clouds[1]`; the first one bound wins.
    case name(ObjectID, String)
    /// A model value set on a layer (or an inert property of a view, key as written by UIKit).
    case set(ObjectID, key: String, Value)
    /// A value with which the object's class begins, other than the usual one; nothing that happens.
    case initial(ObjectID, key: String, Value)
    /// `child` became a sublayer of `parent` at `index`; a layer already elsewhere moves. Parent 0 is the window list.
    case insert(ObjectID, into: ObjectID, at: Int)
    /// The object left its parent.
    case detach(ObjectID)
    /// An animation was added under `key`; `serial` numbers animations from 1.
    case add(ObjectID, key: String, serial: Int, Animation)
    /// The animation left its layer; `finished` is false when it was removed or replaced before its end.
    case drop(serial: Int, finished: Bool)
    /// An animator's pace from now on.
    case pace(ObjectID, Pace)
    case event(EventKind)
    /// Something UIKit does not guarantee, said once for each cause.
    case note(rule: String, text: String)
    /// The implicit transaction was committed: the turn is over.
    case commit
    /// UIKit refused to go on: misuse with its state and remedy.
    case stop(reason: String, remedy: String)
    /// The processor or the Swift runtime stopped the program; `sites` names the callers.
    case trap(signal: Int)
    /// The run ended by itself (`idle`), at the `horizon`, or at a cap (`events`).
    case end(String)
  }
}

/// Something that happened at an instant, as the learner's code would notice it.
package enum EventKind: Hashable, Sendable {
  /// A completion closure ran. `block` is the animation block, animator or transaction it belongs to.
  case completion(finished: Bool, block: Int, objects: [ObjectID])
  /// An animator's completion ran with position `end`, `start` or `current`.
  case animatorCompletion(ObjectID, position: String)
  /// An animator changed state: `active`, `inactive`, `stopped`, `paused`, `running`, `reversed`.
  case animator(ObjectID, state: String)
  /// A `UIView.transition` or `CATransition` began on a container, in seconds.
  case transition(ObjectID, kind: String, duration: Double)
  /// Scripted input found a target (`tap car`).
  case input(String, target: ObjectID)
  /// Scripted input found nothing, with the reason.
  case missedInput(String, reason: String)
  /// An action, timer, display link, delayed closure or animation delegate ran (`timer`, `asyncAfter`, `task`, …).
  case callback(String)
  /// A line the program printed.
  case output(String)
  /// An event the lesson's scene names itself.
  case custom(String)
}
