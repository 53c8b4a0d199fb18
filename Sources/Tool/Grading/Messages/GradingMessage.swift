import Lessons
import Timelines

/// The sentences about what checks ask for and what the timeline shows instead.
enum GradingMessage {
  /// The author's reason as a sentence; a name at its beginning keeps its spelling.
  static func because(_ text: String) -> String {
    let word = text.prefix { !$0.isWhitespace }
    let isPlain = word.allSatisfy { $0.isLetter && $0.isLowercase || $0 == "," || $0 == "'" }
    let start = isPlain ? text.prefix(1).uppercased() + text.dropFirst() : text
    return start.hasSuffix(".") ? start : start + "."
  }

  /// A sentence that may begin with words in lower case, such as `the label made on line 4`.
  static func capitalised(_ sentence: String) -> String {
    sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// A requirement that another stage size did not meet.
  static func onStage(_ stage: StageSize, _ requirement: String) -> String {
    let size = "\(ValueText.number(stage.width)) × \(ValueText.number(stage.height))"
    let clause = (requirement.first?.lowercased() ?? "") + requirement.dropFirst()
    return "On a stage of \(size) points, " + clause
  }

  // MARK: What was found

  static func valueObservation(_ found: String, at moment: Moment) -> String {
    let time = ValueText.time(moment.time)
    return moment.side == .before && moment.time > 0
      ? "Just before \(time) it is \(found)." : "At \(time) it is \(found)."
  }

  static func missObservation(expected: String, found: String, at moment: Moment) -> String {
    let time = ValueText.time(moment.time)
    let when = moment.side == .before && moment.time > 0 ? "Just before \(time)" : "At \(time)"
    return "\(when) it is \(found); \(expected) is expected."
  }

  static func restsAtEdge(_ found: String, at moment: Moment) -> String {
    "At \(ValueText.time(moment.time)) it rests at \(found)."
  }

  static func neverMoves(_ property: String) -> String { "\(property) never moves." }

  static func eventObservation(_ times: [Double]) -> String {
    times.isEmpty ? "It never happens." : "It happens at \(list(times))."
  }

  /// Events come as words, with their backticks; `PlayedAnswer.words` makes them.
  static func orderObservation(
    _ event: String, at time: Double?, after other: String?
  ) -> String {
    guard let time else { return "\(event) never happens." }
    let tail = other.map { ", before \($0)" } ?? ""
    return "\(event) happens at \(ValueText.time(time))\(tail)."
  }

  static func everyObservation(_ times: [Double], missing: Double) -> String {
    times.isEmpty
      ? "It never happens."
      : "It happens at \(list(times)); expected next: \(ValueText.time(missing))."
  }

  static func countObservation(_ found: Int) -> String {
    found == 1 ? "There is 1." : "There are \(found)."
  }

  static func overshoot(_ percent: Double, at time: Double) -> String {
    percent < 0.05
      ? "It never goes beyond its target."
      : "It goes \(ValueText.number(percent)) % beyond its target, at \(ValueText.time(time))."
  }

  static func jump(_ before: String, _ after: String, at time: Double) -> String {
    "At \(ValueText.time(time)) it jumps from \(before) to \(after)."
  }

  static func unsettled(_ found: String, final: String, at time: Double) -> String {
    "At \(ValueText.time(time)) it is \(found); it ends at \(final)."
  }

  static func unevenSpeed(_ found: String, mean: String, at time: Double) -> String {
    "At \(ValueText.time(time)) it is \(found) per second; the mean is \(mean)."
  }

  static func speed(_ found: Double, at time: Double) -> String {
    "At \(ValueText.time(time)) it is \(ValueText.number(found)) per second."
  }

  static func otherTrack(_ name: String) -> String { "\(name) moves as well." }

  static func missingTrack(_ name: String) -> String { "There is no `\(name)`." }

  static func differs(
    _ property: String, expected: String, found: String, at time: Double
  ) -> String {
    "At \(ValueText.time(time)) \(property) should be \(expected); it is \(found)."
  }

  static func mention(_ symbol: String, lines: [Int]) -> String {
    lines.isEmpty
      ? "Your code does not use it."
      : "Your code uses it in line \(lines.map(String.init).joined(separator: ", "))."
  }

  static func observation(of fact: Fact, _ answer: PlayedAnswer, at moment: Moment) -> String {
    let time = ValueText.time(moment.time)
    func isShown(_ reference: Reference) -> Bool {
      guard let id = try? answer.object(reference) else { return false }
      return answer.timeline.isInTree(id, at: moment.time, moment.side)
    }
    switch fact {
    case .compare: return ""
    case .above(let first, let second), .below(let first, let second):
      if !isShown(first) { return "At \(time) it is not in the view tree." }
      let other = answer.words(second)
      if !isShown(second) { return "At \(time) \(other) is not in the view tree." }
      if case .above = fact { return "At \(time) it lies behind \(other)." }
      return "At \(time) it lies in front of \(other)."
    case .inside(let first, let second):
      return isShown(first)
        ? "At \(time) it is not a subview of \(answer.words(second))."
        : "At \(time) it is not in the view tree."
    case .inTree: return "At \(time) it is not."
    case .gone: return "At \(time) it is still there."
    }
  }

  /// What a fact about places expects and finds, in two or three words each.
  static func expectation(
    of fact: Fact, _ answer: PlayedAnswer
  ) -> (expected: String, found: String) {
    func name(_ reference: Reference) -> String { answer.words(reference).filter { $0 != "`" } }
    return switch fact {
    case .compare: ("", "")
    case .above(_, let other): ("in front of \(name(other))", "not")
    case .below(_, let other): ("behind \(name(other))", "not")
    case .inside(_, let other): ("inside \(name(other))", "not")
    case .inTree: ("in the view tree", "not in it")
    case .gone: ("gone", "still there")
    }
  }

  static func observation(of trouble: Trouble, _ answer: PlayedAnswer) -> String {
    switch trouble {
    case .unknownName(let unknown):
      let near = unknown.nearest.map { " The nearest name is `\($0)`." } ?? ""
      switch unknown.kind {
      case .object: return "There is no `\(unknown.name)`." + near
      case .property: return "There is no property `\(unknown.name)`." + near
      case .wholeObject: return "`\(unknown.name)` needs one of its properties."
      }
    case .notMade(let type, let ordinal, let count):
      if count == 0 { return "Your code makes no `\(type)`." }
      return "Your code makes \(count) `\(type)`, not \(ordinal)."
    case .noEvent(let pattern): return "\(answer.words(pattern)) never happens."
    case .notComparable(let left, let right):
      return "`\(left)` cannot be compared or combined with `\(right)`."
    case .noSolution: return "The exercise's own solution did not play."
    }
  }

  private static func list(_ times: [Double]) -> String {
    let shown = times.prefix(6).map(ValueText.time).joined(separator: ", ")
    return times.count > 6 ? shown + ", …" : shown
  }
}
