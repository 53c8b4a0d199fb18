/// A piece of the text's top level, as far as names and conditions go.
package enum ConditionalPart: Hashable, Sendable {
  /// A directive with its condition.
  case directive(String)
  /// The names of bindings.
  case names([String])
}

extension LexedSource {
  /// The names that top-level `let` and `var` give to values, in order.
  ///
  /// Only bindings that surely hold a value when the program's first turn is over: with an
  /// initialiser, or a variable of optional type. Computed variables are left out (reading one could
  /// create views), and so is everything inside braces, conditions and `#if`.
  package func topLevelBindings() -> [String] {
    var names: [String] = []
    var conditions = 0
    readTopLevel { part in
      switch part {
      case .names(let found): if conditions == 0 { names += found }
      case .directive(let line):
        if line.hasPrefix("#if") { conditions += 1 }
        if line.hasPrefix("#endif") { conditions -= 1 }
      }
    }
    return names
  }

  /// The bindings inside `#if` and its like, with the lines of these directives in between; empty
  /// where no condition holds a binding.
  package func conditionalBindings() -> [ConditionalPart] {
    var parts: [ConditionalPart] = []
    var conditions = 0
    var hasNames = false
    readTopLevel { part in
      switch part {
      case .names(let found):
        guard conditions > 0, !found.isEmpty else { return }
        parts.append(.names(found))
        hasNames = true
      case .directive(let line):
        if line.hasPrefix("#if") { conditions += 1 }
        if line.hasPrefix("#endif") { conditions -= 1 }
        parts.append(part)
      }
    }
    return hasNames && conditions == 0 ? parts : []
  }

  private static let conditionWords: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  private func readTopLevel(_ take: (ConditionalPart) -> Void) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .directive {
        if Self.conditionWords.contains(text(token)) { take(.directive(directiveLine(at: index))) }
        index += 1
      } else if isOpening(index) {
        index = closing(of: index) + 1
      } else if beginsBinding(index) {
        let isVariable = self.token(index, is: "var")
        take(.names(readBindings(after: index + 1, isVariable: isVariable)))
        index += 1
      } else {
        index += 1
      }
    }
  }

  /// A directive with its condition, as it is compiled.
  private func directiveLine(at index: Int) -> String {
    var end = index + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
    return Rewrite.portable(text(range)).text
  }

  private func isOpening(_ index: Int) -> Bool {
    token(index, is: "{") || token(index, is: "(") || token(index, is: "[")
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "final", "weak", "unowned",
    "nonisolated",
  ]

  /// Whether the `let` or `var` at an index begins a statement: not the one of `guard let`, which
  /// binds no global.
  private func beginsBinding(_ index: Int) -> Bool {
    guard token(index, is: "let") || token(index, is: "var") else { return false }
    guard index > 0 else { return true }
    let previous = tokens[index - 1]
    let text = text(previous)
    if previous.kind == .attribute || Self.modifiers.contains(text) { return true }
    if text == ";" || text == "}" { return true }
    if text == ")" {
      // `private(set) var`, `unowned(unsafe) var`, `nonisolated(unsafe) var`.
      if !tokens[index].startsLine {
        return index >= 4 && Self.modifiers.contains(self.text(tokens[index - 4]))
      }
      return true
    }
    let continues: Set<String> = [",", "if", "guard", "while", "case", "for", "&", "|"]
    return tokens[index].startsLine && !continues.contains(text)
  }

  /// Reads `a = 1, b: T = 2, (c, d) = pair` and answers the names that surely hold values.
  private func readBindings(after start: Int, isVariable: Bool) -> [String] {
    var names: [String] = []
    var index = start
    while index < tokens.count {
      let (pattern, afterPattern) = readPattern(at: index)
      guard !pattern.isEmpty || afterPattern > index else { break }
      var position = afterPattern
      var isOptional = false
      if token(position, is: ":") {
        position = endOfType(from: position + 1)
        isOptional = token(position - 1, is: "?") || token(position - 1, is: "!")
      }
      if token(position, is: "=") {
        names += pattern
        position = endOfExpression(from: position + 1)
      } else if token(position, is: "{") {
        // Computed, or observed without a value.
        break
      } else if isVariable, isOptional {
        names += pattern
      }
      guard token(position, is: ",") else { break }
      index = position + 1
    }
    return names
  }

  /// The names of `a` or `(a, (b, _))`, and the index after the pattern.
  private func readPattern(at index: Int) -> (names: [String], next: Int) {
    guard index < tokens.count else { return ([], index) }
    if token(index, is: "(") {
      let close = closing(of: index)
      let names = (index + 1..<max(index + 1, close)).filter { position in
        // In `(x: a, y: b)` the labels bind nothing.
        tokens[position].kind == .word && !token(position + 1, is: ":")
      }.map { text(tokens[$0]) }
      return (names.filter { $0 != "_" }, min(close + 1, tokens.count))
    }
    guard tokens[index].kind == .word else { return ([], index) }
    let name = text(tokens[index])
    return (name == "_" ? [] : [name], index + 1)
  }

  /// The index of the token that ends the type beginning at `start`.
  private func endOfType(from start: Int) -> Int {
    var index = start
    var angles = 0
    while index < tokens.count {
      if token(index, is: "(") || token(index, is: "[") {
        index = closing(of: index) + 1
        continue
      }
      if token(index, is: "<") { angles += 1 }
      if token(index, is: ">"), !token(index - 1, is: "-") { angles -= 1 }
      let ends =
        token(index, is: "=") || token(index, is: "{") || token(index, is: ";")
        || (token(index, is: ",") && angles == 0)
      if ends { return index }
      let continues = index == start || continuesLine(index)
      if tokens[index].startsLine, angles == 0, !continues { return index }
      index += 1
    }
    return min(index, tokens.count)
  }

  /// The index of the token that ends the expression beginning at `start`: a comma before another
  /// binding, or the first token of the next statement.
  private func endOfExpression(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if index > start, tokens[index].startsLine, !continuesLine(index) { return index }
      if token(index, is: ";") { return index }
      if token(index, is: ","), beginsAnotherBinding(index + 1) { return index }
      index = isOpening(index) ? closing(of: index) + 1 : index + 1
    }
    return min(index, tokens.count)
  }

  /// Whether a comma separates bindings: `, b = …`, `, b: T`, `, (c, d) = …`; not `Pair<A, B>()`.
  private func beginsAnotherBinding(_ index: Int) -> Bool {
    let (names, next) = readPattern(at: index)
    guard next > index, !names.isEmpty || token(index, is: "_") else { return false }
    return token(next, is: "=") && !token(next + 1, is: "=") || token(next, is: ":")
  }

  /// Whether the line that begins at a token goes on with the statement before it.
  private func continuesLine(_ index: Int) -> Bool {
    let first = bytes[tokens[index].range.lowerBound]
    let last = bytes[tokens[index - 1].range.lowerBound]
    let isOperator = { (byte: UInt8) in "=+-*/%<>&|^~.,?:".utf8.contains(byte) }
    if tokens[index].kind == .symbol, isOperator(first) { return true }
    if token(index, is: "as") || token(index, is: "is") { return true }
    // `!` and `?` at the end of a line close an expression.
    let opensMore = isOperator(last) && last != UInt8(ascii: "?") && last != UInt8(ascii: ">")
    return tokens[index - 1].kind == .symbol && opensMore
  }
}
