/// Where entries come from: a terminal, a pipe or a test.
package protocol LineReader: AnyObject {
  /// Whether someone sits at the other end and sees prompts.
  var isInteractive: Bool { get }

  /// Waits for one whole entry.
  func readEntry(_ request: EntryRequest) -> EntryReading

  /// Asks a question that is answered with one line; nil when there is no answer.
  func ask(_ question: String) -> String?
}

/// What a reader shows while it waits for an entry.
package struct EntryRequest: Equatable, Sendable {
  /// Number of the entry, counted from 1.
  package var number: Int
  /// Shown at the right edge: the virtual time.
  package var rightPrompt: String
  /// Text to begin with, such as an exercise's starter.
  package var draft: String

  package init(number: Int, rightPrompt: String = "", draft: String = "") {
    self.number = number
    self.rightPrompt = rightPrompt
    self.draft = draft
  }
}

/// What came of waiting for an entry.
package enum EntryReading: Equatable, Sendable {
  case entry(String)
  /// Ctrl-C: what was typed is dropped, the shell goes on.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the input.
  case end
}

/// Entries from an array, for tests.
package final class ScriptedReader: LineReader {
  package let isInteractive: Bool
  private var readings: [EntryReading]
  private var answers: [String]
  package private(set) var requests: [EntryRequest] = []

  package init(_ entries: [String], answers: [String] = [], isInteractive: Bool = false) {
    readings = entries.map { .entry($0) }
    self.answers = answers
    self.isInteractive = isInteractive
  }

  package func readEntry(_ request: EntryRequest) -> EntryReading {
    requests.append(request)
    return readings.isEmpty ? .end : readings.removeFirst()
  }

  package func ask(_ question: String) -> String? {
    answers.isEmpty ? nil : answers.removeFirst()
  }
}
