import Geometry

/// One animation acting alone on a property, to tell the ends of its move.
struct LoneMove {
  private let prepared: PreparedAnimation
  private let base: Value
  private let path: PropertyPath

  init(animation: Animation, base: Value, path: PropertyPath) {
    var plain = animation
    plain.isCumulative = false
    prepared = PreparedAnimation(plain)
    self.base = base
    self.path = path
  }

  /// The value after a fraction of the time of one forward run; a spring ends on its target.
  func value(at fraction: Double) -> Value? {
    if fraction <= 0 { return value(atProgress: 0) }
    if fraction >= 1 { return value(atProgress: 1) }
    return value(
      atProgress: prepared.progress(of: ActiveState(fraction: fraction, cycle: 0)))
  }

  /// The value at a progress; from before, that of the stretch which ends there.
  ///
  /// An angle is told as it was given: read back from a matrix it would lose whole turns.
  func value(atProgress progress: Double, _ side: Side = .from) -> Value? {
    if prepared.path == path, path.component.hasPrefix("rotation") {
      guard let current = base.component(path.component) else { return nil }
      let angle = prepared.value(at: progress, side, over: current)
      return prepared.animation.isAdditive ? angle.flatMap(current.adding) : angle
    }
    var composition = Composition(base)
    prepared.apply(to: &composition, root: path.root, progress: progress, side, cycle: 0)
    return composition.value.component(path.component)
  }
}
