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
      switch Terminal.readLine() {
      case .text(let line): text += line
      case .interrupted:
        Terminal.write("\n")
        return .interrupted
      case .end:
        // The end of the input submits what is there: an open brace then gets its error.
        return text.allSatisfy(\.isWhitespace) ? .end : .entry(text)
      }
      if ReturnKey.isCommand(text) || Completeness(of: text) != .incomplete {
        return .entry(text)
      }
      text += "\n"
    }
  }

  package func ask(_ question: String) -> String? {
    guard isInteractive else { return nil }
    Terminal.write(question)
    switch Terminal.readLine() {
    case .text(let line): return line
    case .interrupted, .end:
      Terminal.write("\n")
      return nil
    }
  }
}
