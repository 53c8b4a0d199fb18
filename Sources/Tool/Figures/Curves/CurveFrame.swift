/// The layout of a curve plot: where times and values lie, and the parts drawn there.
struct CurveFrame {
  private let plot: CurvePlot
  private let times: PlotRange
  private let values: PlotRange
  private let valueStep: Double
  private let left = 58.0
  private let right = 16.0
  private let bottom = 34.0
  private let top: Double
  private static let rowHeight = 18.0

  init(_ plot: CurvePlot) {
    self.plot = plot
    let series = plot.lines.map(\.series)
    times = plot.times ?? PlotRange.times(of: series)
    let taken = PlotRange.values(of: series)
    valueStep = taken.step(about: 5)
    values = taken.rounded(step: valueStep)
    top =
      16 + Self.rowHeight * Double(CurveLegend(plot).rows.count) + (plot.marks.isEmpty ? 0 : 14)
  }

  private func x(_ time: Double) -> Double {
    left + (plot.width - left - right) * times.fraction(of: time)
  }

  private func y(_ value: Double) -> Double {
    plot.height - bottom - (plot.height - top - bottom) * values.fraction(of: value)
  }

  /// Lines at round times and values, with their numbers.
  func grid() -> [MarkupElement] {
    var parts: [MarkupElement] = []
    let unit = plot.lines.first?.series.unit ?? ""
    let valueTicks = values.ticks(step: valueStep)
    for tick in valueTicks {
      parts.append(line(x(times.low), y(tick), x(times.high), y(tick), theme: .faint))
      let isTop = tick == valueTicks.last && !unit.isEmpty
      parts.append(
        FigureText(Digits.text(tick) + (isTop ? " \(unit)" : ""), size: 11, anchor: .end)
          .element(x: left - 6, y: y(tick) + 4))
    }
    for tick in times.ticks(step: times.step(about: 6)) {
      parts.append(line(x(tick), y(values.low), x(tick), y(values.high), theme: .faint))
      parts.append(
        FigureText(Digits.text(tick) + " " + FigureMessages.seconds, size: 11, anchor: .middle)
          .element(x: x(tick), y: plot.height - bottom + 18))
    }
    if values.low < 0, values.high > 0 {
      parts.append(line(x(times.low), y(0), x(times.high), y(0), theme: .mark))
    }
    return parts
  }

  /// Dashed verticals at events, named above the drawing where there is room for the name.
  func marks() -> [MarkupElement] {
    var parts: [MarkupElement] = []
    var free = left - 40
    for mark in plot.marks where mark.time >= times.low && mark.time <= times.high {
      var stroke = line(
        x(mark.time), y(values.low), x(mark.time), y(values.high), theme: .mark)
      stroke.set("stroke-dasharray", "2 3")
      parts.append(stroke)
      let text = FigureText(mark.label, size: 10, theme: .mark)
      let start = min(max(x(mark.time) - text.width / 2, left - 40), plot.width - 4 - text.width)
      guard start >= free else { continue }
      parts.append(text.element(x: start, y: top - 5))
      free = start + text.width + 6
    }
    return parts
  }

  /// The series themselves, expected ones first so that what was found lies on top.
  func curves() -> [MarkupElement] {
    let legend = CurveLegend(plot)
    let order =
      plot.lines.indices.filter { plot.lines[$0].role == .expected }
      + plot.lines.indices.filter { plot.lines[$0].role == .track }
    return order.flatMap { index in
      stroked(plot.lines[index], theme: legend.theme(of: index))
    }
  }

  private func stroked(_ line: CurvePlot.Line, theme: FigureTheme) -> [MarkupElement] {
    var runs: [String] = []
    var jumps: [String] = []
    var previous: PlotSeries.Sample?
    for sample in line.series.samples where sample.value.isFinite {
      let place =
        "\(Digits.text(x(sample.time), places: 2)) "
        + Digits.text(y(sample.value), places: 2)
      if let last = previous, last.time == sample.time, last.value != sample.value {
        let from =
          "\(Digits.text(x(last.time), places: 2)) "
          + Digits.text(y(last.value), places: 2)
        jumps.append("M\(from)L\(place)")
        runs.append("M\(place)")
      } else {
        runs.append((previous == nil ? "M" : "L") + place)
      }
      previous = sample
    }
    let isExpected = line.role == .expected
    let curve = path(
      runs.joined(), theme: theme, width: isExpected ? 2 : 2.5, dashes: isExpected ? "6 4" : nil)
    guard !jumps.isEmpty else { return [curve] }
    return [curve, path(jumps.joined(), theme: theme, width: 1.2, dashes: "1.5 2.5")]
  }

  /// The name of every line beside a short piece of it.
  func legend() -> [MarkupElement] {
    let legend = CurveLegend(plot)
    var parts: [MarkupElement] = []
    for (row, entries) in legend.rows.enumerated() {
      let baseline = 20 + Self.rowHeight * Double(row)
      for entry in entries {
        let start = left + entry.x
        parts.append(
          path(
            "M\(Digits.text(start)) \(Digits.text(baseline - 4))h18",
            theme: legend.theme(of: entry.index), width: 2.5,
            dashes: plot.lines[entry.index].role == .expected ? "6 4" : nil))
        parts.append(entry.text.element(x: start + 24, y: baseline))
      }
    }
    return parts
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, theme: FigureTheme
  ) -> MarkupElement {
    MarkupElement(
      "path",
      [
        "class": "s-\(theme.rawValue)", "fill": "none", "stroke": theme.light,
        "stroke-width": "1",
        "d": "M\(Digits.text(x1, places: 2)) \(Digits.text(y1, places: 2))"
          + "L\(Digits.text(x2, places: 2)) \(Digits.text(y2, places: 2))",
      ])
  }

  private func path(
    _ data: String, theme: FigureTheme, width: Double, dashes: String?
  ) -> MarkupElement {
    MarkupElement(
      "path",
      [
        "class": "s-\(theme.rawValue)", "fill": "none", "stroke": theme.light,
        "stroke-width": Digits.text(width), "stroke-dasharray": dashes,
        "stroke-linejoin": "round", "d": data,
      ])
  }
}
