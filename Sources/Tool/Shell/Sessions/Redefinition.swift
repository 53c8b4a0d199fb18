import SwiftSources

/// Declaring a name again.
///
/// One file can't declare a name twice, so the older declaration is renamed, with all its uses in
/// earlier entries, to `box_1`, `box_2` and so on. The newest one always has the plain name.
package enum Redefinition {
  /// The renamings that make room for an entry's declarations.
  package static func shadowings(
    of entry: SessionEntry, by entries: [SessionEntry]
  ) -> [SessionEntry.Shadowing] {
    var found: [SessionEntry.Shadowing] = []
    var taken = Set(entries.flatMap { $0.shadowed.map(\.replacement) })
    let declared = entries.flatMap(\.structure.declarations)
    taken.formUnion(declared.map(\.name))
    for declaration in entry.structure.declarations {
      guard !found.contains(where: { $0.name == declaration.name }) else { continue }
      guard declared.contains(where: { declaration.collides(with: $0) }) else { continue }
      let replacement = freeName(declaration.name, taken: taken)
      taken.insert(replacement)
      found.append(SessionEntry.Shadowing(name: declaration.name, replacement: replacement))
    }
    return found
  }

  /// The texts of all entries as one file can hold them, imports blanked.
  package static func bodies(of entries: [SessionEntry]) -> [String] {
    entries.indices.map { index in
      var body = entries[index].structure.body
      for later in entries[(index + 1)...] {
        for shadowing in later.shadowed {
          body = EntryStructure.renaming(shadowing.name, to: shadowing.replacement, in: body)
        }
      }
      return body
    }
  }

  /// The entries as one program without waits: imports in front, each once.
  package static func joined(_ entries: [SessionEntry]) -> String {
    var imports = ["import UIKit"]
    for line in entries.flatMap(\.structure.imports) where !imports.contains(line) {
      imports.append(line)
    }
    let texts = bodies(of: entries).map { body in
      var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
      return lines.joined(separator: "\n")
    }
    return imports.joined(separator: "\n") + "\n\n" + texts.joined(separator: "\n")
  }

  /// What the values declared by the first `count` entries are called, and by which name the file
  /// of all entries reaches them.
  package static func names(
    ofFirst count: Int, in entries: [SessionEntry]
  ) -> [(name: String, reached: String)] {
    var names: [(name: String, reached: String)] = []
    for (index, entry) in entries.prefix(count).enumerated() {
      for declaration in entry.structure.declarations where declaration.hasValue {
        var reached = declaration.name
        for later in entries[(index + 1)...].flatMap(\.shadowed) where later.name == reached {
          reached = later.replacement
        }
        names.removeAll { $0.name == declaration.name }
        names.append((declaration.name, reached))
      }
    }
    return names
  }

  private static func freeName(_ name: String, taken: Set<String>) -> String {
    var number = 1
    while taken.contains("\(name)_\(number)") { number += 1 }
    return "\(name)_\(number)"
  }
}
