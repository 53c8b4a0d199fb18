import Lessons
import Timelines

extension CheckJudge {
  /// Times are allowed to be off by this many seconds.
  static let timeTolerance = 0.001

  /// Looks for the first moment at which the fact does not hold (for `never`: at which it does).
  func factFinding(
    _ moment: CheckMoment, _ fact: Fact, _ check: Check
  ) throws(Trouble) -> Finding? {
    let wanted: Bool
    if case .never = moment { wanted = false } else { wanted = true }
    if case .at(let time) = moment {
      return try atFinding(try answer.seconds(time), fact, check)
    }
    let moments = try moments(of: moment)
    for (index, moment) in moments.enumerated() {
      let holds = try answer.holds(fact, at: moment)
      if holds == wanted { continue }
      let telling = wanted ? try worst(of: fact, moments[index...]) : moment
      return try finding(fact, check, at: telling)
    }
    return nil
  }

  /// The moment at which a wanted value is missed most; the first one for what is no number.
  private func worst(of fact: Fact, _ moments: ArraySlice<Moment>) throws(Trouble) -> Moment {
    let first = moments.first ?? Moment(0)
    guard case .compare(let left, .equal, let right, _) = fact else { return first }
    var worst = (moment: first, distance: -1.0)
    for moment in moments {
      let found = try answer.value(left, at: moment)
      guard case .number(let number) = found,
        case .number(let wanted) = try answer.value(right, at: moment)
      else { return first }
      let distance = (number - wanted).magnitude
      if distance > worst.distance + 1e-6 { worst = (moment, distance) }
    }
    return worst.moment
  }

  /// What happens a millisecond off its time counts as in time.
  private func atFinding(_ time: Double, _ fact: Fact, _ check: Check) throws(Trouble) -> Finding? {
    let exact = Moment(time)
    if try answer.holds(fact, at: exact) { return nil }
    for instant in answer.instants
    where instant != time && (instant - time).magnitude <= Self.timeTolerance {
      if try answer.holds(fact, at: Moment(instant)) { return nil }
      if instant > 0, try answer.holds(fact, at: Moment(instant, .before)) { return nil }
    }
    return try finding(fact, check, at: exact)
  }

  private func moments(of moment: CheckMoment) throws(Trouble) -> [Moment] {
    let tolerance = Self.timeTolerance
    let end = answer.end
    switch moment {
    case .at(let time): return [Moment(try answer.seconds(time))]
    case .from(let time):
      let start = try answer.seconds(time)
      return withEnd(answer.moments(from: start == 0 ? 0 : start + tolerance, to: end), end)
    case .until(let time):
      return answer.moments(from: 0, to: max(0, try answer.seconds(time) - tolerance))
    case .between(let range):
      let start = try answer.seconds(range.start)
      let stop = try answer.seconds(range.end)
      return answer.moments(
        from: start == 0 ? 0 : start + tolerance, to: max(start, stop - tolerance))
    case .always, .never: return withEnd(answer.moments(from: 0, to: end), end)
    }
  }

  /// Adds what shows from the end on.
  private func withEnd(
    _ moments: [Moment], _ end: Double
  ) -> [Moment] {
    guard let first = moments.first, first.time < end else { return moments }
    return moments + [Moment(end)]
  }

  private func finding(
    _ fact: Fact, _ check: Check, at moment: Moment
  ) throws(Trouble) -> Finding {
    let requirement = GradingMessage.requirement(of: check, answer)
    switch fact {
    case .compare(let left, let comparison, let right, _):
      return try compareFinding(left, comparison, right, requirement, check, at: moment)
    default:
      let words = GradingMessage.expectation(of: fact, answer)
      let subject = (fact.reference.map(answer.words) ?? fact.subject).filter { $0 != "`" }
      var finding = Finding(
        at: moment.time, property: subject, expected: words.expected, found: words.found,
        requirement: requirement,
        observation: GradingMessage.observation(of: fact, answer, at: moment))
      finding.explain(by: try Diagnosis(answer: answer).ofPlace(fact, at: moment))
      return finding
    }
  }

  private func compareFinding(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, _ requirement: String,
    _ check: Check, at moment: Moment
  ) throws(Trouble) -> Finding {
    let found = try answer.value(left, at: moment)
    let expected = try answer.value(right, at: moment)
    let reference = try left.references.first.map { reference throws(Trouble) in
      try answer.property(reference)
    }
    let unit = reference.map { ValueText.unit(of: $0.path) } ?? ""
    let texts = ValueText.pair(expected, found, unit: unit)
    let isNever = if case .fact(.never, _) = check.assertion { true } else { false }
    let wanted = RequirementWriter.words(isNever ? comparison.opposite : comparison) + texts.0
    var property = left.text
    if case .property = left, let reference { property = answer.plainWords(reference) }
    var finding = Finding(
      at: moment.time, property: property, expected: wanted, found: texts.1,
      requirement: requirement,
      observation: GradingMessage.valueObservation(texts.1, at: moment), foundValue: found)
    if let reference {
      finding.place = answer.cause(of: reference, at: moment.time)
      finding.plot = PlotMaker(answer: answer).plot(
        of: reference, unit: unit, around: moment.time,
        part: found.mostDifferentPart(from: expected))
      if comparison != .equal, comparison != .notEqual, case .property = left {
        finding.explain(
          by: Diagnosis(answer: answer).ofLimit(reference, wanted, found: found, at: moment) {
            (try? answer.compare($0, comparison, expected, plusMinus: nil)) == isNever
          })
      }
      if comparison == .equal, case .property = left {
        finding.explain(
          by: try Diagnosis(answer: answer).ofValue(
            reference, expected: expected, found: found, at: moment))
      }
    }
    return finding
  }
}

extension Comparison {
  /// What holds where this one does not.
  fileprivate var opposite: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

extension Fact {
  /// The object that a fact about places is about.
  fileprivate var reference: Reference? {
    switch self {
    case .compare: nil
    case .above(let reference, _), .below(let reference, _), .inside(let reference, _),
      .inTree(let reference), .gone(let reference):
      reference
    }
  }

  /// What the fact is about, as an author writes it.
  var subject: String {
    switch self {
    case .compare(let left, _, _, _): left.text
    case .above(let reference, _), .below(let reference, _), .inside(let reference, _),
      .inTree(let reference), .gone(let reference):
      reference.text
    }
  }
}
