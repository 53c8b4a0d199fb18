/// An animation of one property with its place in the groups around it.
struct AnimationLeaf {
  var animation: Animation
  /// When it is active, in the time of the layer; an endless end is infinite.
  var begin: Double
  var end: Double
  /// Product of the speeds, cycles and reversals of the groups around it.
  var outerSpeed: Double
  var outerCycles: Double
  var outerAutoreverses: Bool
}

extension Animation {
  /// The animations in it that act on a property, itself or a group's children.
  ///
  /// - Parameters:
  ///   - timing: the timing of this animation.
  ///   - root: the layer key.
  /// - Returns: leaves in order, their times cut at their group's end.
  func leaves(in timing: MediaTiming, acting root: String) -> [AnimationLeaf] {
    guard roots.contains(root) else { return [] }
    guard case .group(let children) = motion else {
      return [
        AnimationLeaf(
          animation: self, begin: timing.begin, end: timing.end, outerSpeed: 1, outerCycles: 1,
          outerAutoreverses: false)
      ]
    }
    let speed = timing.speed == 0 ? 1 : timing.speed.magnitude
    let cycles = timing.cycleCount
    return children.flatMap { $0.leaves(in: $0.timing, acting: root) }.map { leaf in
      var leaf = leaf
      let repeats = cycles != 1 || timing.autoreverses
      let inner = min(leaf.end, timing.duration)
      leaf.begin = timing.begin + min(leaf.begin, timing.duration) / speed
      leaf.end = repeats ? timing.end : timing.begin + inner / speed
      leaf.outerSpeed *= speed
      leaf.outerCycles *= cycles
      leaf.outerAutoreverses = leaf.outerAutoreverses || timing.autoreverses
      return leaf
    }
  }
}
