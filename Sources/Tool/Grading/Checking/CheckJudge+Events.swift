import Lessons
import Timelines

extension CheckJudge {
  func eventFinding(
    _ pattern: EventPattern, at time: TimeExpression?, _ check: Check
  ) throws(Trouble) -> Finding? {
    let all = try answer.occurrences(of: pattern)
    var candidates = all
    if let number = pattern.occurrence {
      candidates = all.indices.contains(number - 1) ? [all[number - 1]] : []
    }
    let wanted = try time.map { time throws(Trouble) in try answer.seconds(time) }
    let isThere = candidates.contains { event in
      wanted.map { ($0 - event.at.seconds).magnitude <= Self.timeTolerance } ?? true
    }
    if isThere { return nil }
    let times = all.map { $0.at.seconds }
    var finding = Finding(
      at: times.first, property: pattern.text, expected: wanted.map(ValueText.time) ?? "",
      found: times.first.map(ValueText.time) ?? "",
      requirement: GradingMessage.requirement(of: check, answer),
      observation: GradingMessage.eventObservation(times))
    finding.foundValue = times.first.map(Value.number) ?? .none
    finding.place = all.first.flatMap { answer.place(of: $0.sites) }
    finding.explain(by: Diagnosis(answer: answer).ofEvent(pattern, wanted: wanted, found: all))
    return finding
  }

  /// Looks for the events one after the other, each at or after the one before.
  func orderFinding(_ patterns: [EventPattern], _ check: Check) throws(Trouble) -> Finding? {
    var last = -1
    for (index, pattern) in patterns.enumerated() {
      let indices = try positions(of: pattern)
      guard let next = indices.first(where: { $0 > last }) else {
        return brokenOrder(patterns, index, indices, check)
      }
      last = next
    }
    return nil
  }

  private func positions(of pattern: EventPattern) throws(Trouble) -> [Int] {
    let matches = Set(try answer.occurrences(of: pattern))
    let all = answer.events.indices.filter { matches.contains(answer.events[$0]) }
    guard let number = pattern.occurrence else { return all }
    return all.indices.contains(number - 1) ? [all[number - 1]] : []
  }

  private func brokenOrder(
    _ patterns: [EventPattern], _ index: Int, _ positions: [Int], _ check: Check
  ) -> Finding {
    let pattern = patterns[index]
    let event = positions.first.map { answer.events[$0] }
    var finding = Finding(
      at: event?.at.seconds, property: pattern.text, expected: "",
      found: event.map { ValueText.time($0.at.seconds) } ?? "",
      requirement: GradingMessage.requirement(of: check, answer),
      observation: GradingMessage.orderObservation(
        answer.words(pattern), at: event?.at.seconds,
        after: index > 0 ? answer.words(patterns[index - 1]) : nil))
    finding.place = event.flatMap { answer.place(of: $0.sites) }
    finding.explain(
      by: Diagnosis(answer: answer).ofOrder(
        pattern, event, after: index > 0 ? answer.words(patterns[index - 1]) : nil))
    return finding
  }

  /// Wants the event at every multiple of the period, and at no other time.
  func everyFinding(
    _ period: TimeExpression, _ pattern: EventPattern, _ check: Check
  ) throws(Trouble) -> Finding? {
    let step = try answer.seconds(period)
    guard step > 0 else { return nil }
    var times: [Double] = []
    for event in try answer.occurrences(of: pattern) {
      let time = event.at.seconds
      if times.last.map({ time - $0 > Self.timeTolerance }) ?? true { times.append(time) }
    }
    let expectedCount = Int(((answer.end - Self.timeTolerance) / step).rounded(.down))
    var wrong: (wanted: Double, found: Double?)?
    for index in 0..<max(times.count, max(expectedCount, 1)) {
      let wanted = Double(index + 1) * step
      let found = times.indices.contains(index) ? times[index] : nil
      if found == nil, index >= expectedCount, index > 0 { break }
      if found.map({ ($0 - wanted).magnitude > Self.timeTolerance }) ?? true {
        wrong = (wanted, found)
        break
      }
    }
    guard let wrong else { return nil }
    return Finding(
      at: wrong.found ?? wrong.wanted, property: pattern.text,
      expected: ValueText.time(wrong.wanted), found: wrong.found.map(ValueText.time) ?? "",
      requirement: GradingMessage.requirement(of: check, answer),
      observation: GradingMessage.everyObservation(times, missing: wrong.wanted),
      foundValue: wrong.found.map(Value.number) ?? .none)
  }

  func countFinding(
    _ selector: Selector, _ comparison: Comparison, _ number: Int, _ check: Check
  ) throws(Trouble) -> Finding? {
    let found = try answer.count(selector, at: Moment(answer.end))
    let value = Value.number(Double(found))
    if try answer.compare(value, comparison, .number(Double(number)), plusMinus: 0) { return nil }
    return Finding(
      at: nil, property: selector.text,
      expected: RequirementWriter.words(comparison) + String(number), found: String(found),
      requirement: GradingMessage.requirement(of: check, answer),
      observation: GradingMessage.countObservation(found), foundValue: value)
  }
}
