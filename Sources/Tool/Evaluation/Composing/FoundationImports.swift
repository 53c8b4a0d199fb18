import SwiftSources

/// Lets a text that needs Foundation compile beside the kit, and tells which text does.
///
/// Foundation on Linux has its own `CGFloat`, `Timer` and `DispatchQueue`. A scoped import in the same
/// file decides for the kit's without taking the names away from the learner's own types.
enum FoundationImports {
  /// What goes in front of everything else in the file of a text.
  static func prefix(for source: LexedSource) -> String {
    let words = Set(source.tokens.filter { $0.kind == .word }.map { source.text($0) })
    let bridges = FoundationBridges.all.filter { !words.isDisjoint(with: $0.words) }
    return
      ([
        "#sourceLocation(file: \"\(Composition.ownName)\", line: 1)", "import UIKit",
        "import Foundation",
      ] + KitNames.imports + ["import struct Foundation.Date"] + bridges.map(\.code))
      .joined(separator: "\n")
  }

  private static let modules: Set<String> = ["Foundation", "Dispatch", "Darwin"]

  /// Whether a text imports Foundation or Dispatch.
  ///
  /// The rewrite takes these imports out: most texts that have them need nothing of them, and compile
  /// in two thirds of the time without.
  static func areNamed(in source: LexedSource) -> Bool {
    SourceOutline(of: source).imports.contains { modules.contains($0.module) }
  }

  /// Whether a text that imports Foundation surely needs it.
  static func areNeeded(in source: LexedSource) -> Bool {
    areNamed(in: source)
      && source.tokens.contains { token in
        guard token.kind == .word else { return false }
        let name = source.text(token)
        return FoundationNames.isType(name) && !KitNames.all.contains(name)
      }
  }

  /// Whether Foundation would supply something that these diagnostics miss.
  static func wouldHelp(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      var names = diagnostic.quotedNames
      // `String(format: …)` is told as "no exact matches in call to initializer".
      if unspecific.contains(where: { diagnostic.message.hasPrefix($0) }) {
        names += (diagnostic.sourceLine ?? "").words
      }
      return names.contains { FoundationNames.contains($0) }
    }
  }

  private static let unspecific = ["no exact matches", "argument passed", "extra argument"]
}
