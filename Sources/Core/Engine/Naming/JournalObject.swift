import Timelines

/// An object that the journal knows by number: a view, a layer, an animator, a controller.
package protocol JournalObject: AnyObject {
  var journalID: ObjectID { get }
}
