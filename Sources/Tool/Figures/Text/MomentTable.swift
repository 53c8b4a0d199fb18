/// A plot's replacement in plain mode: the values of up to two series at a few moments.
package struct MomentTable: Sendable {
  package var series: [PlotSeries]
  /// Seconds, in order.
  package var moments: [Double]

  package init(_ series: [PlotSeries], moments: [Double]) {
    self.series = series
    self.moments = moments
  }

  /// Evenly spread moments over the times that the series cover, both ends included.
  ///
  /// `count` moments, at least 2.
  package init(_ series: [PlotSeries], count: Int = 5) {
    let times = PlotRange.times(of: series)
    let steps = max(count, 2) - 1
    self.init(
      series, moments: (0...steps).map { times.low + times.length * Double($0) / Double(steps) })
  }

  /// The table's lines: one of times, then one for each series.
  package func lines() -> [String] {
    let unit = series.first?.unit ?? ""
    var table: [[String]] = [[unit.isEmpty ? "" : "(\(unit))"]]
    table[0] += moments.map { Digits.text($0) + " s" }
    for one in series {
      table.append(
        [one.label]
          + moments.map { one.value(at: $0).map { Digits.text($0) } ?? FigureMessages.nothing })
    }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
  }
}
