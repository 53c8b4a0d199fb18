import CoreGraphics
import Engine
import QuartzCore
import Timelines

/// A block between `beginAnimations` and `commitAnimations`, whose settings come one by one.
@MainActor
final class LegacyBlock {
  let name: String?
  let context: UnsafeMutableRawPointer?
  /// Widely known: 0.2 seconds, easing in and out.
  var timing = AnimationBlock.Timing(duration: 0.2)
  var options: UIView.AnimationOptions = []
  var transition: (kind: UIView.AnimationTransition, view: UIView)?
  weak var delegate: AnyObject?
  var didStop: Selector?
  var willStart: Selector?
  /// The block as it applies to changes made now; a setting changed in between starts a new one.
  private(set) var block: AnimationBlock
  private let group: CompletionGroup

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
    weak var later: LegacyBlock?
    group = AnimationBlock.completionGroup { finished in later?.end(finished) }
    block = AnimationBlock(timing, group: group)
    block.isDerived = true
    later = self
    // Nobody else keeps the block until its animations are over.
    kept = self
  }

  private var kept: LegacyBlock?

  /// Applies changed settings to the changes that follow.
  func refresh() {
    block.layOutStacks()
    AnimationStack.current.pop(block)
    block = AnimationBlock(timing, options: options, group: group)
    block.isDerived = true
    AnimationStack.current.push(block)
  }

  func begin() {
    AnimationStack.current.push(block)
  }

  func commit() {
    block.layOutStacks()
    AnimationStack.current.pop(block)
    if let transition, transition.kind != .none {
      let names = ["", "flipFromLeft", "flipFromRight", "curlUp", "curlDown"]
      ViewTransition(kind: names[transition.kind.rawValue], timing: timing, options: options)
        .add(to: transition.view, group: group)
    }
    group.close()
  }

  private func end(_ finished: Bool) {
    kept = nil
    guard let didStop, let delegate else { return }
    let last: Any = context as Any
    _ = didStop(on: delegate, [name as Any, NSNumber(value: finished), last])
  }
}

extension UIView {
  /// Opens an animation block; `commitAnimations` closes it.
  ///
  /// - Parameters:
  ///   - animationID: handed to the delegate's method.
  ///   - context: handed to the delegate's method.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let legacy = LegacyBlock(name: animationID, context: context)
    AnimationStack.current.legacy.append(legacy)
    legacy.begin()
  }

  /// Closes the innermost block and starts its animations.
  public static func commitAnimations() {
    guard let legacy = AnimationStack.current.legacy.popLast() else {
      Conductor.current.note("commit-animations", AnimationMessage.commitWithoutBegin)
      return
    }
    legacy.commit()
  }

  private static func set(_ change: (LegacyBlock) -> Void) {
    guard let legacy = AnimationStack.current.legacy.last else { return }
    change(legacy)
    legacy.refresh()
  }

  /// Changes the timing of the open legacy block, or of the block whose closure runs.
  private static func setTiming(_ change: (inout AnimationBlock.Timing) -> Void) {
    let stack = AnimationStack.current
    guard stack.legacy.isEmpty else { return set { change(&$0.timing) } }
    guard let block = stack.innermost else { return }
    if block.animator != nil {
      Conductor.current.note("animator-options", AnimationMessage.repeatInAnimator)
    }
    change(&block.timing)
  }

  /// Sets the duration of the open block, in seconds; 0.2 by default.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    set { $0.timing.duration = duration }
  }

  /// Sets the delay of the open block, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    set { $0.timing.delay = delay }
  }

  /// Sets the curve of the open block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    set { $0.timing.curve = curve.timingCurve }
  }

  /// Sets how many cycles the open block, or the running one, has; a half may be asked for.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    let count = repeatCount >= Float.greatestFiniteMagnitude ? .infinity : Double(repeatCount)
    setTiming { $0.repeatCount = count }
  }

  /// Sets whether each cycle goes back again; afterwards the model shows at once.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setTiming { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether properties that cannot add up start from what shows.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Sets who hears of the end of the open block.
  public static func setAnimationDelegate(_ delegate: Any?) {
    set { $0.delegate = delegate as AnyObject? }
  }

  /// Sets the method that is told the name, whether all finished, and the context.
  public static func setAnimationDidStop(_ selector: Selector?) {
    set { $0.didStop = selector }
  }

  /// Sets the method that is told when the block starts; kept, but not called.
  public static func setAnimationWillStart(_ selector: Selector?) {
    set { $0.willStart = selector }
  }

  /// Sets a transition of a container for the open block.
  public static func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    set { $0.transition = (transition, view) }
  }
}
