/// The names of a plot's lines, laid out in rows.
struct CurveLegend {
  struct Entry {
    /// Place of the line in the plot.
    var index: Int
    /// Distance from the left edge of the drawing area, in points.
    var x: Double
    var text: FigureText
  }

  private let plot: CurvePlot
  let rows: [[Entry]]

  init(_ plot: CurvePlot) {
    self.plot = plot
    var rows: [[Entry]] = [[]]
    var x = 0.0
    for (index, line) in plot.lines.enumerated() {
      let text = FigureText(line.series.label)
      let width = text.width + 44
      if x > 0, x + width > plot.width - 70 {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(Entry(index: index, x: x, text: text))
      x += width
    }
    self.rows = rows.filter { !$0.isEmpty }
  }

  /// The colour of a line: a colour of its own for what is expected, the others in turn.
  func theme(of index: Int) -> FigureTheme {
    guard plot.lines[index].role == .track else { return .expected }
    let place = plot.lines[..<index].filter { $0.role == .track }.count
    return FigureTheme.line(place)
  }
}
