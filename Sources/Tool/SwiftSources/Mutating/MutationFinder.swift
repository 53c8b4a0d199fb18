import SwiftParser
import SwiftSyntax

extension Mutation {
  /// Every change that is worth trying on a text, in the order of its places.
  package static func all(in text: String) -> [Mutation] {
    let finder = MutationFinder(text)
    finder.walk(Parser.parse(source: text))
    return finder.mutations.sorted {
      ($0.operand.lowerBound, -$0.operand.count, $0.replacement)
        < ($1.operand.lowerBound, -$1.operand.count, $1.replacement)
    }
  }
}

/// Walks a syntax tree and collects mutations.
private final class MutationFinder: SyntaxVisitor {
  private(set) var mutations: [Mutation] = []
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func add(
    _ kind: Mutation.Kind, _ range: Range<Int>, operand: Range<Int>? = nil,
    _ replacement: String, _ description: String
  ) {
    let line = 1 + bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    mutations.append(
      Mutation(
        kind: kind, range: range, operand: operand, replacement: replacement, line: line,
        description: description))
  }

  // MARK: Numbers and flags

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNumber(range(of: node))
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNumber(range(of: node))
    return .skipChildren
  }

  private func addNumber(_ range: Range<Int>) {
    let written = text(range)
    guard let number = Double(written.filter { $0 != "_" }) else { return }
    if number == 0 {
      add(.number, range, "0.2", "\(written) → 0.2")
      return
    }
    for factor in [0.8, 1.2] {
      let changed = shortened(number * factor)
      add(.number, range, changed, "\(written) → \(changed)")
    }
  }

  /// A number without the dust of binary fractions.
  private func shortened(_ number: Double) -> String {
    let scaled = (number * 1_000_000).rounded() / 1_000_000
    return "\(scaled)"
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let range = range(of: node)
    let other = text(range) == "true" ? "false" : "true"
    add(.flag, range, other, "\(text(range)) → \(other)")
    return .skipChildren
  }

  // MARK: Signs

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "-" {
      let whole = range(of: node)
      let inner = text(range(of: node.expression))
      add(.sign, whole, inner, "\(text(whole)) → \(inner)")
    }
    return .visitChildren
  }

  /// Operators stand between their operands: the tree is not folded by precedence.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let pairs = ["+": "-", "-": "+", "+=": "-=", "-=": "+="]
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index + 1 < elements.count {
      guard let operation = element.as(BinaryOperatorExprSyntax.self),
        let other = pairs[operation.operator.text], let last = elements.last
      else { continue }
      let next = range(of: elements[index + 1])
      let end = operation.operator.text.count == 2 ? range(of: last).upperBound : next.upperBound
      add(
        .sign, range(of: operation.operator), operand: next.lowerBound..<end, other,
        "\(operation.operator.text) \(text(next.lowerBound..<end)) → \(other)")
    }
    return .visitChildren
  }

  // MARK: Options

  private static let exchanges = [
    "curveEaseIn": "curveEaseOut", "curveEaseOut": "curveEaseIn", "curveLinear": "curveEaseInOut",
    "curveEaseInOut": "curveLinear", "easeIn": "easeOut", "easeOut": "easeIn",
    "easeInOut": "linear", "easeInEaseOut": "linear", "linear": "easeIn",
    "transitionFlipFromLeft": "transitionFlipFromRight",
    "transitionFlipFromRight": "transitionFlipFromLeft",
    "transitionFlipFromTop": "transitionFlipFromBottom",
    "transitionFlipFromBottom": "transitionFlipFromTop", "transitionCurlUp": "transitionCurlDown",
    "transitionCurlDown": "transitionCurlUp", "transitionCrossDissolve": "transitionFlipFromLeft",
    "calculationModeDiscrete": "calculationModeLinear",
    "calculationModePaced": "calculationModeLinear",
    "calculationModeCubic": "calculationModeLinear",
    "calculationModeCubicPaced": "calculationModeCubic",
    "calculationModeLinear": "calculationModeDiscrete", "forwards": "backwards",
    "backwards": "forwards",
  ]

  private static let flags: Set<String> = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "overrideInheritedOptions",
    "allowAnimatedContent", "showHideTransitionViews",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base == nil || node.base.map({ "\($0)".hasSuffix("Options") }) == true else {
      return .visitChildren
    }
    let name = node.declName.baseName.text
    let whole = range(of: node)
    if let other = Self.exchanges[name] {
      add(.option, whole, "." + other, ".\(name) → .\(other)")
    } else if Self.flags.contains(name) {
      add(.option, whole, "[]", "without .\(name)")
    }
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, isStatement(expression) else {
      return .visitChildren
    }
    let whole = range(of: node)
    let first = text(whole).prefix { $0 != "\n" }
    add(.statement, whole, "()", "without \(first)")
    return .visitChildren
  }

  /// Calls and assignments; a lone value is probably returned.
  private func isStatement(_ expression: ExprSyntax) -> Bool {
    if expression.is(FunctionCallExprSyntax.self) { return true }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let operation = element.as(BinaryOperatorExprSyntax.self) else { return false }
      return operation.operator.text.hasSuffix("=")
        && !Self.comparisons.contains(operation.operator.text)
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]
}
