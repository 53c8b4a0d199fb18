import Evaluation
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

  /// The texts of entries as one file can hold them, imports blanked.
  ///
  /// The first `grounded` entries are compiled apart and left out: what they declare is not renamed
  /// when it is declared anew, but called by its module.
  package static func bodies(of entries: [SessionEntry], grounded: Int = 0) -> [String] {
    entries.indices.dropFirst(grounded).map { index in
      var body = entries[index].structure.body
      for later in entries.indices.dropFirst(index + 1) {
        for shadowing in entries[later].shadowed {
          let name = reachedName(shadowing, at: later, in: entries, grounded: grounded)
          body = EntryStructure.renaming(shadowing.name, to: name, in: body)
        }
      }
      return body
    }
  }

  /// What a shadowed declaration is called from the entry at `index` on.
  private static func reachedName(
    _ shadowing: SessionEntry.Shadowing, at index: Int, in entries: [SessionEntry], grounded: Int
  ) -> String {
    guard index >= grounded, grounded > 0 else { return shadowing.replacement }
    let between = entries[grounded..<index].flatMap(\.structure.declarations)
    if between.contains(where: { $0.name == shadowing.name }) { return shadowing.replacement }
    return "\(Groundwork.module).\(shadowing.name)"
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
    ofFirst count: Int, in entries: [SessionEntry], grounded: Int = 0
  ) -> [(name: String, reached: String)] {
    var names: [(name: String, reached: String)] = []
    for (index, entry) in entries.prefix(count).enumerated() {
      for declaration in entry.structure.declarations where declaration.hasValue {
        var reached = declaration.name
        for later in entries.indices.dropFirst(max(index + 1, index < grounded ? grounded : 0)) {
          for shadowing in entries[later].shadowed where shadowing.name == reached {
            reached = reachedName(shadowing, at: later, in: entries, grounded: grounded)
          }
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
