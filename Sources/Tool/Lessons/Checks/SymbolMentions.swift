import SwiftSources

/// The lines of a Swift text that mention a symbol such as `animate(withDuration:)` or `sleep`.
package struct SymbolMentions: Sendable {
  /// From 1, in order.
  package private(set) var lines: [Int] = []

  package init(of symbol: String, in text: String) {
    let source = LexedSource(text)
    let wanted = LexedSource(symbol).tokens.filter { $0.kind == .word }
    let words = wanted.map { LexedSource(symbol).text($0) }
    let hasLabels = symbol.contains("(")
    let nameCount =
      hasLabels ? symbol.prefix { $0 != "(" }.split(separator: ".").count : words.count
    let names = Array(words.prefix(nameCount))
    let labels = words.dropFirst(nameCount).filter { $0 != "_" }
    guard let last = names.last else { return }
    for index in source.tokens.indices
    where source.tokens[index].kind == .word && source.text(source.tokens[index]) == last {
      guard Self.hasPrefix(names.dropLast(), before: index, in: source),
        labels.isEmpty || Self.hasLabels(Array(labels), after: index, in: source)
      else { continue }
      lines.append(source.place(of: source.tokens[index].range.lowerBound).line)
    }
  }

  /// Whether `names`, joined by dots, stand before a token; a leading dot may stand for a type.
  private static func hasPrefix(
    _ names: ArraySlice<String>, before index: Int, in source: LexedSource
  ) -> Bool {
    var position = index - 1
    for name in names.reversed() {
      guard position >= 1, source.token(position, is: ".") else { return false }
      let before = source.tokens[position - 1]
      guard before.kind == .word else { return true }
      guard source.text(before) == name else { return false }
      position -= 2
    }
    return true
  }

  private static func hasLabels(
    _ labels: [String], after index: Int, in source: LexedSource
  ) -> Bool {
    guard source.token(index + 1, is: "(") else { return false }
    let close = source.closing(of: index + 1)
    var rest = labels[...]
    var position = index + 2
    while position < min(close + 60, source.tokens.count), let label = rest.first {
      if source.text(source.tokens[position]) == label, source.token(position + 1, is: ":") {
        rest.removeFirst()
      }
      position += 1
    }
    return rest.isEmpty
  }
}
