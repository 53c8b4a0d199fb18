import Geometry
import Lessons
import Timelines

/// Decides a `track` check: both ends, and the shape between them.
struct TrackJudge {
  let answer: PlayedAnswer
  let check: Check
  let reference: Reference
  let from: Expression
  let to: Expression
  let range: TimeRange
  let curve: CurveExpression?

  /// Number of equal steps between the ends: eleven samples inside.
  static let steps = 12

  func finding() throws(Trouble) -> Finding? {
    let property = try answer.property(reference)
    let start = try answer.seconds(range.start)
    let stop = try answer.seconds(range.end)
    var first = try answer.value(from, at: Moment(start))
    // A colour that is not there yet is clear, but has the tint of the one that comes.
    let found = answer.timeline.value(property, at: start)
    if case .color(let color) = first, color.alpha == 0, Tolerance.standard.accepts(found, first) {
      first = found
    }
    let last = try answer.value(to, at: Moment(stop))
    let wanted = ExpectedTrack(
      property: property, from: first, to: last, begin: start, end: stop,
      curve: curve.map { ExpectedCourse($0, duration: stop - start) })
    guard let miss = firstMiss(wanted) else { return nil }
    return finding(wanted, miss)
  }

  /// Where the track first differs; the ends are looked at before the shape.
  struct Miss {
    var moment: Moment
    var expected: Value
    var found: Value
    /// Whether the value rests where it should be on its way.
    var rests = false
  }

  private func firstMiss(_ wanted: ExpectedTrack) -> Miss? {
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    let ends = [
      (Moment(wanted.begin), wanted.from), (Moment(wanted.end, .before), wanted.to),
    ]
    for (moment, expected) in ends {
      let found = value(wanted.property, moment)
      if !tolerance.accepts(found, expected), !isOffByAMillisecond(wanted, moment, expected) {
        return Miss(moment: moment, expected: expected, found: found)
      }
    }
    guard wanted.curve != nil else { return restMiss(wanted) }
    return shapeMiss(wanted, tolerance)
  }

  /// The sample between the ends that is farthest off, as it shows the difference best.
  private func shapeMiss(_ wanted: ExpectedTrack, _ tolerance: Tolerance) -> Miss? {
    var worst: (miss: Miss, distance: Double)?
    for step in 1..<Self.steps {
      let moment = Moment(wanted.time(at: Double(step) / Double(Self.steps)))
      let expected = wanted.value(at: moment.time)
      let found = value(wanted.property, moment)
      if tolerance.accepts(found, expected) { continue }
      let distance = found.difference(from: expected) ?? 0
      if distance > worst?.distance ?? -1 {
        worst = (Miss(moment: moment, expected: expected, found: found), distance)
      }
    }
    return worst?.miss
  }

  /// An end may be a millisecond early or late; what shows beyond the very moment does not count.
  private func isOffByAMillisecond(
    _ wanted: ExpectedTrack, _ moment: Moment, _ expected: Value
  ) -> Bool {
    let tolerance = Tolerance.range(wanted.from, wanted.to)
    return answer.instants.contains { instant in
      (1e-9...CheckJudge.timeTolerance).contains((instant - moment.time).magnitude)
        && [Moment(instant), Moment(instant, .before)].contains {
          tolerance.accepts(value(wanted.property, $0), expected)
        }
    }
  }

  /// Without a curve the value must be on the move from the first moment to the last.
  private func restMiss(_ wanted: ExpectedTrack) -> Miss? {
    guard !Tolerance.standard.accepts(wanted.from, wanted.to) else { return nil }
    let span = wanted.end - wanted.begin
    // Values that a timer sets by frames move once a frame only.
    let hasSegments = !answer.segments(of: wanted.property).isEmpty
    let step = min(hasSegments ? 0.002 : 0.035, span / Double(Self.steps))
    let edges = [
      (Moment(wanted.begin + step), wanted.from), (Moment(wanted.end - step), wanted.to),
    ]
    for (moment, rest) in edges {
      let found = value(wanted.property, moment)
      let distance = found.difference(from: rest) ?? (found == rest ? 0 : 1)
      if distance < 1e-9 * (1 + (wanted.from.difference(from: wanted.to) ?? 0)) {
        return Miss(moment: moment, expected: rest, found: found, rests: true)
      }
    }
    return nil
  }

  private func value(_ property: PropertyReference, _ moment: Moment) -> Value {
    answer.timeline.value(property, at: moment.time, moment.side)
  }

