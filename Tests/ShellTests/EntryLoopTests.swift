import Evaluation
import Shell
import Testing
import Timelines

/// The loop with a scripted reader and player: what it keeps, what it says.
@Suite struct EntryLoopTests {
  /// A loop and everything it has said.
  private final class Desk {
    var said = ""
    let player: ScriptedPlayer
    private(set) var loop: EntryLoop?

    init(_ entries: [String], runs: [Run?], answers: [String] = []) {
      player = ScriptedPlayer(runs)
      let screen = Screen(isPlain: true, isBare: true) { [unowned self] in said += $0 }
      loop = EntryLoop(
        reader: ScriptedReader(entries, answers: answers), player: player, screen: screen,
        memory: Memory(folder: nil))
      loop?.run()
    }

    var session: Session { loop?.session ?? Session() }
  }

  /// A run that printed these lines, the newest entry's between the marks.
  private func played(_ lines: [String] = [], at time: Double = 0) -> Run {
    var timeline = Timeline()
    for line in ["\u{1}begin"] + lines + ["\u{1}end"] {
      timeline.append(
        Record(at: Instant(seconds: time), content: .event(.output(line))))
    }
    timeline.append(Record(at: Instant(seconds: time), content: .end("idle")))
    return Run(outcome: .played(timeline))
  }

  @Test func keepsWhatRuns() {
    let desk = Desk(["let a = 1", "f()"], runs: [played(["hello"]), played()])
    #expect(desk.said == "hello\n")
    #expect(desk.session.entries.map(\.text) == ["let a = 1", "f()"])
  }

  @Test func saysWhatOldNamesOfTheEntryAreCalledNow() {
    func note(_ file: String, _ old: String) -> Diagnostic {
      Diagnostic(
        fileName: file, line: 1, column: 1, severity: .warning,
        message: "'\(old)' is deprecated: now spelled isHidden [#DeprecatedDeclaration]")
    }
    let run = Run(
      outcome: played().outcome, warnings: [note("[1]", "hidden"), note("[0]", "older")])
    let desk = Desk(["view.hidden = true"], runs: [run])
    #expect(desk.said == "  'hidden' is now isHidden\n")
  }

  @Test func showsTheFirstLinesOfAFlood() {
    let desk = Desk(["f()"], runs: [played((1...250).map { "line \($0)" })])
    #expect(desk.said.hasSuffix("line 200\n… 50 more\n"))
  }

  @Test func dropsWhatDoesNotCompileAndGoesOn() {
    let diagnostic = Diagnostic(
      fileName: "[1]", line: 1, column: 9, severity: .error, message: "cannot find 'x' in scope")
    let desk = Desk(
      ["let a = x", "let b = 1"],
      runs: [Run(outcome: .doesNotCompile([diagnostic])), played()])
    #expect(desk.said == "  let a = x\n          ^ cannot find 'x' in scope\n")
    #expect(desk.session.entries.map(\.number) == [2])
  }

  @Test func neverRunsWhatCannotBeRight() {
    let desk = Desk(["a }"], runs: [])
    #expect(desk.player.programs.isEmpty)
    #expect(desk.said.contains("unexpected brace"))
  }

  @Test func survivesAnInterruption() {
    let desk = Desk(["let a = 1", "while true {}", "a"], runs: [played(), nil, played()])
    #expect(desk.said.contains("interrupted"))
    #expect(desk.session.entries.map(\.text) == ["let a = 1", "a"])
  }

  @Test(arguments: [
    (Outcome.unavailable(reason: "no compiler", remedy: "etude doctor"), "try: etude doctor"),
    (.didNotFinish(.processorTime(seconds: 2), nil), ":limit 10 allows more"),
    (.stopped(reason: "frame is NaN", remedy: "divide by 1", Timeline()), "try: divide by 1"),
    (.trapped(message: "index out of range", Timeline()), "stopped: index out of range"),
    (.endedEarly(nil), "left with exit"),
    (.tooMuchOutput(nil), "64 KiB"),
  ])
  func saysWhatStoppedAnEntry(_ outcome: Outcome, words: String) {
    let desk = Desk(["f()"], runs: [Run(outcome: outcome)])
    #expect(desk.said.contains(words))
    #expect(desk.session.entries.isEmpty)
  }

  @Test func replaysDeedsButNotQuestions() {
    let desk = Desk(
      ["let a = 1", "a", "let b = 2"], runs: [played(), played(), played()])
    let last = desk.player.programs.last?.source ?? ""
    #expect(last.contains("let a = 1\n"))
    #expect(!last.contains("[2]"))
    #expect(
      last.hasSuffix("let b = 2\n#sourceLocation(file: \"session\", line: 1)\n_etudeEntryEnds()\n"))
  }

  @Test func theClockFollowsWhatMoves() {
    let desk = Desk(["f()", "g()", ":clock manual"], runs: [played(at: 1.5), played(at: 1.5)])
    #expect(desk.player.programs.last?.source.contains("_etudeWait(until: 1.5)") == true)
    #expect(desk.said.contains("runs at 1.5 s"))
  }

  @Test func printsWhatComesLaterOnce() {
    var timeline = Timeline()
    for (time, text) in [(0.0, "\u{1}begin"), (0, "\u{1}end"), (2, "done")] {
      timeline.append(
        Record(at: Instant(seconds: time), content: .event(.output(text))))
    }
    timeline.append(Record(at: Instant(seconds: 2), content: .end("idle")))
    let run = Run(outcome: .played(timeline))
    let desk = Desk(["f()", "g()"], runs: [run, run])
    #expect(desk.said == "  at 2 s: done\n")
  }

  @Test(arguments: ["exit", "quit", "quit()", "exit ()"])
  func leavesByTheWordsOfOtherShells(_ word: String) {
    let desk = Desk([word, "let a = 1"], runs: [])
    #expect(desk.player.programs.isEmpty)
  }

  @Test func takesAWordOfTheSessionForItself() {
    let desk = Desk(["let exit = 1", "exit", "let a = 1"], runs: [played(), played(), played()])
    #expect(desk.player.programs.count == 3)
  }

  @Test(arguments: [
    (":undo", "nothing left"), (":und", "nothing left"), (":x", "no command :x"),
    (":re", "can mean"), (":at", "which moment"), (":at soon", "found 'soon'"),
    (":clock fast", "expected auto or manual"), (":limit x", "from 1 to 600"),
    (":save", "nothing to save"), (":edit 3", "no entry 3"), (":trace maybe", "on or off"),
    (":views", "no entries"), (":plot a.b", "no entries"), (":", "Entries"),
    (":help at", ":at SECONDS"),
  ])
  func answersEveryCommandOnAnEmptySession(_ command: String, words: String) {
    #expect(Desk([command], runs: []).said.contains(words))
  }
}
