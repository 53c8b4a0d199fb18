/// A plot in plain ASCII: one or two series over a common time axis.
///
/// The first series is drawn with `.` and the second with `*` where there are two, a lone one with
/// `*`; a character that both reach is `#`.
package struct TextPlot: Sendable {
  package var series: [PlotSeries]
  /// Columns of the drawing area, at least 10.
  package var columns: Int
  /// Rows of the drawing area, at least 3.
  package var rows: Int
  /// The times shown; nil: those that the series cover.
  package var times: PlotRange?

  package init(
    _ series: [PlotSeries], columns: Int = 40, rows: Int = 7, times: PlotRange? = nil
  ) {
    self.series = Array(series.prefix(2))
    self.columns = max(columns, 10)
    self.rows = max(rows, 3)
    self.times = times
  }

  /// The plot's lines, without a final line break; nothing without samples.
  package func lines() -> [String] {
    guard series.contains(where: { !$0.samples.isEmpty }) else { return [] }
    let times = self.times ?? PlotRange.times(of: series)
    let values = PlotRange.values(of: series)
    let labels = valueLabels(values)
    let margin = labels.map(\.count).max() ?? 0
    let cells = drawing(times: times, values: values)
    var lines = zip(labels, cells).map { label, cell in
      trimmed(padded(label, to: margin) + " |" + String(cell))
    }
    let indent = String(repeating: " ", count: margin + 1)
    lines.append(indent + "+" + String(repeating: "-", count: columns))
    lines.append(trimmed(indent + " " + timeLabels(times)))
    if series.count == 2 {
      lines.append(
        indent + " . \(series[0].label)   * \(series[1].label)   # \(FigureMessages.both)")
    }
    return lines
  }

  private func valueLabels(_ values: PlotRange) -> [String] {
    let unit = series.first?.unit ?? ""
    return (0..<rows).map { row in
      let isEnd = row == 0 || row == rows - 1
      let isMiddle = rows % 2 == 1 && row == rows / 2
      guard isEnd || isMiddle else { return "" }
      let value = values.high - values.length * Double(row) / Double(rows - 1)
      let text = Digits.text(value, places: values.length < 10 ? 3 : 1)
      // The unit stands once; below it the numbers keep their column.
      guard !unit.isEmpty else { return text }
      return text + " " + (row == 0 ? unit : String(repeating: " ", count: unit.count))
    }
  }

  private func timeLabels(_ times: PlotRange) -> String {
    let texts = [0, 0.5, 1].map { Digits.text(times.low + times.length * $0) + " s" }
    var line = Array(repeating: Character(" "), count: columns)
    let starts = [0, (columns - 1) / 2 - texts[1].count / 2, columns - texts[2].count]
    for (start, text) in zip(starts, texts) where start >= 0 {
      for (offset, character) in text.enumerated() where start + offset < columns {
        line[start + offset] = character
      }
    }
    return String(line)
  }

  private func drawing(times: PlotRange, values: PlotRange) -> [[Character]] {
    var cells = Array(
      repeating: Array(repeating: Character(" "), count: columns), count: rows)
    for (index, one) in series.enumerated() {
      let mark: Character = series.count == 2 && index == 0 ? "." : "*"
      var previous: Int?
      for column in 0..<columns {
        let time = times.low + times.length * Double(column) / Double(columns - 1)
        guard let value = one.value(at: time), value.isFinite else { continue }
        let row = rowOf(value, in: values)
        for reached in reachedRows(from: previous, to: row) {
          let old = cells[reached][column]
          cells[reached][column] = old == "." && mark == "*" ? "#" : mark
        }
        previous = row
      }
    }
    return cells
  }

  private func rowOf(_ value: Double, in values: PlotRange) -> Int {
    let fraction = values.fraction(of: value)
    return min(max(Int(((1 - fraction) * Double(rows - 1)).rounded()), 0), rows - 1)
  }

  /// Steep lines stay connected: rows between two neighbouring columns belong to the later one.
  private func reachedRows(from previous: Int?, to row: Int) -> ClosedRange<Int> {
    guard let previous, abs(previous - row) > 1 else { return row...row }
    return previous < row ? (previous + 1)...row : row...(previous - 1)
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