  private func finding(_ wanted: ExpectedTrack, _ miss: Miss) -> Finding {
    let unit = ValueText.unit(of: wanted.property.path)
    let texts = ValueText.pair(miss.expected, miss.found, unit: unit)
    let observation =
      miss.rests
      ? GradingMessage.restsAtEdge(texts.1, at: miss.moment)
      : GradingMessage.missObservation(expected: texts.0, found: texts.1, at: miss.moment)
    var finding = Finding(
      at: miss.moment.time, property: answer.plainWords(wanted.property),
      expected: miss.rests ? "" : texts.0,
      found: texts.1, requirement: GradingMessage.requirement(of: check, answer),
      observation: observation, foundValue: miss.found)
    finding.place = answer.cause(of: wanted.property, at: wanted.end)
    finding.explain(by: TrackDiagnosis(answer: answer, wanted: wanted).cause())
    finding.plot = plot(
      wanted, unit: unit, part: miss.found.mostDifferentPart(from: miss.expected))
    return finding
  }

  private func plot(_ wanted: ExpectedTrack, unit: String, part: Int) -> Plot? {
    let maker = PlotMaker(answer: answer)
    let late = answer.segments(of: wanted.property).filter { $0.begin < wanted.end }.map(\.end)
    let reach = min(late.filter(\.isFinite).max() ?? 0, wanted.end + 1.5 * wanted.duration)
    let start = max(0, wanted.begin - wanted.duration / 4)
    let stop = max(wanted.end, min(maker.plotEnd, max(reach, wanted.end + wanted.duration / 4)))
    guard
      var plot = maker.plot(
        of: wanted.property, unit: unit, over: start...stop, part: part)
    else {
      return nil
    }
    let inside = plot.found.map(\.time).filter { wanted.begin...wanted.end ~= $0 }
    let times = ([start, wanted.begin] + inside + [wanted.end, stop]).sorted()
    plot.expected = times.compactMap { time in
      guard let parts = wanted.value(at: time).parts, parts.indices.contains(part) else {
        return nil
      }
      return Plot.Sample(time: time, value: parts[part])
    }
    return plot
  }
}

/// The course of a property that a check asks for.
struct ExpectedTrack {
  var property: PropertyReference
  var from: Value
  var to: Value
  /// Seconds.
  var begin: Double
  var end: Double
  /// nil: any.
  var curve: ExpectedCourse?

  var duration: Double { end - begin }

  func time(at fraction: Double) -> Double { begin + (end - begin) * fraction }

  /// The expected value; without a curve that of a straight one.
  func value(at time: Double) -> Value {
    if time <= begin { return from }
    if time >= end { return to }
    let elapsed = time - begin
    return from.interpolated(to: to, curve?.progress(at: elapsed) ?? elapsed / duration)
  }
}

/// How far a move has come after some seconds: a timing curve or a spring.
struct ExpectedCourse {
  private enum Shape {
    case curve(TimingCurve)
    case spring(SpringMotion)
  }
  private let shape: Shape
  private let duration: Double
  /// Damping ratio and initial velocity; nil for a curve.
  private(set) var spring: (damping: Double, velocity: Double)?

  init(_ expression: CurveExpression, duration: Double) {
    self.duration = duration
    switch expression {
    case .linear: shape = .curve(.linear)
    case .easeIn: shape = .curve(.easeIn)
    case .easeOut: shape = .curve(.easeOut)
    case .easeInOut: shape = .curve(.easeInEaseOut)
    case .standard: shape = .curve(.standard)
    case .cubic(let x1, let y1, let x2, let y2):
      shape = .curve(TimingCurve(control1: .init(x: x1, y: y1), control2: .init(x: x2, y: y2)))
    case .spring(let damping, let velocity):
      spring = (damping, velocity)
      shape = .spring(
        SpringMotion(.fitting(duration: duration, dampingRatio: damping, velocity: velocity)))
    }
  }

  /// The course of a move; nil for keyframes.
  init?(_ pacing: Segment.Pacing) {
    duration = 0
    switch pacing {
    case .curve(let curve): shape = .curve(curve)
    case .spring(let constants):
      shape = .spring(SpringMotion(constants))
      spring = (constants.dampingRatio, constants.initialVelocity)
    case .keyframes: return nil
    }
  }

  /// The timing curve; nil for a spring.
  var curve: TimingCurve? {
    if case .curve(let curve) = shape { return curve }
    return nil
  }

  /// The timing curve's name; nil for a spring.
  var name: String? { curve.map(DiagnosisMessage.name) }

  func progress(at elapsed: Double) -> Double {
    switch shape {
    case .curve(let curve): curve.progress(at: duration > 0 ? elapsed / duration : 1)
    case .spring(let motion): motion.value(at: elapsed)
    }
  }
}

extension TimingCurve {
  /// The curve that does at its end what this one does at its beginning.
  var mirrored: TimingCurve {
    func rest(_ number: Double) -> Double { ((1 - number) * 1e9).rounded() / 1e9 }
    return TimingCurve(
      control1: Point(x: rest(control2.x), y: rest(control2.y)),
      control2: Point(x: rest(control1.x), y: rest(control1.y)))
  }
}
