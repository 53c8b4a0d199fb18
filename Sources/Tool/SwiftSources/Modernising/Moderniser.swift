import SwiftParser
import SwiftSyntax

/// Writes old names of a text as they are written today, where the compiler says how.
///
/// Only the names, their arguments' labels and what must move with them change: comments, strings,
/// blanks and line breaks stay as they are.
package struct Moderniser {
  let tree: SourceFileSyntax
  var edits: TextEdits

  /// The text with everything done that the advice asks for; the text itself if there is nothing.
  package static func text(_ text: String, following advice: [SpellingAdvice]) -> String {
    var moderniser = Moderniser(text)
    for item in advice { moderniser.follow(item) }
    return moderniser.edits.isEmpty ? text : moderniser.edits.result()
  }

  private init(_ text: String) {
    tree = Parser.parse(source: text)
    edits = TextEdits(Array(text.utf8))
  }

  private mutating func follow(_ advice: SpellingAdvice) {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: advice.offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == advice.offset
    else { return }
    switch advice.kind {
    case .renamed(let spelling): rename(token, spelling)
    case .label(let label): addLabel(label, before: token)
    case .labels(let labels): addLabels(labels, around: token)
    case .escaping: markEscaping(token)
    case .doubled: dropSecondName(token)
    case .method(let base, let labels): renameMethod(token, base, labels)
    }
  }

  private mutating func rename(_ token: TokenSyntax, _ spelling: ModernSpelling) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return renameType(token, spelling)
    }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
      .flatMap { $0.declName == reference ? $0 : nil }
    let callee: ExprSyntax = member.map { ExprSyntax($0) } ?? ExprSyntax(reference)
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
      .flatMap { $0.calledExpression == callee ? $0 : nil }
    if member == nil, let call, let template = IrregularCall.templates[token.text] {
      return rewrite(call, template)
    }
    switch spelling.form {
    case .expression(let text):
      edits.replace(range(of: callee), with: text)
    case .comparison:
      if let call { compare(call) }
    case .name(let path):
      if member != nil {
        renameMember(token, call, path, labels: nil)
      } else if let call, !path.isType {
        moveReceiver(call, path, labels: nil)
      } else {
        edits.replace(range(of: token), with: path.written)
        if let call, path.isMember { dropParentheses(call) }
      }
    case .call(let path, let labels):
      if member != nil {
        renameMember(token, call, path, labels: labels)
      } else if let call {
        renameFunction(token, call, path, labels)
      } else if labels.isEmpty {
        edits.replace(range(of: token), with: "\(path.written)()")
      }
    }
  }

  private mutating func renameType(_ token: TokenSyntax, _ spelling: ModernSpelling) {
    guard let type = token.parent?.as(IdentifierTypeSyntax.self) else { return }
    switch spelling.form {
    case .name(let path): edits.replace(range(of: token), with: path.written)
    case .expression(let text):
      let isWrapped =
        type.parent?.is(OptionalTypeSyntax.self) == true
        || type.parent?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      edits.replace(range(of: token), with: isWrapped ? "(\(text))" : text)
    default: break
    }
  }

  private mutating func renameMember(
    _ token: TokenSyntax, _ call: FunctionCallExprSyntax?, _ path: [String], labels: [String]?
  ) {
    guard let name = path.last else { return }
    if let labels, let call {
      guard relabel(Array(call.arguments), labels) else { return }
    } else if let call, labels == nil {
      dropParentheses(call)
    }
    // `UIBezierPath(ovalInRect:)` names the type; `.init(ovalInRect:)` does not.
    if token.text != name, token.text != "init" {
      edits.replace(
        range(of: token), with: labels?.isEmpty == true && call == nil ? "\(name)()" : name)
    }
  }

  private mutating func renameFunction(
    _ token: TokenSyntax, _ call: FunctionCallExprSyntax, _ path: [String], _ labels: [String]
  ) {
    let count = call.arguments.count + (call.trailingClosure == nil ? 0 : 1)
    if path.isType || count <= labels.count {
      guard relabel(Array(call.arguments), labels) else { return }
      if token.text != path.written { edits.replace(range(of: token), with: path.written) }
    } else {
      moveReceiver(call, path, labels: labels)
    }
  }

  // MARK: Calls

  /// `CGRectInset(rect, 1, 2)` becomes `rect.insetBy(dx: 1, dy: 2)`.
  private mutating func moveReceiver(
    _ call: FunctionCallExprSyntax, _ path: [String], labels: [String]?
  ) {
    let arguments = Array(call.arguments)
    guard let first = arguments.first, let name = path.last, let end = call.rightParen else {
      return
    }
    guard relabel(Array(arguments.dropFirst()), labels ?? []) else { return }
    var pieces = receiver(first.expression) + [.text(".\(name)")]
    if labels != nil {
      let rest = restOfList(after: first, to: end.positionAfterSkippingLeadingTrivia.utf8Offset)
      pieces += [.text("("), .source(rest), .text(")")]
    }
    edits.replace(
      range(of: call).lowerBound..<end.endPositionBeforeTrailingTrivia.utf8Offset, with: pieces)
  }

  /// What stands between the first argument and the end of the list, without the comma.
  private func restOfList(after first: LabeledExprSyntax, to end: Int) -> Range<Int> {
    guard let comma = first.trailingComma else { return end..<end }
    let behind = comma.endPositionBeforeTrailingTrivia.utf8Offset
    var start = behind
    while start < end, edits.bytes[start] == UInt8(ascii: " ") { start += 1 }
    // In front of a comment the blank stays.
    return (edits.bytes[start] == UInt8(ascii: "/") ? behind : start)..<end
  }

  private func receiver(_ expression: ExprSyntax) -> [TextEdits.Piece] {
    let range = range(of: expression)
    let isPlain =
      expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      || expression.is(FunctionCallExprSyntax.self) || expression.is(TupleExprSyntax.self)
      || expression.is(SubscriptCallExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self)
      || expression.is(OptionalChainingExprSyntax.self)
    return isPlain ? [.source(range)] : [.text("("), .source(range), .text(")")]
  }

  private mutating func compare(_ call: FunctionCallExprSyntax) {
    let arguments = Array(call.arguments)
    guard arguments.count == 2 else { return }
    let parent = call.parent
    let isAlone =
      parent?.is(ExprListSyntax.self) != true && parent?.is(PrefixOperatorExprSyntax.self) != true
      && parent?.is(MemberAccessExprSyntax.self) != true
    let pieces: [TextEdits.Piece] =
      [.source(range(of: arguments[0].expression)), .text(" == ")]
      + [.source(range(of: arguments[1].expression))]
    edits.replace(
      range(of: call), with: isAlone ? pieces : [.text("(")] + pieces + [.text(")")])
  }

  private mutating func dropParentheses(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty, call.trailingClosure == nil, let open = call.leftParen,
      let close = call.rightParen
    else { return }
    edits.replace(
      open.positionAfterSkippingLeadingTrivia
        .utf8Offset..<close.endPositionBeforeTrailingTrivia
        .utf8Offset, with: "")
  }

  private mutating func rewrite(_ call: FunctionCallExprSyntax, _ template: IrregularCall) {
    guard let pieces = template.pieces(for: call, receiver: receiver, range: range),
      let end = call.rightParen
    else { return }
    edits.replace(
      range(of: call).lowerBound..<end.endPositionBeforeTrailingTrivia.utf8Offset, with: pieces)
  }

  // MARK: Labels

  /// Gives arguments their labels; false where they do not fit.
  private mutating func relabel(_ arguments: [LabeledExprSyntax], _ labels: [String]) -> Bool {
    var next = 0
    var changes: [(Range<Int>, String)] = []
    for argument in arguments {
      let present = argument.label?.text ?? "_"
      if let same = labels[min(next, labels.count)...].firstIndex(of: present), present != "_" {
        next = same
      }
      guard next < labels.count else { return false }
      let start = argument.positionAfterSkippingLeadingTrivia.utf8Offset
      let value = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      if labels[next] != present {
        changes.append((start..<value, labels[next] == "_" ? "" : "\(labels[next]): "))
      }
      // Options are a set today, and none of them is the empty one.
      if labels[next] == "options", argument.expression.is(NilLiteralExprSyntax.self) {
        changes.append((range(of: argument.expression), "[]"))
      }
      next += 1
    }
    for (range, text) in changes { edits.replace(range, with: text) }
    return true
  }

  private mutating func addLabel(_ label: String, before token: TokenSyntax) {
    // With a closure behind the list the compiler points at the list.
    var place = token
    if let list = token.parent?.as(FunctionCallExprSyntax.self), list.leftParen == token {
      let bare = list.arguments.first { $0.label == nil }
      guard let first = bare?.firstToken(viewMode: .sourceAccurate) else { return }
      place = first
    }
    let offset = place.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(offset..<offset, with: label.hasSuffix(":") ? "\(label) " : "\(label): ")
  }

  private mutating func addLabels(_ labels: [String], around token: TokenSyntax) {
    var node = token.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self) else { return }
    let bare = call.arguments.filter { $0.label == nil }
    guard bare.count == labels.count else { return }
    for (argument, label) in zip(bare, labels) where label != "_" {
      let start = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<start, with: "\(label): ")
    }
  }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia
      .utf8Offset
  }
}

extension [String] {
  /// Whether a path begins with a type: `CGRect`, `UIView.AnimationOptions`, `DispatchQueue.main`.
  fileprivate var isType: Bool { first?.first?.isUppercase == true }

  /// Whether a path ends in a member of a type: `DispatchQueue.main`.
  fileprivate var isMember: Bool { isType && last?.first?.isLowercase == true }

  fileprivate var written: String { joined(separator: ".") }
}
