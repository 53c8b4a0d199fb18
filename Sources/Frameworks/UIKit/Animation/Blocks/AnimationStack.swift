import Engine
import QuartzCore
import Timelines

/// The animation blocks that are running, innermost last, and what this turn animated.
@MainActor
final class AnimationStack: Companion {
  private var blocks: [AnimationBlock] = []
  /// The object made last before the outermost block began.
  private var newestOutside: ObjectID = 0
  /// Blocks opened by `beginAnimations`, innermost last.
  var legacy: [LegacyBlock] = []
  var areAnimationsEnabled = true
  /// Views animated in this turn: at its commit they must be in a window.
  private var animated: [UIView] = []
  nonisolated(unsafe) private unowned let conductor: Conductor

  nonisolated init(_ conductor: Conductor) {
    self.conductor = conductor
  }

  static var current: AnimationStack { Conductor.current.companion(AnimationStack.self) }

  var innermost: AnimationBlock? { blocks.last }

  /// The block that animates changes made now; nil when they show at once.
  var active: AnimationBlock? {
    guard areAnimationsEnabled, let block = blocks.last, block.isAnimating else { return nil }
    return block
  }

  /// How a block that begins now treats changes: inside keyframes it animates on its own.
  var innermostManner: AnimationBlock.Manner {
    guard let block = blocks.last, case .plain = block.manner else { return .animated }
    return .plain
  }

  /// Whether a view was made inside the blocks that are running.
  func isNew(_ view: UIView) -> Bool { view.journalID > newestOutside }

  func push(_ block: AnimationBlock) {
    if blocks.isEmpty { newestOutside = conductor.numbers.newestObject }
    blocks.append(block)
    conductor.openBlocks = blocks.count { $0.isAnimating }
  }

  func pop(_ block: AnimationBlock) {
    blocks.removeAll { $0 === block }
    conductor.openBlocks = blocks.count { $0.isAnimating }
  }

  func noteAnimation(of view: UIView?) {
    guard let view, view.window == nil else { return }
    animated.append(view)
  }

  nonisolated func prepareCommit() {
    MainActor.assumeIsolated { judgeWindows() }
  }

  /// Says which animated views are in no window.
  ///
  /// Widely reported: on a device such an animation ends at once. It plays here, so that a first
  /// program shows something.
  private func judgeWindows() {
    let views = animated
    animated = []
    for view in views where view.window == nil {
      conductor.note("no-window", AnimationMessage.noWindow("\(type(of: view))"))
    }
  }
}
