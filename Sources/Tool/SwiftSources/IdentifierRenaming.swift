import SwiftParser
import SwiftSyntax

extension EntryStructure {
  /// The text with a top-level name replaced wherever it can mean that declaration.
  ///
  /// Members after a dot, argument labels and the members of types that declare the name
  /// themselves keep their spelling; a local of the same name is renamed along with its uses,
  /// which changes nothing.
  package static func renaming(_ name: String, to replacement: String, in text: String) -> String {
    let tree = Parser.parse(source: text)
    var output: [UInt8] = []
    var copied = 0
    let bytes = Array(text.utf8)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let spelling) = token.tokenKind,
        spelling == name || spelling == "`\(name)`", isFree(token, named: name)
      else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      output += bytes[copied..<start]
      if isLabelAndName(token) { output += Array("\(spelling) ".utf8) }
      output += Array(replacement.utf8)
      copied = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    output += bytes[copied...]
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether an identifier stands for a name in scope, not for a member or a label.
  private static func isFree(_ token: TokenSyntax, named name: String) -> Bool {
    if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { return false }
    guard let parent = token.parent else { return true }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == token { return false }
    if let parameter = parent.as(FunctionParameterSyntax.self), parameter.firstName == token {
      return parameter.secondName == nil
    }
    if parent.is(TupleTypeElementSyntax.self) || parent.is(DeclNameArgumentSyntax.self) {
      return false
    }
    return !belongsToTypeDeclaring(name, token)
  }

  /// Whether the token names a parameter that callers use as its label too.
  private static func isLabelAndName(_ token: TokenSyntax) -> Bool {
    guard let parameter = token.parent?.as(FunctionParameterSyntax.self) else { return false }
    return parameter.firstName == token && parameter.secondName == nil
  }

  private static func belongsToTypeDeclaring(_ name: String, _ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if let members = current.as(MemberBlockSyntax.self) {
        for member in members.members {
          let names = EntryStructure(of: member.decl.trimmedDescription).declarations
          if names.contains(where: { $0.name == name }) { return true }
        }
      }
      node = current.parent
    }
    return false
  }
}
