import Timelines

/// Animations that share one completion: those of a block, an animator or a transaction.
///
/// It completes once it is closed and every animation that joined has left.
package final class CompletionGroup {
  /// Number of the block in the journal.
  package let block: Int
  /// Order of creation; decides between completions of one instant.
  package let sequence: Int
  /// The objects whose animations joined, in the order they joined.
  package private(set) var objects: [ObjectID] = []
  package private(set) var isComplete = false
  /// Whether it waits for the replacement when an animation is replaced under its key.
  ///
  /// Measured for transactions; an animation block hears that its animation did not finish.
  package let followsReplacement: Bool
  private var outstanding = 0
  private var isClosed = false
  private var allFinished = true
  private let onComplete: (CompletionGroup, _ finished: Bool) -> Void

  package init(
    block: Int, sequence: Int, followsReplacement: Bool = false,
    onComplete: @escaping (CompletionGroup, _ finished: Bool) -> Void
  ) {
    self.block = block
    self.sequence = sequence
    self.followsReplacement = followsReplacement
    self.onComplete = onComplete
  }

  package var isEmpty: Bool { outstanding == 0 }

  package func join(_ object: ObjectID) {
    outstanding += 1
    if !objects.contains(object) { objects.append(object) }
  }

  /// Mentions an object without waiting for anything of it.
  package func mention(_ object: ObjectID) {
    if !objects.contains(object) { objects.append(object) }
  }

  package func leave(finished: Bool) {
    outstanding -= 1
    if !finished { allFinished = false }
    completeIfDone()
  }

  /// No further animation will join.
  package func close() {
    isClosed = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, outstanding == 0, !isComplete else { return }
    isComplete = true
    onComplete(self, allFinished)
  }
}
