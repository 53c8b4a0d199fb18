import Engine
import QuartzCore
import Timelines

extension AnimationBlock {
  /// Runs a block's completion in a turn of its own, once the last animation is over.
  ///
  /// Completions of one instant run in the order in which their blocks began.
  static func completionGroup(
    _ completion: (@MainActor (Bool) -> Void)?
  ) -> CompletionGroup {
    let conductor = Conductor.current
    return CompletionGroup(
      block: conductor.numbers.block(), sequence: conductor.numbers.sequence()
    ) { [unowned conductor] group, finished in
      guard let completion else { return }
      conductor.schedule(at: conductor.now, sequence: group.sequence) { [unowned conductor] in
        conductor.record(
          .event(.completion(finished: finished, block: group.block, objects: group.objects)))
        MainActor.assumeIsolated { completion(finished) }
      }
    }
  }

  /// A block with another timing for whose animations the same completion waits.
  func derived(_ timing: Timing) -> AnimationBlock {
    let block = AnimationBlock(
      timing, options: options, manner: manner, group: group, animator: animator)
    block.isDerived = true
    block.onChange = onChange
    block.onAdd = onAdd
    return block
  }
}

extension AnimationBlock.Spring {
  /// The spring that UIKit makes of a duration, a damping ratio and a velocity.
  @MainActor
  static func fitting(duration: Double, dampingRatio: Double, velocity: Double) -> Self? {
    guard duration > 0 else { return nil }
    let dampingRatio = dampingRatio.isFinite ? dampingRatio : 1
    let velocity = velocity.isFinite ? velocity : 0
    if dampingRatio < 0.01 {
      Conductor.current.note("spring-damping", AnimationMessage.noDamping(dampingRatio))
    }
    if SpringConstants.isUnstableFit(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    {
      Conductor.current.note(
        "spring-unstable", AnimationMessage.unstableSpring(dampingRatio, velocity))
    }
    let constants = SpringConstants.fitting(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    return Self(constants: constants, dampingRatio: dampingRatio)
  }

  /// The same kind of spring for another duration, if it depends on one.
  @MainActor
  func refitted(to duration: Double) -> Self {
    guard let dampingRatio else { return self }
    let fitted = Self.fitting(
      duration: duration, dampingRatio: dampingRatio, velocity: constants.initialVelocity)
    return fitted ?? self
  }
}
