import Evaluation
import Grading

/// What became of a program that nobody grades: its timeline in words, or what stopped it.
package struct OutcomeReport: Sendable {
  package var run: Run
  package var style: Style
  package var names: [String]
  /// The learner's file; nil names the lines of all files.
  ///
  /// Lines and events of other files, such as a scene, are left out of the timeline.
  package var fileName: String?

  package init(
    _ run: Run, style: Style = Style(), names: [String] = [], fileName: String? = nil
  ) {
    self.fileName = fileName
    self.run = run
    self.style = style
    self.names = names
  }

  /// Which row of the table applies.
  package var row: OutcomeTable.Row { OutcomeTable.row(OutcomeTable.word(of: run.outcome)) }

  /// Why it did not play to its end; nothing when it did.
  package func problemLines() -> [String] {
    run.problem.map { ProblemReport($0, style: style, names: names).lines() } ?? []
  }

  /// The timeline in words, as far as there is one.
  package func timelineReport() -> TimelineReport? {
    guard let timeline = run.outcome.timeline else { return nil }
    let places = run.places
    guard let fileName else {
      return TimelineReport(timeline, style: style, line: { places.place(of: $0)?.line })
    }
    var report = TimelineReport(timeline, style: style) { sites in
      places.chain(of: sites).first { $0.fileName == fileName }?.line
    }
    report.shows = { event in
      event.sites.isEmpty || places.chain(of: event.sites).contains { $0.fileName == fileName }
    }
    return report
  }

  /// The timeline, then what stopped it, then what it printed.
  package func text() -> String {
    var parts: [[String]] = []
    if let report = timelineReport() {
      parts.append(
        report.text().split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast().map(String.init))
    }
    parts.append(problemLines())
    parts.append(run.warnings.isEmpty ? [] : DiagnosticReport(run.warnings, style: style).lines())
    parts.append(OutputReport(run.output, style: style).lines())
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }
}
