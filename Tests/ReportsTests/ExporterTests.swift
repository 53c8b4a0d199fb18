import Foundation
import Reports
import Samples
import Testing
import Timelines

/// One answer with every kind of check status in it.
private let mixed = SubmissionRecord(
  submission: "ada", exercise: "basic.fade-image", title: "Change the weather", status: .fail,
  word: "not yet",
  checks: [
    CheckRecord(
      id: "kept", name: "background.alpha stays 1", task: 1, status: .pass, points: 1, maximum: 1,
      source: "always background.alpha == 1"),
    CheckRecord(
      id: "fade", name: "snow.alpha goes from 1 to 0 | at once", task: 2, status: .fail, points: 0,
      maximum: 2, at: 0.5, property: "snow.alpha", expected: "0.5", found: "1",
      message: "`snow.alpha` should be 0.5 at 0.5 s.\nFound: 1.",
      source: "track snow.alpha 1 -> 0 over 0s..1s", line: 12, column: 5),
    CheckRecord(
      id: "tidy", name: "two subviews are left", task: 3, status: .skipped, points: 0, maximum: 1,
      message: "the helper never appeared", source: "from 1s count(view.subviews) == 2"),
    CheckRecord(
      id: "other-stage", name: "on another stage", status: .fail, points: 0, maximum: 1,
      isHidden: true, message: "secret", source: "secret"),
    CheckRecord(
      id: "late", name: "ends by itself", status: .timeout, points: 0, maximum: 1,
      message: "did not finish", source: "event completion at 1s"),
  ],
  output: "hello \u{1B}[31mred\u{1B}[0m\n", file: "ada/fade-image.swift", hash: "5f0c3a9e",
  engine: "0.1.0")

private let passed = SubmissionRecord(
  submission: "bob", exercise: "basic.first-move", title: "The first move", status: .pass,
  word: "passed",
  checks: [
    CheckRecord(id: "move", name: "heading moves", status: .pass, points: 1, maximum: 1)
  ], file: "bob/first-move.swift")

private let broken = SubmissionRecord(
  submission: "eve", exercise: "basic.first-move", title: "The first move", status: .error,
  word: "does not compile", message: "first-move.swift:3:5: error: cannot find 'bix' in scope",
  checks: [
    CheckRecord(id: "move", name: "heading moves", status: .skipped, points: 0, maximum: 1)
  ], file: "eve/first-move.swift")

@Suite struct ExporterTests {
  @Test func writesExercismResults() throws {
    try expectGolden(ExercismReport.json(mixed), "exercism.json")
  }

  @Test func givesExercismAnErrorOnlyWhenNothingRan() {
    let json = ExercismReport.json(broken)
    #expect(json.contains("\"status\": \"error\""))
    #expect(json.contains("cannot find 'bix'"))
    #expect(!json.contains("\"tests\""))
  }

  @Test func cutsLongOutputForExercismAndSaysSo() {
    var long = passed
    long.output = String(repeating: "x", count: 600)
    let json = ExercismReport.json(long)
    #expect(json.contains("Please limit to 500 chars"))
    #expect(!json.contains(String(repeating: "x", count: 500)))
  }

  @Test func writesGradescopeResults() throws {
    try expectGolden(
      GradescopeReport.json(
        [mixed, broken], extra: [.init("seed", .integer(1))]),
      "gradescope.json")
  }

  @Test func givesNoPointsWhileGradescopeStillWaits() {
    #expect(GradescopeReport.placeholder().contains("\"score\": 0"))
  }

  @Test func givesEveryClassroomTestANumericScore() {
    let json = ClassroomReport.json([mixed, passed])
    #expect(json.components("\"score\":") == 6)
    #expect(json.contains("\"max_score\":7"))
    #expect(!json.contains("secret"))
    #expect(!json.contains("\n"))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("日本", "5pel5pys"),
  ])
  func encodesBase64(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
  }

  @Test func writesJUnitXML() throws {
    try expectGolden(
      JUnitReport.xml([mixed, passed], timestamp: "2025-03-09T00:00:00"), "junit.xml")
  }

  @Test func leavesEscapeSequencesOutOfXML() {
    #expect(!JUnitReport.xml([mixed], timestamp: "").contains("\u{1B}"))
  }

  @Test func writesTAP() throws {
    try expectGolden(TAPReport.text([mixed, passed, broken]), "report.tap")
  }

  @Test func annotatesTheLineOnGitHub() {
    let text = GitHubAnnotations.text([mixed, broken])
    #expect(
      text.hasPrefix(
        "::error file=ada/fade-image.swift,line=12,col=5,title=snow.alpha goes from 1 to 0 | at "
          + "once::`snow.alpha` should be 0.5 at 0.5 s.%0AFound: 1.\n"))
    #expect(!text.contains("secret"))
  }

  @Test func summarisesForGitHubWithoutBreakingTheTable() {
    let summary = GitHubAnnotations.summary([mixed, passed])
    #expect(summary.contains("| Change the weather | not yet | 1/6 |"))
    #expect(summary.contains("Found: 1."))
  }

  @Test func writesSARIF() throws {
    let findings = [
      SourceFinding(
        rule: "L08", level: .error, message: "quiz `hole` has no right choice.",
        file: "Lessons/01-basic/10 fade.md", line: 28, column: 4)
    ]
    try expectGolden(
      SARIFReport.json(
        findings,
        rules: [
          .init(id: "L08", summary: "Quizzes have a right choice.", help: "Mark one with [x].")
        ],
        version: "0.1.0"), "lint.sarif")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int {
    var count = 0
    var rest = Substring(self)
    while let range = rest.range(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

@Suite struct JSONMembersTests {
  @Test func keepsMembersInOrderAndLeavesNilOut() {
    let node = JSONText.members([
      "b": .integer(1), "a": .list([.flag(true), .null, .number(-0.0), .number(0.1234567)]),
      "c": nil,
    ])
    #expect(node.line == #"{"b":1,"a":[true,null,0,0.123457]}"#)
  }
}

@Suite struct StyleTests {
  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
    (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
  ])
  func coloursWhereTheUserWantsThem(
    environment: [String: String], isTerminal: Bool, colors: Bool
  ) {
    #expect(Style(environment: environment, isTerminal: isTerminal).color == colors)
  }

  @Test func isEightyWideWithoutATerminal() {
    #expect(Style(environment: [:], isTerminal: false, columns: 200).width == 80)
    #expect(Style(environment: [:], isTerminal: true, columns: 200).width == 200)
  }

  @Test func neverPaintsPlainText() {
    #expect(Style(color: true, plain: true).paint("x", .red) == "x")
    #expect(Style(color: true).paint("x", .bold, .red) == "\u{1B}[1;31mx\u{1B}[0m")
  }
}

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("a\u{1B}]0;title\u{7}b", "ab"), ("a\r\nb\rc", "a\nb\nc"),
    ("bell\u{7}\u{9B}", "bell"), ("tab\tπ 日本\n", "tab\tπ 日本\n"), ("\u{1B}", ""),
    ("\u{1B}[日本", "日本"),
  ])
  func dropsWhatATerminalWouldObey(text: String, cleaned: String) {
    #expect(SafeText.cleaned(text) == cleaned)
  }

  @Test func neverTellsWhatAHiddenCheckStates() {
    let all =
      ExercismReport.json(mixed) + GradescopeReport.json([mixed]) + ClassroomReport.json([mixed])
      + JUnitReport.xml([mixed], timestamp: "") + TAPReport.text([mixed])
      + GitHubAnnotations.text([mixed]) + GitHubAnnotations.summary([mixed])
    #expect(!all.contains("secret"))
  }
}
