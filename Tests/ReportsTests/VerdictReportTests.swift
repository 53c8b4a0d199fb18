import Evaluation
import Lessons
import Reports
import Samples
import Testing
import Timelines

@testable import Grading

/// Verdicts on the first exercise, put together by hand.
private enum Made {
  static func exercise() throws -> Exercise { try #require(SmallCourse.exercise) }

  static func verdict(
    _ word: VerdictWord, _ statuses: [CheckResult.Status], run: Run? = nil,
    problem: ProgramProblem? = nil, feedback: [String] = []
  ) throws -> Verdict {
    let exercise = try exercise()
    let results = exercise.checks.enumerated().map { index, check in
      var result = CheckResult(
        check: check, status: index < statuses.count ? statuses[index] : .passed,
        requirement: "`heading` should do what check \(index + 1) says.")
      if result.status == .failed { result.finding = finding }
      return result
    }
    return Verdict(
      exercise: exercise, word: word, results: results,
      run: run ?? Run(outcome: .played(Timeline())), problem: problem, feedback: feedback)
  }

  /// The finding of an animation that takes two seconds instead of one.
  static var finding: Finding {
    var finding = Finding(
      at: 0.5, property: "heading.center.x", expected: "0 pt", found: "-148.3 pt",
      requirement:
        "`heading.center.x` should go from -200 pt to 200 pt between 0 s and 1 s (task 2).",
      observation: "Found: -148.3 pt at 0.5 s.")
    finding.diagnosis = "Line 4: this animation lasts 2 s instead of 1 s."
    finding.place = SourcePlace(fileName: "first-move.swift", line: 4, column: 5)
    finding.plot = Plot(
      title: "heading.center.x", unit: "pt",
      expected: [
        .init(time: 0, value: -200), .init(time: 1, value: 200), .init(time: 2, value: 200),
      ],
      found: [.init(time: 0, value: -200), .init(time: 2, value: 200)])
    return finding
  }
}

@Suite struct VerdictReportTests {
  @Test func showsTheFirstFailureThenTheRestThenTheOutputThenTheNextStep() throws {
    let verdict = try Made.verdict(
      .notYet, [.failed, .failed],
      run: Run(outcome: .played(Timeline()), output: ["hello", "\u{1B}[31mred"]),
      feedback: ["The way begins and ends at the right places; look at its *time*."])
    let text = VerdictReport(verdict, next: "next: etude hint b1").text()
    try expectGolden(text, "not-yet.txt")
  }

  @Test func showsATableInsteadOfAPlotInPlainStyle() throws {
    let verdict = try Made.verdict(.notYet, [.failed])
    let text = VerdictReport(verdict, style: Style(plain: true)).text()
    #expect(text.contains("expected  -200"))
    #expect(!text.contains("+---"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func tellsWhatWasLearntAfterPassing() throws {
    let text = VerdictReport(try Made.verdict(.passed, [])).text()
    #expect(text.hasPrefix("passed: The first move (b1), "))
    #expect(text.contains("The model value was"))
  }

  @Test func showsTheCompilersWordsWithTheLineAndAnExplanation() throws {
    let diagnostic = Diagnostic(
      fileName: "first-move.swift", line: 3, column: 35, severity: .error,
      message: "cannot find 'headin' in scope",
      sourceLine: "UIView.animate(withDuration: 1) { headin.center.x += 1 }", width: 6)
    let verdict = try Made.verdict(
      .doesNotCompile, Array(repeating: .notChecked, count: 9),
      problem: ProgramProblem(
        sentence: "Your code does not compile: the compiler reports an error.", remedy: "",
        place: SourcePlace(fileName: "first-move.swift", line: 3, column: 35),
        diagnostics: [diagnostic]))
    let text = VerdictReport(verdict).text()
    try expectGolden(text, "does-not-compile.txt")
  }

  @Test func tellsATrapWithItsLineAndRemedy() throws {
    let verdict = try Made.verdict(
      .trapped, Array(repeating: .notChecked, count: 9),
      problem: ProgramProblem(
        sentence: "Your program stopped: index out of range.",
        remedy: "Look at the values in that line at that moment.",
        place: SourcePlace(fileName: "first-move.swift", line: 12, column: 3), diagnostics: []))
    let text = VerdictReport(verdict).text()
    #expect(text.contains("Line 12: Your program stopped: index out of range."))
    #expect(text.contains("Look at the values"))
  }

  @Test func givesTheSameFactsAsJSON() throws {
    let json = VerdictReport(try Made.verdict(.notYet, [.failed])).json(file: "first-move.swift")
    try expectGolden(json.document, "not-yet.json")
  }

  @Test func listsEveryCheckWithItsSign() throws {
    let lines = VerdictReport(try Made.verdict(.notYet, [.passed, .failed, .notChecked]))
      .checkLines()
    #expect(lines[0].hasPrefix("ok  "))
    #expect(lines[1].hasPrefix("FAIL  "))
    #expect(lines[2].hasPrefix("not checked  "))
  }
}

@Suite struct OutcomeTableTests {
  @Test func hasOneRowForEveryWord() {
    #expect(
      OutcomeTable.rows.map(\.word)
        == VerdictWord.allCases.sorted { left, right in
          let order = OutcomeTable.rows.map(\.word)
          return order.firstIndex(of: left) ?? -1 < order.firstIndex(of: right) ?? -1
        })
    #expect(OutcomeTable.rows.count == VerdictWord.allCases.count)
  }

