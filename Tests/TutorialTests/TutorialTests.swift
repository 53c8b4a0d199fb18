import Evaluation
import Foundation
import Testing
import Timelines

/// One program for each family of UIKit that animation code uses: it compiles as it is and plays.
///
/// `RECORD_GOLDENS=1` writes what a program prints into its file, and fails.
@Suite struct TutorialTests {
  /// One evaluator, so that one runner and its compilers serve all programs.
  private static let evaluator: Evaluator? = try? Evaluator(Installation.find(), usesCache: false)
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  @Test(arguments: TutorialProgram.all)
  func compilesAndPlays(_ tutorial: TutorialProgram) throws {
    let evaluator = try #require(Self.evaluator, "build first")
    var program = Program(source: tutorial.source)
    program.input = try tutorial.input.map { try ScriptedInput.parse($0) }
    let run = evaluator.play(program)
    guard case .played(let timeline) = run.outcome else {
      Issue.record("\(tutorial.name): \(run.outcome)")
      return
    }
    if Self.isRecording {
      let file = TutorialProgram.folder.appendingPathComponent(tutorial.name)
      try tutorial.text(printing: run.output).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(tutorial.name); run again without RECORD_GOLDENS")
    } else {
      let printed = try #require(tutorial.printed, "record \(tutorial.name)")
      #expect(run.output == printed, "\(tutorial.name)")
    }
    let rules = Set(timeline.notes.map(\.rule))
    for rule in tutorial.rules {
      #expect(rules.contains(rule), "\(tutorial.name) says nothing of \(rule)")
    }
    let missed = timeline.records.compactMap { record in
      if case .event(.missedInput(_, let reason)) = record.content { reason } else { nil }
    }
    #expect(missed == [], "\(tutorial.name)")
  }

  @Test func findsThePrograms() {
    #expect(TutorialProgram.all.count >= 40)
  }
}
