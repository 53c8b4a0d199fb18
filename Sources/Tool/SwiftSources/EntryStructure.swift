import SwiftParser
import SwiftSyntax

/// What stands at the top level of a text typed into the shell.
package struct EntryStructure: Equatable, Sendable {
  /// Import declarations as written, without their trivia.
  package var imports: [String] = []
  /// The text with its imports blanked; every other character keeps its line and column.
  package var body: String
  /// Names that a later entry can use, in the order they are declared.
  package var declarations: [Declaration] = []
  /// Where top-level expression statements stand.
  package var expressions: [SourceSpan] = []
  /// Whether it only looks at values: names, members and arithmetic, no call and no assignment.
  package var isQuestion = false
  /// Whether it declares something that only file scope allows, such as an extension.
  package var needsFileScope = false

  /// A name that an entry declares at the top level.
  package struct Declaration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// `isLogged` is false for patterns that the playground transform passes over.
      case variable(isLogged: Bool)
      /// The signature's labels and types, blanks dropped: two equal ones would collide.
      case function(signature: String)
      case type
    }

    package var name: String
    package var kind: Kind
    package var span: SourceSpan
    /// Whether it is a variable that holds a value from its declaration on.
    package var hasValue: Bool

    package init(name: String, kind: Kind, span: SourceSpan, hasValue: Bool = false) {
      self.name = name
      self.kind = kind
      self.span = span
      self.hasValue = hasValue
    }

    /// Whether both can't stand at the top level of one file.
    package func collides(with other: Declaration) -> Bool {
      guard name == other.name else { return false }
      if case .function(let mine) = kind, case .function(let theirs) = other.kind {
        return mine == theirs
      }
      return true
    }
  }

  package init(of text: String) {
    body = text
    let tree = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: tree)
    isQuestion = !tree.statements.isEmpty && tree.statements.allSatisfy { Question.is($0) }
    for item in tree.statements {
      switch item.item {
      case .decl(let declaration):
        read(declaration, places)
        // The semicolon behind an import would stand alone.
        if declaration.is(ImportDeclSyntax.self), let semicolon = item.semicolon {
          blank(semicolon)
        }
      case .expr(let expression):
        expressions.append(SourceSpan(of: expression, places))
      case .stmt(let statement):
        if let wrapped = statement.as(ExpressionStmtSyntax.self),
          !wrapped.expression.is(IfExprSyntax.self), !wrapped.expression.is(SwitchExprSyntax.self)
        {
          expressions.append(SourceSpan(of: wrapped.expression, places))
        }
      @unknown default: break
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, _ places: SourceLocationConverter) {
    if let found = declaration.as(ImportDeclSyntax.self) {
      imports.append(found.trimmedDescription)
      blank(found)
    } else if let found = declaration.as(VariableDeclSyntax.self) {
      readVariables(found, places)
    } else if let found = declaration.as(FunctionDeclSyntax.self) {
      let signature =
        found.signature.trimmedDescription + (found.genericWhereClause?.description ?? "")
      add(found.name, .function(signature: signature.filter { !$0.isWhitespace }), places)
    } else if let found = declaration.asProtocol(NamedDeclSyntax.self) {
      add(found.name, .type, places)
      if found.is(OperatorDeclSyntax.self) { needsFileScope = true }
    } else {
      needsFileScope = true
    }
  }

  private mutating func readVariables(
    _ declaration: VariableDeclSyntax, _ places: SourceLocationConverter
  ) {
    let isSingle = declaration.bindings.count == 1
    for binding in declaration.bindings {
      let hasValue = binding.initializer != nil
      for name in Self.names(in: PatternSyntax(binding.pattern)) {
        let isPlain = binding.pattern.is(IdentifierPatternSyntax.self)
        let isLogged = !hasValue || (isSingle && isPlain)
        add(name, .variable(isLogged: isLogged), places, hasValue: hasValue)
      }
    }
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let single = pattern.as(IdentifierPatternSyntax.self) { return [single.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }

  private mutating func add(
    _ name: TokenSyntax, _ kind: Declaration.Kind, _ places: SourceLocationConverter,
    hasValue: Bool = false
  ) {
    guard name.presence == .present else { return }
    let text = name.text.filter { $0 != "`" }
    declarations.append(
      Declaration(
        name: text, kind: kind, span: SourceSpan(of: name, places), hasValue: hasValue))
  }

  private mutating func blank(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    var bytes = Array(body.utf8)
    for index in start..<end where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    body = String(decoding: bytes, as: UTF8.self)
  }
}

/// A stretch of source text; lines and byte columns count from 1, the end column is exclusive.
package struct SourceSpan: Hashable, Sendable {
  package var startLine: Int
  package var startColumn: Int
  package var endLine: Int
  package var endColumn: Int

  package init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
  }

  init(of node: some SyntaxProtocol, _ places: SourceLocationConverter) {
    let start = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = places.location(for: node.endPositionBeforeTrailingTrivia)
    self.init(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }
}
