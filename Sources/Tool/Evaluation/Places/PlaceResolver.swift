import Files
import Synchronization

/// Turns the call sites of one run into lines of its source.
///
/// Nothing is asked until the first question; then all sites of the run are looked up at once, which
/// takes a few milliseconds however many they are.
package final class PlaceResolver: Sendable {
  /// Knows no place: for programs that did not run.
  package static let none = PlaceResolver()

  private struct Question: Sendable {
    var object: [UInt8]
    var sites: [UInt64]
    var symbolizer: Symbolizer
    var originals: [String: Composition.Original]
  }

  private enum State: Sendable {
    case asked(Question)
    case answered([UInt64: SourcePlace])
  }

  private let state: Mutex<State>

  private init() {
    state = Mutex(.answered([:]))
  }

  /// Knows places by heart, as tests do.
  package init(known: [UInt64: SourcePlace]) {
    state = Mutex(.answered(known))
  }

  init(
    object: [UInt8], sites: Set<UInt64>, symbolizer: Symbolizer,
    originals: [String: Composition.Original]
  ) {
    state = Mutex(
      .asked(
        Question(
          object: object, sites: sites.sorted(), symbolizer: symbolizer, originals: originals)))
  }

  /// Where the innermost of these calls stands in a text that a person wrote.
  package func place(of sites: [UInt64]) -> SourcePlace? {
    chain(of: sites).first
  }

  /// Where these calls stand, innermost first, each line once in a row; unknown ones are left out.
  package func chain(of sites: [UInt64]) -> [SourcePlace] {
    let known = places()
    var chain: [SourcePlace] = []
    for place in sites.compactMap({ known[$0] }) where place != chain.last {
      chain.append(place)
    }
    return chain
  }

  private func places() -> [UInt64: SourcePlace] {
    state.withLock { state in
      switch state {
      case .answered(let places): return places
      case .asked(let question):
        let places = Self.answer(question)
        state = .answered(places)
        return places
      }
    }
  }

  private static func answer(_ question: Question) -> [UInt64: SourcePlace] {
    guard !question.object.isEmpty, !question.sites.isEmpty,
      let folder = WorkFolder.makeAlone()
    else { return [:] }
    defer { FileAccess.remove(folder) }
    let object = "\(folder)/exercise.so"
    guard FileAccess.write(question.object, to: object) else { return [:] }
    let rows = question.symbolizer.rows(for: question.sites, in: object)
    return rows.compactMapValues { row in
      // Lines that etude added belong to nobody.
      guard let original = question.originals[row.fileName] else { return nil }
      let column = original.line(row.line).map {
        DiagnosticsReader.characters(of: $0, before: row.column) + 1
      }
      return SourcePlace(
        fileName: row.fileName, line: row.line, column: row.column == 0 ? 0 : column ?? 0)
    }
  }
}
