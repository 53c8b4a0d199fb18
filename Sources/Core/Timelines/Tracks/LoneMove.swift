import Geometry

/// One animation acting alone on a property, to tell the ends of its move.
struct LoneMove {
  var animation: Animation
  var base: Value
  var path: PropertyPath

  /// The value after a fraction of the time of one forward run; a spring ends on its target.
  func value(at fraction: Double) -> Value? {
    value(atProgress: animation.lonelyProgress(at: fraction))
  }

  func value(atProgress progress: Double) -> Value? {
    var plain = animation
    plain.isCumulative = false
    var composition = Composition(base)
    plain.apply(to: &composition, root: path.root, progress: progress, cycle: 0)
    return composition.value.component(path.component)
  }
}

extension Animation {
  /// Progress after a fraction of one forward run; 0 and 1 at its ends, whatever the spring does.
  fileprivate func lonelyProgress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return progress(of: ActiveState(fraction: fraction, cycle: 0), bypassesCurve: false)
  }
}
