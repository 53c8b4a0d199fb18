import Prose
import Reports

/// Where the shell's answers go, and how they look.
package final class Screen {
  private let write: (String) -> Void
  private let columns: () -> Int
  /// Without colours.
  package let isPlain: Bool
  /// Without pictures made of characters, for pipes and screen readers.
  package let isBare: Bool
  /// What was said since the last time someone asked, for `:share`.
  private var kept: [String] = []

  package init(
    isPlain: Bool, isBare: Bool, columns: @escaping () -> Int = { 80 },
    write: @escaping (String) -> Void
  ) {
    self.isPlain = isPlain
    self.isBare = isBare
    self.columns = columns
    self.write = write
  }

  package var style: Style { Style(color: !isPlain, plain: isBare, width: columns()) }

  package var width: Int { columns() }

  /// Says lines that belong to an entry and may be shared.
  package func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    kept += lines
    write(lines.joined(separator: "\n") + "\n")
  }

  package func say(_ line: String) { say([line]) }

  /// Says something about the shell itself.
  package func remark(_ text: String) {
    for line in wrapped(text) { write(style.paint(line, .faint) + "\n") }
  }

  /// Says what went wrong and, on a second line, what to do.
  package func complain(_ sentence: String, remedy: String? = nil) {
    var lines = wrapped(sentence).map { style.paint($0, .red) }
    if let remedy { lines += wrapped(ShellMessage.tryIt(remedy)) }
    say(lines)
  }

  /// A sentence cut into lines that fit the window; its own indent goes before each.
  package func wrapped(_ text: String) -> [String] {
    let indent = String(text.prefix { $0 == " " })
    let plain = TerminalStyle(width: min(width, 100) - indent.count, isPlain: true)
    let document = Document(blocks: [.paragraph([.text(text.drop { $0 == " " }.description)])])
    return document.terminalText(style: plain).split(separator: "\n").map { indent + $0 }
  }

  /// Takes what was said since the last call, without colours.
  package func takeKept() -> [String] {
    defer { kept = [] }
    return kept.map(Self.withoutColours)
  }

  static func withoutColours(_ text: String) -> String {
    var result = ""
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if isInSequence {
        if scalar.properties.isAlphabetic { isInSequence = false }
      } else if scalar == "\u{1B}" {
        isInSequence = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
