import CEditline
import Glibc

/// What is known about the terminal, and the one place that writes to it.
package enum Terminal {
  /// Columns and rows; 80 × 24 where there is no terminal.
  package static var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard etude_window_size(STDOUT_FILENO, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return (80, 24)
    }
    return (Int(columns), Int(rows))
  }

  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether the terminal understands the editor's escape sequences.
  package static var canEdit: Bool {
    let kind = environment("TERM") ?? ""
    return inputIsTerminal && outputIsTerminal && !kind.isEmpty && kind != "dumb"
  }

  /// Whether colours are wanted and understood.
  package static var hasColour: Bool {
    outputIsTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes at once, so that a program reading our output never waits.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { etude_write($0.baseAddress, $0.count) }
    }
  }

  package static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { etude_write_error($0.baseAddress, $0.count) }
    }
  }
}
