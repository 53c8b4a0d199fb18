// Spellings of older Swift; each names its modern one in the compiler's warning.

import UIKit

extension UIView {
  /// The old name of `animate(withDuration:animations:)`.
  @available(*, deprecated, message: "now spelled animate(withDuration:animations:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping @MainActor () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }

  /// The old name of `animate(withDuration:animations:completion:)`.
  @available(*, deprecated, message: "now spelled animate(withDuration:animations:completion:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// The old name of `animate(withDuration:delay:options:animations:completion:)`.
  @available(
    *, deprecated, message: "now spelled animate(withDuration:delay:options:animations:completion:)"
  )
  public static func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions?,
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options ?? [], animations: animations,
      completion: completion)
  }

  /// The old name of `animate` with a spring.
  @available(
    *, deprecated,
    message:
      "now spelled animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
  )
  public static func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions?,
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options ?? [], animations: animations,
      completion: completion)
  }

  /// The old name of `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  @available(
    *, deprecated,
    message: "now spelled animateKeyframes(withDuration:delay:options:animations:completion:)"
  )
  public static func animateKeyframesWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions?,
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animateKeyframes(
      withDuration: duration, delay: delay, options: options ?? [], animations: animations,
      completion: completion)
  }

  /// The old name of `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  @available(
    *, deprecated,
    message: "now spelled addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
  )
  public static func addKeyframeWithRelativeStartTime(
    _ startTime: Double, relativeDuration duration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    addKeyframe(
      withRelativeStartTime: startTime, relativeDuration: duration, animations: animations)
  }

  /// The old name of `transition(with:duration:options:animations:completion:)`.
  @available(
    *, deprecated, message: "now spelled transition(with:duration:options:animations:completion:)"
  )
  public static func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions?,
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    transition(
      with: view, duration: duration, options: options ?? [], animations: animations,
      completion: completion)
  }

  /// The old name of `transition(from:to:duration:options:completion:)`.
  @available(
    *, deprecated, message: "now spelled transition(from:to:duration:options:completion:)"
  )
  public static func transitionFromView(
    _ fromView: UIView, toView: UIView, duration: TimeInterval, options: AnimationOptions?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    transition(
      from: fromView, to: toView, duration: duration, options: options ?? [],
      completion: completion)
  }

  /// The old name of `performWithoutAnimation(_:)`.
  @available(*, deprecated, message: "now spelled performWithoutAnimation(_:)")
  public static func performWithoutAnimations(_ actions: @MainActor () -> Void) {
    performWithoutAnimation(actions)
  }
}
