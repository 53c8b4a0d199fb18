extension Document {
  /// The document for a terminal, wrapped to the style's width; no blank line at either end.
  package func terminalText(style: TerminalStyle = TerminalStyle()) -> String {
    TerminalText(style: style).lines(of: blocks, width: style.width).joined(separator: "\n")
  }
}

extension [Inline] {
  /// One line of running text with its looks, never wrapped.
  package func terminalLine(style: TerminalStyle = TerminalStyle()) -> String {
    let cells = TerminalText(style: style).cells(of: self)
    return LineFilling.text(of: cells, isPlain: style.isPlain)
  }
}

/// Turns blocks into lines.
struct TerminalText {
  let style: TerminalStyle

  func lines(of blocks: [Block], width: Int, isTight: Bool = false) -> [String] {
    var lines: [String] = []
    for block in blocks {
      let next = self.lines(of: block, width: width)
      if next.isEmpty { continue }
      if !lines.isEmpty, !isTight { lines.append("") }
      lines += next
    }
    return lines
  }

  private func lines(of block: Block, width: Int) -> [String] {
    switch block {
    case .heading(let level, let inlines): heading(level, inlines, width: width)
    case .paragraph(let inlines): filled(cells(of: inlines), width: width)
    case .code(let info, let text): code(info: info, text: text)
    case .quote(let blocks): lines(of: blocks, width: width - 2).map { "| " + $0 }
    case .list(let list): self.list(list, width: width)
    case .table(let table): self.table(table, width: width)
    case .rule: [String(repeating: "-", count: min(width, 40))]
    case .html: []
    }
  }

  private func heading(_ level: Int, _ inlines: [Inline], width: Int) -> [String] {
    let looks: TextLook = level == 1 ? [.bold, .underlined] : .bold
    let lines = filled(cells(of: inlines, look: looks), width: width)
    guard style.isPlain, level <= 2 else { return lines }
    let longest = lines.map(\.displayWidth).max() ?? 0
    return lines + [String(repeating: level == 1 ? "=" : "-", count: longest)]
  }

  /// Code keeps its lines however long they are: a wrapped one could not be copied.
  private func code(info: String, text: String) -> [String] {
    let language = String(info.prefix { $0 != " " && $0 != "{" })
    var body = text
    while body.hasSuffix("\n") { body.removeLast() }
    if !style.isPlain {
      body =
        style.colouring?(language, body)
        ?? body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { TextLook.code.applied(to: String($0), isPlain: false) }.joined(separator: "\n")
    }
    return body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
  }

  private func list(_ list: ItemList, width: Int) -> [String] {
    var lines: [String] = []
    let lastNumber = (list.start ?? 0) + list.items.count - 1
    let markWidth = list.start == nil ? 2 : String(lastNumber).count + 2
    for (index, item) in list.items.enumerated() {
      var mark = list.start.map { "\($0 + index). " } ?? "- "
      mark = String(repeating: " ", count: max(0, markWidth - mark.count)) + mark
      if let isChecked = item.isChecked { mark += isChecked ? "[x] " : "[ ] " }
      let body = self.lines(of: item.blocks, width: width - mark.count, isTight: list.isTight)
      if index > 0, !list.isTight { lines.append("") }
      let indent = String(repeating: " ", count: mark.count)
      for (number, line) in (body.isEmpty ? [""] : body).enumerated() {
        lines.append(line.isEmpty && number > 0 ? "" : (number == 0 ? mark : indent) + line)
      }
    }
    return lines
  }

  func filled(_ cells: [LineFilling.Cell], width: Int) -> [String] {
    LineFilling.lines(of: cells, width: max(10, width))
      .map { LineFilling.text(of: $0, isPlain: style.isPlain) }
  }

  func cells(of inlines: [Inline], look: TextLook = []) -> [LineFilling.Cell] {
    inlines.flatMap { inline -> [LineFilling.Cell] in
      switch inline {
      case .text(let text): cells(text, look)
      case .code(let text):
        style.isPlain ? cells("`\(text)`", look) : cells(text, look.union(.code))
      case .emphasis(let inner): cells(of: inner, look: look.union(.italic))
      case .strong(let inner): cells(of: inner, look: look.union(.bold))
      case .struck(let inner): cells(of: inner, look: look.union(.struck))
      case .link(let destination, let inner): link(destination, inner, look)
      case .image(_, let inner): cells("[\(inner.plainText)]", look.union(.faint))
      case .html: []
      case .softBreak: cells(" ", look)
      case .hardBreak: cells("\n", look)
      }
    }
  }

  /// Only an address that leaves the course is worth printing.
  private func link(
    _ destination: String, _ inner: [Inline], _ look: TextLook
  ) -> [LineFilling.Cell] {
    let text = cells(of: inner, look: look.union(.underlined))
    guard destination.hasPrefix("http"), inner.plainText != destination else { return text }
    return text + cells(" (\(destination))", look.union(.faint))
  }

  private func cells(_ text: String, _ look: TextLook) -> [LineFilling.Cell] {
    text.map { LineFilling.Cell(character: $0 == "\t" ? " " : $0, look: look) }
  }
}
