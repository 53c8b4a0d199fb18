import Evaluation
import Lessons
import Timelines

extension CheckJudge {
  /// Decides whether the checks that a learner wrote are right, and sharp enough.
  func ownChecksFinding(kills: Int, _ check: Check) -> Finding? {
    let written = OwnChecks(source: answer.source, fileName: answer.fileName)
    if let problem = written.problem {
      return finding(check, OwnCheckMessage.unreadable(problem), line: problem.place.line)
    }
    if let line = written.almost {
      return finding(check, OwnCheckMessage.almost(line), line: line)
    }
    guard !written.checks.isEmpty else { return finding(check, OwnCheckMessage.none) }
    for own in written.checks {
      let result = judge(own)
      guard result.status == .failed, let failure = result.finding else { continue }
      return finding(
        check, OwnCheckMessage.failing(own.id, failure.sentences), line: own.place.line)
    }
    let missed = TimelineChange.allCases.filter { !isNoticed($0, by: written.checks) }
    let noticed = TimelineChange.allCases.count - missed.count
    if noticed >= kills { return nil }
    var finding = finding(check, OwnCheckMessage.missed(missed))
    finding.expected = String(kills)
    finding.found = String(noticed)
    finding.foundValue = .number(Double(noticed))
    return finding
  }

  private func isNoticed(_ change: TimelineChange, by checks: [Check]) -> Bool {
    let timeline = change.applied(to: answer.timeline)
    let changed = PlayedAnswer(
      timeline: timeline, checks: checks, run: answer.run, source: answer.source,
      fileName: answer.fileName, solution: { nil })
    let judge = CheckJudge(answer: changed)
    return checks.contains { judge.judge($0).status == .failed }
  }

  private func finding(_ check: Check, _ observation: String, line: Int? = nil) -> Finding {
    var finding = Finding(
      at: nil, property: "checks", expected: "", found: "",
      requirement: GradingMessage.requirement(of: check, answer), observation: observation)
    finding.place = line.map { SourcePlace(fileName: answer.fileName, line: $0) }
    return finding
  }
}

/// The check lines that a learner wrote as comments.
struct OwnChecks {
  private(set) var checks: [Check] = []
  /// The first line that cannot be read.
  private(set) var problem: Problem?

  /// The first comment that looks like a check but would be passed over.
  private(set) var almost: Int?

  struct Problem {
    var place: LessonPlace
    var message: String
    var remedy: String
  }

  /// What stands in front of each line.
  static let mark = "// check "

  init(source: String, fileName: String) {
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      if almost == nil, Self.isAlmost(text) { almost = index + 1 }
      guard text.hasPrefix(Self.mark), problem == nil else { continue }
      var place = LessonPlace(file: fileName, line: index + 1)
      do throws(CheckSyntaxError) {
        let check = try CheckParser.check(String(text.dropFirst(Self.mark.count)), place: place)
        if Self.isAllowed(check.assertion) {
          checks.append(check)
        } else {
          problem = Problem(
            place: place, message: OwnCheckMessage.notAllowed, remedy: OwnCheckMessage.useTimeline)
        }
      } catch {
        place.column = error.column + Self.mark.count + (line.count - text.count)
        problem = Problem(place: place, message: error.message, remedy: error.remedy)
      }
    }
  }

  /// Whether a line was meant to be a check: `// Check`, `//check:`, `// checks`.
  private static func isAlmost(_ text: Substring) -> Bool {
    guard text.hasPrefix("//"), !text.hasPrefix(mark) else { return false }
    let words = text.dropFirst(2).split { $0 == " " || $0 == ":" }
    guard words.count > 2, ["check", "checks"].contains(words[0].lowercased()) else { return false }
    let begins = ["track", "at", "from", "until", "between", "always", "never", "event", "order"]
    return words.dropFirst().prefix(2).contains { begins.contains(String($0)) }
  }

  /// Only what looks at the timeline says something about the animation.
  private static func isAllowed(_ assertion: Assertion) -> Bool {
    switch assertion {
    case .calls, .avoids, .sameAsSolution, .ownChecks: false
    default: true
    }
  }
}
