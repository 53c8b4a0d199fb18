/// What one framework keeps for a whole run, such as the window list.
///
/// Companions hang on the conductor, so that a new conductor starts with nothing left over.
package protocol Companion: AnyObject {
  init(_ conductor: Conductor)

  /// The program's code of this turn has run: lay out, and notice what became visible or vanished.
  func prepareCommit()
}
