import Lessons
import Timelines

extension CheckJudge {
  /// Start, end and greatest excursion of a property's motion.
  private func motion(
    of reference: PropertyReference
  ) -> (start: Double, stop: Double, from: Value, to: Value)? {
    let segments = answer.segments(of: reference)
    guard let first = segments.first else { return nil }
    let stop = segments.map(\.end).filter(\.isFinite).max() ?? answer.end
    // The target of the last motion, also where the model was left behind.
    let target = segments.last?.to ?? answer.timeline.value(reference, at: answer.end)
    return (first.begin, stop, answer.timeline.value(reference, at: first.begin), target)
  }

  private func finding(
    _ reference: PropertyReference, _ check: Check, at time: Double?, expected: String,
    found: String, observation: String, value: Value
  ) -> Finding {
    var finding = Finding(
      at: time, property: answer.plainWords(reference), expected: expected, found: found,
      requirement: GradingMessage.requirement(of: check, answer), observation: observation,
      foundValue: value)
    finding.place = answer.cause(of: reference, at: time ?? answer.end)
    finding.plot = PlotMaker(answer: answer).plot(
      of: reference, unit: ValueText.unit(of: reference.path), around: time)
    return finding
  }

  private func restingFinding(_ reference: PropertyReference, _ check: Check) -> Finding {
    var finding = finding(
      reference, check, at: nil, expected: "", found: "",
      observation: GradingMessage.neverMoves(answer.words(reference)), value: .none)
    finding.explain(by: Diagnosis(answer: answer).ofStill(reference))
    return finding
  }

  func overshootFinding(
    _ written: Reference, _ percent: Double, plusMinus: Double?, _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    guard let motion = motion(of: reference), let from = motion.from.number,
      let to = motion.to.number, from != to
    else { return restingFinding(reference, check) }
    var greatest = (value: 0.0, time: motion.start)
    for moment in fineMoments(motion.start, motion.stop) {
      guard let value = answer.timeline.value(reference, at: moment.time, moment.side).number
      else { continue }
      let excess = (value - to) / (to - from)
      if excess > greatest.value { greatest = (excess, moment.time) }
    }
    let found = greatest.value * 100
    if (found - percent).magnitude <= (plusMinus ?? 1) { return nil }
    var finding = finding(
      reference, check, at: greatest.time, expected: ValueText.number(percent) + " %",
      found: ValueText.number(found) + " %",
      observation: GradingMessage.overshoot(found, at: greatest.time), value: .number(found))
    finding.explain(
      by: Diagnosis(answer: answer).ofSpring(reference, overshoot: percent, found: found))
    return finding
  }

  /// A grid of 1/600 s, so that no peak of a spring is missed by more than a trace.
  private func fineMoments(_ start: Double, _ stop: Double) -> [Moment] {
    let count = min(max(Int((stop - start) * 600), 60), 6000)
    return (0...count).map { index in
      Moment(
        start + (stop - start) * Double(index) / Double(count),
        index == count ? .before : .from)
    }
  }

  func settlesFinding(
    _ written: Reference, within bound: Double, at time: TimeExpression, _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    let start = try answer.seconds(time)
    let final = answer.timeline.value(reference, at: answer.end)
    for moment in answer.moments(from: start + Self.timeTolerance, to: answer.end) {
      let value = answer.timeline.value(reference, at: moment.time, moment.side)
      guard let distance = value.difference(from: final), distance > bound + 1e-9 else { continue }
      let unit = ValueText.unit(of: reference.path)
      var finding = finding(
        reference, check, at: moment.time, expected: ValueText.value(final, unit: unit),
        found: ValueText.value(value, unit: unit),
        observation: GradingMessage.unsettled(
          ValueText.value(value, unit: unit), final: ValueText.value(final, unit: unit),
          at: moment.time),
        value: value)
      finding.explain(by: Diagnosis(answer: answer).ofUnrest(reference, at: moment.time))
      return finding
    }
    return nil
  }

  func smoothFinding(
    _ written: Reference, jump bound: Double?, at time: TimeExpression?, _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    let only = try time.map { time throws(Trouble) in try answer.seconds(time) }
    let allowed = bound ?? max(0.02 * range(of: reference), 0.01)
    let renewals = answer.segments(of: reference).compactMap { segment in
      let first = segment.begin + segment.cycles.duration
      return segment.beginsAnew(at: first) ? first : nil
    }
    for instant in (answer.instants + renewals).sorted() where instant > 0 {
      if let only, (instant - only).magnitude > Self.timeTolerance { continue }
      let after = answer.timeline.value(reference, at: instant)
      // A step between two keyframes has no two sides: a moment earlier tells.
      let earlier = [Moment(instant, .before), Moment(instant - 1e-6, .before)].map {
        answer.timeline.value(reference, at: $0.time, $0.side)
      }
      let leaps = earlier.map { $0.difference(from: after) ?? ($0 == after ? 0 : .infinity) }
      let (before, leap) = leaps[1] > leaps[0] ? (earlier[1], leaps[1]) : (earlier[0], leaps[0])
      guard leap > allowed + 1e-9 else { continue }
      let unit = ValueText.unit(of: reference.path)
      let texts = ValueText.pair(before, after, unit: unit)
      var finding = finding(
        reference, check, at: instant, expected: texts.0, found: texts.1,
        observation: GradingMessage.jump(texts.0, texts.1, at: instant), value: .number(leap))
      finding.explain(
        by: Diagnosis(answer: answer).ofJump(reference, at: instant, before: before, after: after))
      return finding
    }
    return nil
  }

