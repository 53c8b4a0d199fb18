import SwiftSources

/// The classes that a Swift text declares, each with its superclass.
package struct DeclaredClasses: Sendable {
  private var superclasses: [String: String] = [:]

  package init(in text: String) {
    let source = LexedSource(text)
    for index in source.tokens.indices where source.token(index, is: "class") {
      guard index + 3 < source.tokens.count, source.tokens[index + 1].kind == .word,
        source.token(index + 2, is: ":"), source.tokens[index + 3].kind == .word
      else { continue }
      superclasses[source.text(source.tokens[index + 1])] = source.text(source.tokens[index + 3])
    }
  }

  /// Whether a class is another one or is derived from it.
  package func isKind(_ name: String, of other: String) -> Bool {
    var current = name
    for _ in 0...superclasses.count {
      if current == other { return true }
      guard let next = superclasses[current] else { return false }
      current = next
    }
    return false
  }
}
