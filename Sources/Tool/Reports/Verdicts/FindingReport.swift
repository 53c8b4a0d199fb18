import Figures
import Grading

/// One failed check: sentences, the moment with expected and found, and a small plot of both.
package struct FindingReport: Sendable {
  package var result: CheckResult
  package var style: Style

  package init(_ result: CheckResult, style: Style = Style()) {
    self.result = result
    self.style = style
  }

  package func lines() -> [String] {
    if result.check.isHidden {
      return ReportText.lines(markdown: VerdictMessages.hiddenFailure, style: style)
    }
    guard let finding = result.finding else {
      return ReportText.lines(markdown: result.requirement ?? "", style: style)
    }
    var lines = finding.sentences.flatMap { ReportText.lines(markdown: $0, style: style) }
    if let facts = VerdictMessages.facts(finding) { lines += ["", facts] }
    let plot = plotLines(finding)
    return plot.isEmpty ? lines : lines + [""] + plot
  }

  /// Expected and found in one plot of 40 × 7 characters, or in a table of five moments.
  private func plotLines(_ finding: Finding) -> [String] {
    guard let plot = finding.plot else { return [] }
    let series = [
      PlotSeries(FigureMessages.expected, plot.unit, plot.expected),
      PlotSeries(FigureMessages.found, plot.unit, plot.found),
    ].filter { !$0.samples.isEmpty }
    guard series.contains(where: \.isMoving) || series.count > 1 else { return [] }
    if style.plain { return [plot.title] + MomentTable(series).lines() }
    let columns = min(40, style.width - 12)
    return [style.paint(plot.title, .bold)] + TextPlot(series, columns: columns, rows: 7).lines()
  }
}

extension PlotSeries {
  /// A series from the samples of a finding.
  package init(_ label: String, _ unit: String, _ samples: [Plot.Sample]) {
    self.init(
      label: label, unit: unit,
      samples: samples.map { PlotSeries.Sample(time: $0.time, value: $0.value) })
  }
}
