import Engine
import QuartzCore
import Timelines

extension AnimationBlock {
  /// What a block that begins now asks for, once it has inherited from the one it stands in.
  ///
  /// Documented: duration, curve and the other options are inherited unless an option overrides
  /// each. Nobody outside Apple says what becomes of delays; etude adds them.
  static func inherited(
    _ own: Timing, _ options: UIView.AnimationOptions
  ) -> (Timing, UIView.AnimationOptions) {
    guard let outer = AnimationStack.current.active else { return (own, options) }
    var timing = own
    var kept = options
    let frame = outer.currentFrame
    if !options.contains(.overrideInheritedDuration) {
      timing.duration = frame.duration
      timing.spring = own.spring?.refitted(to: frame.duration)
    }
    if !options.contains(.overrideInheritedCurve) {
      timing.curve = outer.timing.curve
      if own.spring == nil { timing.spring = outer.timing.spring }
    }
    timing.delay = own.delay + outer.timing.delay + frame.start
    if !options.contains(.overrideInheritedOptions) {
      timing.repeatCount = outer.timing.repeatCount
      timing.autoreverses = outer.timing.autoreverses
      kept = outer.options.union(options.intersection([.layoutSubviews]))
    }
    return (timing, kept)
  }

  /// The stretch of the block's time in which changes made now happen.
  var currentFrame: (start: Double, duration: Double) {
    guard case .gathered(let script) = manner, let frame = script.currentFrame else {
      return (0, timing.duration)
    }
    return (frame.start * timing.duration, frame.length * timing.duration)
  }
}
