import CEditline
import SwiftSources

/// Entries from a pipe or a dumb terminal: whole lines, joined until the text is complete.
package final class PlainReader: LineReader {
  package let isInteractive: Bool

  package init(isInteractive: Bool) {
    self.isInteractive = isInteractive
  }

  package func readEntry(_ request: EntryRequest) -> EntryReading {
    var text = request.draft.isEmpty ? "" : request.draft + "\n"
    while true {
      if isInteractive {
        Terminal.write(text.isEmpty ? "[\(request.number)] " : "... ")
      }
      guard let line = Self.line() else {
        // The end of the input submits what is there: an open brace then gets its error.
        return text.allSatisfy(\.isWhitespace) ? .end : .entry(text)
      }
      text += line
      if ReturnKey.isCommand(text) || Completeness(of: text) != .incomplete {
        return .entry(text)
      }
      text += "\n"
    }
  }

  package func ask(_ question: String) -> String? {
    guard isInteractive else { return nil }
    Terminal.write(question)
    return Self.line()
  }

  private static func line() -> String? {
    var count = 0
    guard let bytes = etude_read_line(&count) else { return nil }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    var line = String(decoding: buffer, as: UTF8.self)
    while let last = line.unicodeScalars.last, last == "\n" || last == "\r" {
      line.unicodeScalars.removeLast()
    }
    return line
  }
}
