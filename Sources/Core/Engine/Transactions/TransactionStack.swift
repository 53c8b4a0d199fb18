import Timelines

/// The open transactions: the implicit one of the turn at the bottom, explicit ones above.
package final class TransactionStack {
  weak var conductor: Conductor?
  private var open: [Transaction] = [Transaction(inside: nil)]

  init() {}

  /// The innermost open transaction.
  package var innermost: Transaction { open[open.count - 1] }

  package func begin() {
    open.append(Transaction(inside: innermost))
  }

  /// Closes the innermost explicit transaction; without one it does nothing.
  package func commit() {
    guard open.count > 1 else { return }
    open.removeLast().group?.close()
  }

  /// The completions that wait for an animation added now: those of every open transaction.
  package var groups: [CompletionGroup] { open.compactMap(\.group) }

  /// Ends the turn's implicit transaction and starts the next one.
  func commitTurn() {
    if open.count > 1 {
      conductor?.note("transaction", EngineMessage.transactionLeftOpen)
    }
    while open.count > 1 { commit() }
    let implicit = open[0]
    open[0] = Transaction(inside: nil)
    implicit.group?.close()
  }
}
