/// How reports look: with colours or without, for a wide or a narrow terminal.
package struct Style: Sendable, Hashable {
  /// Whether to use the terminal's colours.
  package var color: Bool
  /// Without pictures made of characters: plots become tables, and nothing is coloured.
  package var plain: Bool
  /// Columns, at least 20.
  package var width: Int

  package init(color: Bool = false, plain: Bool = false, width: Int = 80) {
    self.color = color && !plain
    self.plain = plain
    self.width = max(width, 20)
  }

  /// The style that a terminal and its user's wishes ask for.
  ///
  /// `NO_COLOR` (not empty) and `TERM=dumb` turn colours off, `CLICOLOR_FORCE` (not `0`) turns them
  /// on without a terminal; `columns` counts only on a terminal, else lines are 80 wide.
  package init(
    environment: [String: String], isTerminal: Bool, columns: Int? = nil, plain: Bool = false
  ) {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let isForced = !value("CLICOLOR_FORCE").isEmpty && value("CLICOLOR_FORCE") != "0"
    let isRefused = !value("NO_COLOR").isEmpty || value("TERM") == "dumb"
    self.init(
      color: (isTerminal || isForced) && !isRefused, plain: plain,
      width: isTerminal ? columns ?? 80 : 80)
  }
}

/// The eight basic colours, less those that vanish on common backgrounds.
package enum Paint: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case magenta = "35"
  case cyan = "36"
}

extension Style {
  /// The text in a colour, or bare where colours are off.
  package func paint(_ text: String, _ paints: Paint...) -> String {
    guard color, !text.isEmpty, !paints.isEmpty else { return text }
    return "\u{1B}[" + paints.map(\.rawValue).joined(separator: ";") + "m" + text + "\u{1B}[0m"
  }
}
