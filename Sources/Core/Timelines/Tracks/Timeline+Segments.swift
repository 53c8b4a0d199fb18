import Geometry

extension Timeline {
  /// What one animation contributes to a property, by itself.
  ///
  /// One stretch, but for linear keyframes, which make one for each move between keys, and for
  /// animators that paused or turned back, which make one for each pace.
  func segments(of run: AnimationRun, _ path: PropertyPath) -> [Segment] {
    run.animation.leaves(in: run.animation.timing, acting: path.root).flatMap { leaf in
      segments(of: run, leaf, path)
    }
  }

  private func segments(
    of run: AnimationRun, _ leaf: AnimationLeaf, _ path: PropertyPath
  ) -> [Segment] {
    let base = root(run.object, path.root, at: Moment(run.added.seconds), isModel: true)
    let move = LoneMove(animation: leaf.animation, base: base, path: path)
    guard let from = move.value(at: 0), let to = move.value(at: 1) else { return [] }
    let timing = leaf.animation.timing
    let speed = (timing.speed * leaf.outerSpeed).magnitude
    let range = activeRange(of: run, leaf)
    let whole = Segment(
      begin: range.begin, end: range.end, from: from, to: to, pacing: leaf.animation.pacing,
      serial: run.serial, key: run.key, isAdditive: leaf.animation.isAdditive,
      cycles: Segment.Cycles(
        duration: speed == 0 ? .infinity : timing.duration / speed,
        count: timing.cycleCount * leaf.outerCycles,
        autoreverses: timing.autoreverses || leaf.outerAutoreverses),
      finished: run.dropped == nil ? nil : run.finished, sites: run.sites)
    if run.animation.animator != nil { return paced(whole, run, move) }
    return keyed(whole, leaf, move)
  }

  /// Splits linear keyframes into their moves; what rests is no move.
  private func keyed(_ whole: Segment, _ leaf: AnimationLeaf, _ move: LoneMove) -> [Segment] {
    guard case .keyframes(let frames) = leaf.animation.motion, frames.mode == .linear,
      frames.path == nil, whole.cycles.count == 1, !whole.cycles.autoreverses,
      whole.cycles.duration.isFinite
    else { return [whole] }
    let curve = leaf.animation.curve ?? .linear
    let borders = KeyframeMotion(frames).borders
    var segments: [Segment] = []
    for (index, (first, last)) in zip(borders, borders.dropFirst()).enumerated() {
      let portion = Segment.Portion(
        begin: curve.fraction(at: first), end: curve.fraction(at: last))
      // Of a jump, the value before it and the one from it on.
      let isJump = last == first
      guard let from = move.value(atProgress: first, isJump ? .before : .from),
        let to = move.value(atProgress: last, isJump ? .from : .before), from != to
      else { continue }
      var segment = whole
      segment.begin = whole.begin + whole.cycles.duration * portion.begin
      segment.end = min(whole.end, whole.begin + whole.cycles.duration * portion.end)
      guard isJump ? segment.begin <= segment.end : segment.begin < segment.end else { continue }
      (segment.from, segment.to) = (from, to)
      segment.pacing = .keyframes(
        .linear, whole: curve,
        stretch: index < frames.curves.count ? frames.curves[index] : .linear)
      segment.portion = portion
      segment.cycles.duration = segment.end - segment.begin
      segments.append(segment)
    }
    return segments.isEmpty && whole.from != whole.to ? [whole] : segments
  }

  /// Splits what an animator moves at its changes of pace; where it stands still is no move.
  private func paced(_ whole: Segment, _ run: AnimationRun, _ move: LoneMove) -> [Segment] {
    guard let animator = run.animation.animator else { return [whole] }
    let timing = run.animation.timing
    let life = run.added.seconds...(run.dropped?.seconds ?? max(duration, run.added.seconds))
    var segments: [Segment] = []
    for stretch in paceStretches(of: animator) where stretch.pace.speed != 0 {
      var begin = max(stretch.begin, life.lowerBound)
      var end = min(stretch.end, life.upperBound)
      let reach = [timing.begin, timing.end].map {
        stretch.begin + ($0 - stretch.pace.local) / stretch.pace.speed
      }.sorted()
      begin = max(begin, reach[0])
      end = min(end, reach[1])
      guard begin < end else { continue }
      var segment = whole
      (segment.begin, segment.end) = (begin, end)
      let fractions = [begin, end].map {
        min(max((stretch.local(at: $0) - timing.begin) / timing.activeDuration, 0), 1)
      }
      segment.portion = Segment.Portion(
        begin: FixedPoint.snapped(fractions[0]), end: FixedPoint.snapped(fractions[1]))
      if !segment.portion.isWhole, timing.activeDuration == timing.duration {
        segment.from = move.value(at: segment.portion.begin) ?? whole.from
        segment.to = move.value(at: segment.portion.end) ?? whole.to
      }
      segments.append(segment)
    }
    return segments
  }

  /// When an animation that no animator paces moves, in the program's seconds.
  private func activeRange(
    of run: AnimationRun, _ leaf: AnimationLeaf
  ) -> (begin: Double, end: Double) {
    let added = run.added.seconds
    func programTime(_ local: Double) -> Double {
      local.isFinite ? convert(local, from: run.object, to: nil, at: added) : local
    }
    let begin = programTime(leaf.begin)
    var end = programTime(leaf.end)
    if let dropped = run.dropped, !run.finished || hasLayerClocks {
      end = min(end, dropped.seconds)
      if run.finished { end = dropped.seconds }
    }
    if end > horizon { end = min(end, max(begin, duration)) }
    return (begin, max(begin, end))
  }
}

extension Animation {
  fileprivate var pacing: Segment.Pacing {
    switch motion {
    case .spring(let constants, _, _, _): .spring(constants)
    case .keyframes(let frames):
      .keyframes(frames.mode, whole: curve ?? .linear, stretch: .linear)
    default: .curve(curve ?? .linear)
    }
  }
}
