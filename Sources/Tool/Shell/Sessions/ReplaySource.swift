import SwiftSources

/// The one Swift file that replays a session.
package struct ReplaySource: Equatable, Sendable {
  package let text: String

  /// The file for these entries; the last one is the newest, whose values are reported.
  ///
  /// Each entry stands behind a `#sourceLocation`, so that the compiler and the call sites speak of
  /// `[3]` and the entry's own lines. Between entries of different times the clock is moved on.
  /// `reportsValues` is false for a mere replay; `namesObjects` tells what taps may be aimed at.
  /// The first `grounded` entries have been compiled apart and run before this file.
  package init(
    entries: [SessionEntry], reportsValues: Bool = true, namesObjects: Bool = false,
    grounded: Int = 0
  ) {
    var lines = Self.imports(of: entries)
    var time = grounded > 0 ? entries[grounded - 1].time : 0
    let bodies = Redefinition.bodies(of: entries, grounded: grounded)
    for (index, entry) in entries.enumerated().dropFirst(grounded) {
      lines.append(Self.own)
      if entry.time > time {
        let names =
          namesObjects
          ? Redefinition.names(ofFirst: index, in: entries, grounded: grounded) : []
        lines.append(Self.wait(until: entry.time, names: names))
        time = entry.time
      }
      let isReported = reportsValues && index == entries.count - 1
      if isReported { lines.append("_etudeEntryBegins()") }
      lines.append(Self.location(Self.fileName(of: entry)))
      lines.append(bodies[index - grounded])
      guard isReported else { continue }
      lines.append(Self.own)
      for declaration in entry.structure.declarations
      where declaration.kind == .variable(isLogged: false) {
        lines.append("_etudeReport(\"\(declaration.name)\", \(declaration.name))")
      }
      lines.append("_etudeEntryEnds()")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// What messages call the file of an entry.
  package static func fileName(of entry: SessionEntry) -> String { "[\(entry.number)]" }

  /// The name of the lines that belong to no entry.
  static let ownName = "session"

  private static func wait(
    until time: Double, names: [(name: String, reached: String)]
  ) -> String {
    let call = "_etudeWait(until: \(time))"
    guard !names.isEmpty else { return call }
    let pairs = names.map { "(\"\($0.name)\", \($0.reached) as Any)" }
    return "\(call) { [\(pairs.joined(separator: ", "))] }"
  }

  private static let own = location(ownName)

  private static func location(_ file: String) -> String {
    "#sourceLocation(file: \"\(file)\", line: 1)"
  }

  private static func imports(of entries: [SessionEntry]) -> [String] {
    var imports = ["import UIKit"]
    for line in entries.flatMap(\.structure.imports) where !imports.contains(line) {
      imports.append(line)
    }
    return imports
  }
}
