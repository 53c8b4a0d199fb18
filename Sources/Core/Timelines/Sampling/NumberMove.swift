/// One plain animation as it acts on one number.
struct NumberMove: Sendable {
  let timing: MediaTiming
  /// One forward run at usual speed, so that the fraction is a division.
  let isSingle: Bool
  let perSecond: Double
  private let holdsBefore: Bool
  private let holdsAfter: Bool
  private(set) var solver: CurveSolver?
  let spring: SpringMotion?
  let from: Double?
  let to: Double?
  let keys: NumberKeys?
  let isAdditive: Bool
  /// Whether it acts on this number at all.
  let acts: Bool

  /// Nil for animations that need more than numbers: groups, paths, cumulative or relative ones.
  init?(_ prepared: PreparedAnimation, _ root: String, _ component: String) {
    let animation = prepared.animation
    timing = animation.timing
    isSingle =
      timing.speed == 1 && timing.timeOffset == 0 && !timing.autoreverses
      && timing.activeDuration == timing.duration
    perSecond = 1 / timing.duration
    holdsBefore = timing.fill == .backwards || timing.fill == .both
    holdsAfter = timing.fill == .forwards || timing.fill == .both
    solver = prepared.solver
    spring = prepared.spring
    isAdditive = animation.isAdditive
    guard !animation.isCumulative, prepared.path.root == root,
      let part = NumberMove.part(of: component, in: prepared.path.component)
    else { return nil }
    acts = part.acts
    guard part.acts else {
      (from, to, keys) = (nil, nil, nil)
      return
    }
    switch animation.motion {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
      guard by == nil, from != nil || to != nil,
        let start = NumberMove.end(from, part.name), let end = NumberMove.end(to, part.name)
      else { return nil }
      (self.from, self.to, keys) = (start.number, end.number, nil)
    case .keyframes:
      guard isSingle, let frames = prepared.frames, let keys = NumberKeys(frames, part.name) else {
        return nil
      }
      (from, to, self.keys) = (nil, nil, keys)
    case .group, .transition: return nil
    }
  }

  /// How an animation's key path lies to the number: the part of its values that is meant.
  ///
  /// Nil when it writes something whose parts cannot be told apart.
  private static func part(
    of component: String, in written: String
  ) -> (name: String, acts: Bool)? {
    if written.isEmpty { return (component, true) }
    if written == component { return ("", true) }
    if component.hasPrefix(written + ".") {
      return (String(component.dropFirst(written.count + 1)), true)
    }
    let plain = ["x", "y", "width", "height", "origin", "size"]
    let parts = (written + "." + component).split(separator: ".").map { String($0) }
    return parts.allSatisfy(plain.contains) ? ("", false) : nil
  }

  /// The number that an end is; no number for an end that is not given, nil for one that is none.
  private static func end(_ value: Value?, _ part: String) -> (number: Double?, Void)? {
    guard let value else { return (nil, ()) }
    guard value.kind != .color, case .number(let number) = value.component(part) else { return nil }
    return (number, ())
  }

  /// The same move with a solver for many questions.
  var forManyQuestions: NumberMove {
    var move = self
    move.solver = solver?.forManyQuestions
    return move
  }

  func apply(
    to value: inout Double, at time: Double, _ side: Side, bypassesCurve: Bool, holds: Bool
  ) {
    guard let fraction = fraction(at: time, side, holds) else { return }
    var progress = fraction
    if !bypassesCurve, fraction > 0, fraction < 1 || spring != nil {
      if fraction < 1, let solver { progress = solver.progress(at: fraction) }
      if let spring { progress = spring.value(at: progress * timing.duration) }
    }
    let moved: Double
    if let keys {
      // Only plain runs go forward; what repeats or turns back is left to the general way.
      let looksBack = side == .before && time <= timing.end + Moment.tolerance
      moved = keys.number(at: progress, looksBack ? .before : .from)
    } else {
      moved = (from ?? value).interpolated(to: to ?? value, progress)
    }
    value = isAdditive ? value + moved : moved
  }

  func fraction(at time: Double, _ side: Side, _ holds: Bool) -> Double? {
    guard isSingle else {
      return timing.state(at: Moment(time, side), isHeld: holds)?.fraction
    }
    let elapsed = time - timing.begin
    let hasBegun = side == .from ? elapsed >= -Moment.tolerance : elapsed > Moment.tolerance
    if !hasBegun { return holds || holdsBefore ? 0 : nil }
    let left = timing.duration - elapsed
    let isOver = side == .from ? left <= Moment.tolerance : left < -Moment.tolerance
    if isOver { return holds || holdsAfter ? 1 : nil }
    return left < Moment.tolerance ? 1 : min(max(elapsed * perSecond, 0), 1)
  }
}
