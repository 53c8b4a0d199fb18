/// What the learner's own program printed, told apart from what the tool says.
package struct OutputReport: Sendable {
  package var output: [String]
  package var style: Style

  /// Lines shown; of more the last ones are, because they tell what happened in the end.
  static let limit = 40

  package init(_ output: [String], style: Style = Style()) {
    self.output = output
    self.style = style
  }

  package func lines() -> [String] {
    guard !output.isEmpty else { return [] }
    var lines = [style.paint(VerdictMessages.yourOutput, .bold)]
    if output.count > Self.limit {
      lines.append("  " + VerdictMessages.linesLeftOut(output.count - Self.limit))
    }
    return lines
      + output.suffix(Self.limit).flatMap { line in
        SafeText.cleaned(line).split(separator: "\n", omittingEmptySubsequences: false)
          .map { "  " + $0 }
      }
  }
}
