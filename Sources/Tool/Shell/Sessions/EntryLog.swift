import SwiftSources
import Timelines

/// What a replay said: the newest entry's values and prints, in order, and what came later.
package struct EntryLog: Equatable, Sendable {
  package enum Item: Equatable, Sendable {
    case value(ReportedValue)
    case printed(String)
  }

  /// Something printed while the animations played.
  package struct Later: Hashable, Sendable {
    /// Seconds of virtual time.
    package var time: Double
    package var text: String

    package init(time: Double, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// While the newest entry ran.
  package var items: [Item] = []
  /// While its animations played; what earlier entries cause is among it.
  package var later: [Later] = []
  /// Whether the newest entry ran to its end.
  package var isComplete = false

  /// Reads the lines that a program printed, with the marks that etude's own functions put in.
  ///
  /// Everything in front of the first mark belongs to earlier entries.
  package init(output lines: [Later]) {
    var hasBegun = false
    for line in lines {
      // A print without a line break shares its line with the mark that follows.
      let parts = line.text.split(
        separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false)
      let isMarked = parts.count == 2
      if hasBegun, !isMarked || !parts[0].isEmpty {
        take(Later(time: line.time, text: String(parts[0])))
      }
      guard isMarked else { continue }
      if parts[1] == "begin" {
        hasBegun = true
      } else if parts[1] == "end" {
        isComplete = true
      } else if hasBegun, let value = ReportedValue(mark: parts[1]) {
        items.append(.value(value))
      }
    }
  }

  private mutating func take(_ line: Later) {
    if isComplete {
      later.append(line)
    } else {
      items.append(.printed(line.text))
    }
  }

  /// Only what the learner asked to see: values of top-level expressions and new bindings.
  ///
  /// Everything inside functions, closures and loops is reported too, for `:trace`.
  package func shown(for structure: EntryStructure) -> [Item] {
    let bindings = structure.declarations.map { ($0.name, $0.span) }
    return items.filter { item in
      guard case .value(let value) = item else { return true }
      if value.span.startLine == 0 { return true }
      if structure.expressions.contains(value.span) { return true }
      return bindings.contains { $0.0 == value.name && $0.1 == value.span }
    }
  }
}

extension Timeline {
  /// The timeline as if etude's own marks had never been printed.
  var withoutMarks: Timeline {
    var clean = Timeline()
    for record in records {
      guard case .event(.output(let text)) = record.content, text.contains("\u{1}") else {
        clean.append(record)
        continue
      }
      let own = text.prefix { $0 != "\u{1}" }
      guard !own.isEmpty else { continue }
      clean.append(
        Record(at: record.at, content: .event(.output(String(own))), sites: record.sites))
    }
    return clean
  }
}

extension EntryLog {
  /// Reads what a timeline's program printed.
  package init(of timeline: Timeline) {
    self.init(
      output: timeline.records.compactMap { record in
        guard case .event(.output(let text)) = record.content else { return nil }
        return Later(time: record.at.seconds, text: text)
      })
  }
}

/// A value as the program reported it.
package struct ReportedValue: Equatable, Sendable {
  /// Empty for an expression.
  package var name: String
  /// The static type, as Swift spells it.
  package var type: String
  package var text: String
  /// In the entry that ran; lines are 0 for values that etude asked for itself.
  package var span: SourceSpan

  package init(name: String, type: String, text: String, span: SourceSpan) {
    self.name = name
    self.type = type
    self.text = text
    self.span = span
  }

  init?(mark: some StringProtocol) {
    let fields = mark.split(separator: "\u{1F}", omittingEmptySubsequences: false)
    guard fields.count >= 8, fields[0] == "value" else { return nil }
    let places = fields[1...4].compactMap { Int($0) }
    guard places.count == 4 else { return nil }
    self.init(
      name: String(fields[5]), type: TypeName.short(String(fields[6])),
      text: fields[7...].joined(separator: "\u{1F}").replacing("\u{1E}", with: "\n"),
      span: SourceSpan(
        startLine: places[0], startColumn: places[1], endLine: places[2], endColumn: places[3]))
  }
}
