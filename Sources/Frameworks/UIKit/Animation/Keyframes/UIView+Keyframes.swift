import CoreGraphics
import Engine
import QuartzCore
import Timelines

extension UIView {
  /// Animates through keyframes; the default curve eases the *whole* in and out.
  ///
  /// - Parameters:
  ///   - duration: seconds of the whole; 0 or less changes everything at once.
  ///   - delay: seconds during which the old values still show.
  ///   - options: mode and the rest; with the bits of a linear curve key times are not warped.
  ///   - animations: calls `addKeyframe`; runs now.
  ///   - completion: gets whether all animations reached their end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let shared = options.shared
    let own = AnimationBlock.Timing(
      duration: duration, delay: delay, curve: shared.curve,
      repeatCount: shared.contains(.repeat) ? .infinity : 0,
      autoreverses: shared.contains(.autoreverse))
    var (timing, kept) = AnimationBlock.inherited(own, shared)
    // A spring cannot run through keyframes.
    timing.spring = nil
    let outer = AnimationStack.current.active
    let isPlain = if case .plain = AnimationStack.current.innermostManner { true } else { false }
    let block = AnimationBlock(
      timing, options: kept,
      manner: isPlain ? .plain : .gathered(KeyframeScript(mode: options.mode)),
      group: AnimationBlock.completionGroup(completion), animator: outer?.animator)
    block.onChange = outer?.onChange
    block.onAdd = outer?.onAdd
    block.run(animations)
  }

  /// Adds a keyframe to the running keyframe animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, as a fraction of the whole, 0 to 1.
  ///   - frameDuration: how long it lasts, as a fraction of the whole, 0 to 1.
  ///   - animations: changes properties of views; runs now.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    let parts = [("relative start time", frameStartTime), ("relative duration", frameDuration)]
    for (name, value) in parts where !(0...1).contains(value) {
      Conductor.current.stop(
        reason: AnimationMessage.keyframeRange(name, value),
        remedy: AnimationMessage.keyframeRangeRemedy)
      return
    }
    let stack = AnimationStack.current
    guard let block = stack.innermost, case .gathered(let script) = block.manner else {
      if stack.innermost == nil {
        Conductor.current.note("add-keyframe", AnimationMessage.keyframeOutside)
      }
      return animations()
    }
    script.run(.init(start: frameStartTime, length: frameDuration), animations)
  }
}
