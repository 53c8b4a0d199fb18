import CoreGraphics
import Engine
import Timelines

/// An animation that moves like a mass on a spring.
///
/// Its duration cuts the motion, it does not stretch it: set `duration = settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  private var constants = SpringConstants(stiffness: 100, damping: 10)
  private var perceived: (duration: CFTimeInterval, bounce: CGFloat)?

  /// The spring of a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds, greater than 0; roughly how long the motion seems to last.
  ///   - bounce: -1 (excluded) to 1; 0 does not overshoot, 1 swings for ever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    constants = SpringConstants(
      duration: perceptualDuration, bounce: bounce.native, allowsOverdamping: true)
    perceived = (perceptualDuration, bounce)
    duration = settlingDuration
  }

  /// The mass, greater than 0; 1 by default.
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set { set(newValue, positive: true, name: "mass") { $0.mass = $1 } }
  }

  /// The stiffness, greater than 0; 100 by default.
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set { set(newValue, positive: true, name: "stiffness") { $0.stiffness = $1 } }
  }

  /// The damping coefficient (not the ratio), at least 0; 10 by default.
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { set(newValue, positive: false, name: "damping") { $0.damping = $1 } }
  }

  /// Travels per second at the start; positive is toward the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set { if mayChange() { constants.initialVelocity = newValue.native } }
  }

  /// Whether a damping ratio above 1 is honoured; otherwise it counts as 1.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set { if mayChange() { constants.allowsOverdamping = newValue } }
  }

  /// Seconds until the motion stays within a thousandth of its travel from the end.
  open var settlingDuration: CFTimeInterval { constants.settlingDuration }

  /// How long the motion seems to last, in seconds.
  open var perceptualDuration: CFTimeInterval {
    perceived?.duration ?? 2 * Double.pi / (constants.stiffness / constants.mass).squareRoot()
  }

  /// How much the motion overshoots: 0 not at all.
  open var bounce: CGFloat {
    if let perceived { return perceived.bounce }
    let ratio = constants.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  private func set(
    _ number: CGFloat, positive: Bool, name: String,
    _ change: (inout SpringConstants, Double) -> Void
  ) {
    guard mayChange() else { return }
    let isLegal = positive ? number > 0 : number >= 0
    guard isLegal else {
      let bound = positive ? "greater than 0" : "at least 0"
      Conductor.current.note("spring", "\(name) must be \(bound); \(number) is not taken")
      return
    }
    change(&constants, number.native)
  }

  /// The constants, for frameworks that make springs of their own.
  package var spring: SpringConstants {
    get { constants }
    set { constants = newValue }
  }

  override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.adopt(self)
    copy.constants = constants
    copy.perceived = perceived
    return copy
  }

  override func motion(for describer: AnimationDescriber) -> Motion {
    guard case .basic(let from, let to, let by) = super.motion(for: describer) else {
      return .group([])
    }
    return .spring(constants, from: from, to: to, by: by)
  }
}
