import Lessons
import Timelines

/// Decides the checks of an exercise on one played answer.
struct CheckJudge {
  let answer: PlayedAnswer

  /// The result of one check, with a finding if it failed.
  func judge(_ check: Check) -> CheckResult {
    var finding: Finding?
    do throws(Trouble) {
      finding = try self.finding(of: check)
    } catch {
      finding = troubleFinding(error, check)
    }
    let requirement = GradingMessage.requirement(of: check, answer)
    guard var finding else {
      return CheckResult(check: check, status: .passed, requirement: requirement)
    }
    finding.observation = GradingMessage.capitalised(finding.observation)
    finding.diagnosis = finding.diagnosis.map(GradingMessage.capitalised)
    finding.because = check.because.map(GradingMessage.because)
    return CheckResult(check: check, status: .failed, finding: finding, requirement: requirement)
  }

  private func finding(of check: Check) throws(Trouble) -> Finding? {
    switch check.assertion {
    case .track(let reference, let from, let to, let range, let curve):
      return try TrackJudge(
        answer: answer, check: check, reference: reference, from: from, to: to, range: range,
        curve: curve
      ).finding()
    case .fact(let moment, let fact): return try factFinding(moment, fact, check)
    case .event(let pattern, let time): return try eventFinding(pattern, at: time, check)
    case .order(let patterns): return try orderFinding(patterns, check)
    case .every(let period, let pattern): return try everyFinding(period, pattern, check)
    case .overshoots(let reference, let percent, let plusMinus):
      return try overshootFinding(reference, percent, plusMinus: plusMinus, check)
    case .settles(let reference, let bound, let time):
      return try settlesFinding(reference, within: bound, at: time, check)
    case .smooth(let reference, let jump, let time):
      return try smoothFinding(reference, jump: jump, at: time, check)
    case .constantSpeed(let reference, let percent, let range):
      return try constantSpeedFinding(reference, percent, over: range, check)
    case .speed(let reference, let time, let value, let plusMinus):
      return try speedFinding(reference, at: time, value, plusMinus: plusMinus, check)
    case .only(let reference, let values): return try onlyFinding(reference, values, check)
    case .noOtherTrack: return otherTrackFinding(check)
    case .count(let selector, let comparison, let number):
      return try countFinding(selector, comparison, number, check)
    case .sameAsSolution: return try sameFinding(check)
    case .calls(let symbol): return mentionFinding(symbol, isWanted: true, check)
    case .avoids(let symbol): return mentionFinding(symbol, isWanted: false, check)
    case .ownChecks(let count): return ownChecksFinding(kills: count, check)
    }
  }

  /// A finding for a check whose things do not exist in this answer.
  private func troubleFinding(_ trouble: Trouble, _ check: Check) -> Finding {
    let requirement = GradingMessage.requirement(of: check, answer)
    var finding = Finding(
      at: nil, property: "", expected: "", found: "", requirement: requirement,
      observation: GradingMessage.observation(of: trouble, answer))
    if case .notMade(_, _, let count) = trouble { finding.foundValue = .number(Double(count)) }
    finding.explain(by: Diagnosis(answer: answer).ofTrouble(trouble))
    return finding
  }
}