  private func range(of reference: PropertyReference) -> Double {
    let values = answer.moments(from: 0, to: answer.end).map {
      answer.timeline.value(reference, at: $0.time, $0.side)
    }
    guard let first = values.first else { return 0 }
    return values.reduce(0) { max($0, $1.difference(from: first) ?? 0) }
  }

  func constantSpeedFinding(
    _ written: Reference, _ percent: Double, over range: TimeRange?, _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    guard let motion = motion(of: reference) else { return restingFinding(reference, check) }
    var (start, stop) = (motion.start, motion.stop)
    if let range {
      start = try answer.seconds(range.start)
      stop = try answer.seconds(range.end)
    }
    let speeds = speeds(of: reference, from: start, to: stop)
    let mean = speeds.reduce(0) { $0 + $1.speed } / Double(speeds.count)
    guard mean > 0,
      let worst = speeds.max(by: { ($0.speed - mean).magnitude < ($1.speed - mean).magnitude })
    else { return restingFinding(reference, check) }
    if (worst.speed / mean - 1).magnitude * 100 <= percent { return nil }
    let time = worst.time
    let expected = ValueText.number(mean)
    let found = ValueText.number(worst.speed)
    var finding = finding(
      reference, check, at: time, expected: expected, found: found,
      observation: GradingMessage.unevenSpeed(found, mean: expected, at: time),
      value: .number(worst.speed))
    finding.explain(by: Diagnosis(answer: answer).ofUnevenSpeed(reference))
    return finding
  }

  /// The speed at sixty moments, each measured over a step so short that it seldom meets a corner.
  private func speeds(
    of reference: PropertyReference, from start: Double, to stop: Double
  ) -> [(time: Double, speed: Double)] {
    let count = 60
    let step = (stop - start) * 1e-5
    return (0..<count).map { index in
      let time = start + (stop - start) * (Double(index) + 0.5) / Double(count)
      let from = answer.timeline.value(reference, at: time)
      let to = answer.timeline.value(reference, at: time + step)
      return (time, (from.distance(from: to) ?? 0) / step)
    }
  }

  func speedFinding(
    _ written: Reference, at time: TimeExpression, _ expected: Expression, plusMinus: Double?,
    _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    let start = try answer.seconds(time)
    let wanted = try answer.value(expected, at: Moment(start)).number ?? 0
    let step = 1e-4
    let values = [0, 1, 2].map { index in
      answer.timeline.value(reference, at: start + step * Double(index))
    }
    guard let first = values[0].parts, let second = values[1].parts, let third = values[2].parts
    else { throw .notComparable(written.text, expected.text) }
    let slopes = first.indices.map { (4 * second[$0] - 3 * first[$0] - third[$0]) / (2 * step) }
    let found =
      slopes.count == 1 ? slopes[0] : slopes.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let allowed = plusMinus ?? max(0.01 * wanted.magnitude, 0.01)
    if (found - wanted).magnitude <= allowed { return nil }
    var finding = finding(
      reference, check, at: start, expected: ValueText.number(wanted),
      found: ValueText.number(found), observation: GradingMessage.speed(found, at: start),
      value: .number(found))
    if slopes.count == 1 {
      finding.explain(
        by: Diagnosis(answer: answer).ofSpeed(reference, wanted: wanted, at: start))
    }
    return finding
  }

  func onlyFinding(
    _ written: Reference, _ values: [Expression], _ check: Check
  ) throws(Trouble) -> Finding? {
    let reference = try answer.property(written)
    var allowed: [Value] = []
    for value in values { allowed.append(try answer.value(value, at: Moment(0))) }
    for moment in answer.moments(from: 0, to: answer.end) {
      let value = answer.timeline.value(reference, at: moment.time, moment.side)
      if allowed.contains(where: { Tolerance.standard.accepts(value, $0) }) { continue }
      let text = ValueText.value(value, unit: ValueText.unit(of: reference.path))
      return finding(
        reference, check, at: moment.time, expected: "", found: text,
        observation: GradingMessage.valueObservation(text, at: moment), value: value)
    }
    return nil
  }
}