  /// The exit codes that the commands promise: 0 done, 1 not yet, 2 does not compile, 3 our fault.
  @Test(arguments: [
    (VerdictWord.passed, Int32(0)), (.notYet, 1), (.doesNotCompile, 2), (.refused, 1),
    (.trapped, 1),
    (.stopped, 1), (.didNotFinish, 1), (.endedEarly, 1), (.tooMuchOutput, 1), (.notChecked, 3),
  ])
  func mapsEveryWordToItsExitCode(word: VerdictWord, code: Int32) {
    #expect(OutcomeTable.row(word).exitCode.rawValue == code)
  }

  @Test func mapsEveryOutcomeToAWord() {
    #expect(OutcomeTable.word(of: .played(Timeline())) == .passed)
    #expect(OutcomeTable.exitCode(of: .doesNotCompile([])) == .doesNotCompile)
    #expect(OutcomeTable.exitCode(of: .unavailable(reason: "", remedy: "")) == .unavailable)
  }

  @Test func callsUnjudgedAnswersErrorsForOtherTools() throws {
    let record = SubmissionRecord(
      try Made.verdict(.didNotFinish, Array(repeating: .notChecked, count: 9)), file: "a.swift")
    #expect(record.status == .error)
    #expect(record.checks.allSatisfy { $0.status == .timeout })
  }
}

@Suite struct DiagnosticReportTests {
  @Test func putsTheCaretUnderThePlaceBehindWideCharacters() {
    let diagnostic = Diagnostic(
      fileName: "a.swift", line: 7, column: 12, severity: .error,
      message: "cannot find 'x' in scope",
      sourceLine: "let s = \"你好\"; x", width: 1)
    var shifted = diagnostic
    shifted.column = 15
    let lines = DiagnosticReport([shifted]).lines()
    #expect(lines[0] == "a.swift:7:15: error: cannot find 'x' in scope")
    #expect(lines[1] == "7 | let s = \"你好\"; x")
    #expect(lines[2] == "  | " + String(repeating: " ", count: 16) + "^")
  }

  @Test func countsErrorsBeyondTheFifth() {
    let many = (1...8).map {
      Diagnostic(fileName: "a.swift", line: $0, column: 1, severity: .error, message: "m\($0)")
    }
    #expect(DiagnosticReport(many).lines().last == "3 more errors: lines 6, 7, 8")
  }

  @Test func givesEachAdviceOnce() {
    let twice = [1, 2].map {
      Diagnostic(
        fileName: "a.swift", line: $0, column: 1, severity: .error,
        message: "use of '=' in a boolean context, did you mean '=='?")
    }
    let advice = DiagnosticReport(twice).lines().filter { $0.contains("== compares") }
    #expect(advice.count == 1)
  }
}

@Suite struct ClassReportTests {
  private func report() throws -> ClassReport {
    let right = try Made.verdict(.passed, [])
    let wrong = try Made.verdict(.notYet, [.passed, .failed])
    return ClassReport([
      .init(learner: "ada", verdict: right), .init(learner: "=ben, b", verdict: wrong),
      .init(learner: "cleo", verdict: wrong), .init(learner: "cleo", verdict: right),
    ])
  }

  @Test func writesTheColumnsOfNbgrader() throws {
    let lines = try report().csv().split(separator: "\n")
    #expect(lines[0] == Substring(ClassReport.columns.joined(separator: ",")))
    #expect(lines[1] == "basic.first-move,,,ada,,,,4,0,4,4")
    #expect(lines[2] == "basic.first-move,,,\"'=ben, b\",,,,2,0,2,4")
    #expect(lines.count == 5)
  }

  @Test func showsAnswersSumsAndTheMistakesOfMany() throws {
    try expectGolden(try report().table().joined(separator: "\n") + "\n", "class.txt")
  }

  @Test func reportsFindingsLineByLine() throws {
    let verdict = try Made.verdict(.notYet, [.passed, .failed, .failed])
    let findings = verdict.sourceFindings(file: "a.swift")
    #expect(findings.map(\.rule) == ["moves", "hidden"])
    #expect(findings.map(\.line) == [4, 1])
    #expect(findings[1].message == "A hidden check did not pass.")
    #expect(Set(findings.map(\.rule)).isSubset(of: Set(verdict.sourceRules.map(\.id))))
    let broken = try Made.verdict(
      .doesNotCompile, [],
      problem: ProgramProblem(
        sentence: "It does not compile.", remedy: "", place: nil,
        diagnostics: [
          Diagnostic(fileName: "a.swift", line: 3, column: 5, severity: .error, message: "no")
        ]))
    #expect(broken.sourceFindings(file: "a.swift").map(\.line) == [3])
  }
}
