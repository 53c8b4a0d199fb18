// Spellings of older Swift; each names its modern one in the compiler's warning.

import QuartzCore

extension CALayer {
  /// The old name of `add(_:forKey:)`.
  @available(*, deprecated, message: "now spelled add(_:forKey:)")
  public func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    add(animation, forKey: key)
  }

  /// The old name of `removeAnimation(forKey:)`.
  @available(*, deprecated, message: "now spelled removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  /// The old name of `animation(forKey:)`.
  @available(*, deprecated, message: "now spelled animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  /// The old name of `presentation()`.
  @available(*, deprecated, message: "now spelled presentation()")
  public func presentationLayer() -> CALayer? { presentation() }

  /// The old name of `isHidden`.
  @available(*, deprecated, message: "now spelled isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// The old name of `insertSublayer(_:at:)`.
  @available(*, deprecated, message: "now spelled insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }
}

extension CAAnimation {
  /// The old name of `isRemovedOnCompletion`.
  @available(*, deprecated, message: "now spelled isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  /// The old name of `isAdditive`.
  @available(*, deprecated, message: "now spelled isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  /// The old name of `isCumulative`.
  @available(*, deprecated, message: "now spelled isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}
