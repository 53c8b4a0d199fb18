import SwiftSyntax

/// Statements that change nothing, such as `box.center.x` or `a + 1`.
enum Question {
  static func `is`(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    return expression.tokens(viewMode: .sourceAccurate).allSatisfy(isHarmless)
      && !contains(expression, isActive)
  }

  /// Whether a node can run the learner's own code, or change something.
  private static func isActive(_ node: Syntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return !harmlessCalls.contains(name(of: call.calledExpression))
    }
    return node.is(MacroExpansionExprSyntax.self) || node.is(ClosureExprSyntax.self)
  }

  private static func name(of callee: ExprSyntax) -> String {
    if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// Calls that only compute: what one asks a layer, and the makers of plain values.
  private static let harmlessCalls: Set<String> = [
    "presentation", "model", "contains", "convert", "animationKeys", "animation", "value", "min",
    "max", "abs", "sqrt", "sin", "cos", "pow", "round", "type", "String", "Int", "Double",
    "CGFloat",
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "inverted", "concatenating",
    "applying", "translatedBy", "scaledBy", "rotated", "offsetBy", "insetBy", "union",
    "intersection", "intersects", "prefix", "suffix", "sorted", "reversed", "joined",
    "withAlphaComponent",
  ]

  private static func isHarmless(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .equal, .leftBrace, .prefixAmpersand: false
    case .binaryOperator(let name): !name.hasSuffix("=") || comparisons.contains(name)
    case .keyword(let word): ![.await, .try].contains(word)
    default: true
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private static func contains(_ node: some SyntaxProtocol, _ test: (Syntax) -> Bool) -> Bool {
    let syntax = Syntax(node)
    return test(syntax)
      || syntax.children(viewMode: .sourceAccurate).contains { contains($0, test) }
  }
}
