import Engine
import QuartzCore
import Timelines

/// One run of an animation block: how the changes made inside it move, and who waits for them.
@MainActor
final class AnimationBlock {
  /// How the changes move.
  struct Timing {
    /// Seconds; 0 and less makes no animation.
    var duration: Double
    /// Seconds.
    var delay = 0.0
    var curve = TimingCurve.easeInEaseOut
    /// Takes the curve's place.
    var spring: Spring?
    /// Number of cycles; infinite for ever, 0 for one.
    var repeatCount = 0.0
    var autoreverses = false
  }

  /// A spring, and a second velocity for the vertical part of points.
  struct Spring {
    var constants: SpringConstants
    /// Moves per second along y; nil: the same as along x.
    var verticalVelocity: Double?
    /// The damping ratio that the constants were made of; nil when they were given.
    var dampingRatio: Double?
  }

  /// What happens to a change of a property inside the block.
  enum Manner {
    /// An animation from the old value to the new one.
    case animated
    /// A keyframe, gathered until the block ends.
    case gathered(KeyframeScript)
    /// Nothing: the change shows at once.
    case plain
  }

  /// Changed from inside by the `setAnimation…` calls, for the changes that follow.
  var timing: Timing
  let options: UIView.AnimationOptions
  let manner: Manner
  /// Waits for the block's animations; nil when nobody wants to know.
  let group: CompletionGroup?
  /// The animator whose time the animations follow.
  let animator: AnimatorClock?
  /// Told about every change, so that an animator can undo it.
  var onChange: ((CALayer, _ key: String, _ old: Value) -> Void)?
  /// Told about every animation added.
  var onAdd: ((CAAnimation) -> Void)?
  /// Whether the block only lends its timing: the block it is derived from closes the group.
  var isDerived = false
  private(set) var views: [UIView] = []
  /// Stacks whose views were hidden or shown inside the block.
  var stacks: [UIStackView] = []

  /// A block; a delay that is no number counts as none.
  init(
    _ timing: Timing, options: UIView.AnimationOptions = [], manner: Manner = .animated,
    group: CompletionGroup? = nil, animator: AnimatorClock? = nil
  ) {
    self.timing = timing
    if timing.delay.isNaN { self.timing.delay = 0 }
    self.options = options
    self.manner = manner
    self.group = group
    self.animator = animator
  }

  /// Whether changes inside the block are animated in any way.
  var isAnimating: Bool {
    if case .plain = manner { return false }
    return timing.duration > 0
  }

  func mention(_ view: UIView?) {
    guard let view, !views.contains(where: { $0 === view }) else { return }
    views.append(view)
  }

  /// Runs the program's closure inside the block and closes it.
  func run(_ body: () -> Void) {
    let stack = AnimationStack.current
    stack.push(self)
    body()
    if options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    layOutStacks()
    if case .gathered(let script) = manner, !isDerived { script.addAnimations(for: self) }
    stack.pop(self)
    if !isDerived { group?.close() }
  }
}
