extension TerminalText {
  /// Columns two blanks apart; where they do not fit, the widest ones wrap their cells.
  func table(_ table: Table, width: Int) -> [String] {
    let count = table.header.count
    guard count > 0 else { return [] }
    let header = table.header.map { cells(of: $0, look: .bold) }
    let rows = table.rows.map { row in
      (0..<count).map { $0 < row.count ? cells(of: row[$0]) : [] }
    }
    let natural = (0..<count).map { column in
      ([header] + rows).map { Self.width(of: $0[column]) }.max() ?? 0
    }
    let widths = Self.fitting(natural, into: width - 2 * (count - 1))
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    let body = rows.flatMap { lines(of: $0, widths: widths, table.alignments) }
    return lines(of: header, widths: widths, table.alignments) + [rule] + body
  }

  /// Takes columns from the widest one until all fit; no column gets narrower than 6.
  static func fitting(_ natural: [Int], into total: Int) -> [Int] {
    var widths = natural.map { max(1, $0) }
    while widths.reduce(0, +) > total {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 6
      else { break }
      widths[widest] -= 1
    }
    return widths
  }

  private func lines(
    of row: [[LineFilling.Cell]], widths: [Int], _ alignments: [Table.Alignment]
  ) -> [String] {
    let columns = zip(row, widths).map { LineFilling.lines(of: $0, width: $1) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      var text = ""
      for (column, parts) in columns.enumerated() {
        let part = line < parts.count ? parts[line] : []
        let free = max(0, widths[column] - Self.width(of: part))
        let before: Int
        switch column < alignments.count ? alignments[column] : .leading {
        case .leading: before = 0
        case .center: before = free / 2
        case .trailing: before = free
        }
        text += column == 0 ? "" : "  "
        text += String(repeating: " ", count: before)
        text += LineFilling.text(of: part, isPlain: style.isPlain)
        text += String(repeating: " ", count: free - before)
      }
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  private static func width(of cells: [LineFilling.Cell]) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
