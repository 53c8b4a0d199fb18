import CoreGraphics
import Timelines

/// An animation between two values.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 1
/// fade.toValue = 0
/// fade.duration = 2
/// layer.add(fade, forKey: "fade")  // the model value stays 1
/// ```
open class CABasicAnimation: CAPropertyAnimation {
  private var from: Any?
  private var to: Any?
  private var by: Any?

  /// Where the motion starts; nil leaves it to the other two values or to what shows.
  open var fromValue: Any? {
    get { from }
    set { if mayChange() { from = newValue } }
  }

  /// Where the motion ends; nil leaves it to the other two values or to the model.
  open var toValue: Any? {
    get { to }
    set { if mayChange() { to = newValue } }
  }

  /// How far the motion goes.
  open var byValue: Any? {
    get { by }
    set { if mayChange() { by = newValue } }
  }

  final func adopt(_ other: CABasicAnimation) {
    super.adopt(other)
    from = other.from
    to = other.to
    by = other.by
  }

  override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.adopt(self)
    return copy
  }

  override func motion(for describer: AnimationDescriber) -> Motion {
    let path = movedPath
    let (start, end) = (describer.value(from, for: path), describer.value(to, for: path))
    describer.remarkOnMorph(of: path, through: [start, end])
    // UIKit says it itself, in its own words.
    if by == nil, state.resolvedBegin == nil {
      describer.remarkOnTurn(of: path, through: [start, end])
    }
    return .basic(from: start, to: end, by: describer.value(by, for: path))
  }
}
