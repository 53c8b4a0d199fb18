/// The top level of a Swift text: its imports, its classes, and whether anything runs.
package struct SourceOutline: Hashable, Sendable {
  /// A module named in an import, with where its name stands.
  package struct Import: Hashable, Sendable {
    package var module: String
    /// Byte offset of the module's name.
    package var offset: Int
    /// Whether the import stands inside `#if`.
    package var isConditional: Bool
  }

  /// A class at the top level.
  package struct ClassDeclaration: Hashable, Sendable {
    package var name: String
    /// The first name after the colon: a superclass or a protocol.
    package var parent: String?
  }

  package private(set) var imports: [Import] = []
  package private(set) var classes: [ClassDeclaration] = []
  /// Whether a statement other than a declaration stands at the top level.
  package private(set) var hasStatements = false
  /// Whether a constant or variable is declared at the top level.
  package private(set) var hasBindings = false
  /// The names of functions declared anywhere.
  package private(set) var functions: Set<String> = []

  package init(of source: LexedSource) {
    for index in source.tokens.indices where source.token(index, is: "func") {
      guard index + 1 < source.tokens.count else { continue }
      functions.insert(source.text(source.tokens[index + 1]))
    }
    var index = 0
    var conditions = 0
    while index < source.tokens.count {
      if source.token(index, is: "#if") { conditions += 1 }
      if source.token(index, is: "#endif") { conditions -= 1 }
      index = readItem(at: index, in: source, isConditional: conditions > 0)
    }
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "final", "indirect",
    "nonisolated", "weak", "unowned", "lazy", "static", "prefix", "postfix", "infix", "async",
    "dynamic", "override", "distributed",
  ]

  private static let declarations: Set<String> = [
    "struct", "enum", "protocol", "extension", "actor", "func", "typealias", "operator",
    "precedencegroup", "associatedtype", "macro",
  ]

  /// Reads the declaration or statement at `index` and answers where the next one begins.
  private mutating func readItem(
    at start: Int, in source: LexedSource, isConditional: Bool
  ) -> Int {
    var index = start
    let first = source.tokens[index]
    if first.kind == .directive {
      // The condition of `#if` is no statement; `#warning(…)` is none either.
      return Self.endOfLine(from: index, in: source)
    }
    while index < source.tokens.count {
      let token = source.tokens[index]
      guard token.kind == .attribute || Self.modifiers.contains(source.text(token)) else { break }
      index += 1
      if source.token(index, is: "("), !source.tokens[index].startsLine {
        index = source.closing(of: index) + 1
      }
    }
    guard index < source.tokens.count else { return index }
    let word = source.text(source.tokens[index])
    switch word {
    case ";": return index + 1
    case "import":
      return readImport(at: index, in: source, isConditional: isConditional)
    case "let", "var":
      hasBindings = true
    case "class":
      readClass(at: index, in: source)
    case _ where Self.declarations.contains(word):
      break
    default:
      hasStatements = true
    }
    return Self.endOfItem(from: index, in: source)
  }

  private mutating func readImport(
    at index: Int, in source: LexedSource, isConditional: Bool
  ) -> Int {
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    var position = index + 1
    if position < source.tokens.count, kinds.contains(source.text(source.tokens[position])) {
      position += 1
    }
    if position < source.tokens.count {
      let token = source.tokens[position]
      imports.append(
        Import(
          module: source.text(token), offset: token.range.lowerBound,
          isConditional: isConditional))
    }
    return Self.endOfLine(from: index, in: source)
  }

  private mutating func readClass(at index: Int, in source: LexedSource) {
    guard index + 1 < source.tokens.count else { return }
    let name = source.text(source.tokens[index + 1])
    var position = index + 2
    if source.token(position, is: "<") {
      while position < source.tokens.count, !source.token(position, is: ">") { position += 1 }
      position += 1
    }
    var parent: String?
    if source.token(position, is: ":"), position + 1 < source.tokens.count {
      parent = source.text(source.tokens[position + 1])
    }
    classes.append(ClassDeclaration(name: name, parent: parent))
  }

  private static func endOfLine(from index: Int, in source: LexedSource) -> Int {
    var position = index + 1
    while position < source.tokens.count, !source.tokens[position].startsLine,
      !source.token(position, is: ";")
    {
      position += 1
    }
    return position
  }

  /// The next token at the same depth that begins a line or follows a semicolon.
  private static func endOfItem(from index: Int, in source: LexedSource) -> Int {
    var position = index
    while position < source.tokens.count {
      let isOpening =
        source.token(position, is: "{") || source.token(position, is: "(")
        || source.token(position, is: "[")
      position = isOpening ? source.closing(of: position) + 1 : position + 1
      guard position < source.tokens.count else { break }
      if source.token(position, is: ";") { return position + 1 }
      let token = source.tokens[position]
      // A brace on a line of its own still belongs to what stands before it.
      if token.startsLine, token.kind != .symbol { return position }
    }
    return min(position, source.tokens.count)
  }

  /// The classes that are view controllers, by name or through classes of this file, in order.
  package var controllers: [String] {
    var parents: [String: String] = [:]
    for item in classes { parents[item.name] = item.parent }
    return classes.map(\.name).filter { name in
      var current = parents[name]
      // As many steps as there are classes: a circle of parents must end too.
      for _ in 0...classes.count {
        guard let parent = current else { return false }
        let isOwn = parents.keys.contains(parent)
        if !isOwn {
          // A presentation controller has no view of its own to show.
          return parent.hasPrefix("UI") && parent.hasSuffix("Controller")
            && !parent.hasSuffix("PresentationController")
        }
        current = parents[parent]
      }
      return false
    }
  }
}
