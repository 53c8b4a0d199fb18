import SwiftParser
import SwiftSyntax

/// Swift text cut into pieces by what they are, for colouring.
package enum SwiftTokens {
  package enum Kind: Sendable, Hashable {
    case keyword
    case text
    case number
    case comment
    case type
    case attribute
    case plain
  }

  package struct Piece: Sendable, Hashable {
    package var kind: Kind
    package var text: String
  }

  /// The pieces in order; joined, they are the text again.
  package static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    func add(_ kind: Kind, _ text: String) {
      guard !text.isEmpty else { return }
      if pieces.last?.kind == kind {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(Piece(kind: kind, text: text))
      }
    }
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      for trivia in token.leadingTrivia { add(kind(of: trivia), written(trivia)) }
      add(kind(of: token), token.text)
      for trivia in token.trailingTrivia { add(kind(of: trivia), written(trivia)) }
    }
    return pieces
  }

  private static func written(_ piece: TriviaPiece) -> String {
    Trivia(pieces: [piece]).description
  }

  private static func kind(of piece: TriviaPiece) -> Kind {
    switch piece {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    default: .plain
    }
  }

  private static func kind(of token: TokenSyntax) -> Kind {
    switch token.tokenKind {
    case .keyword, .poundIf, .poundElse, .poundElseif, .poundEndif: return .keyword
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return .text
    case .integerLiteral, .floatLiteral: return .number
    case .atSign: return .attribute
    case .identifier(let name):
      if token.parent?.parent?.is(AttributeSyntax.self) == true { return .attribute }
      // Types begin with a capital letter in everything a learner meets.
      return name.first?.isUppercase == true ? .type : .plain
    default: return .plain
    }
  }
}
