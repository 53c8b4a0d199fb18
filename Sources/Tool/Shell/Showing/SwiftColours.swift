import Prose
import SwiftSources

/// Swift text in the terminal's own 16 colours.
enum SwiftColours {
  /// Colours keywords, texts, numbers, comments and types; the characters stay the same.
  static func coloured(_ text: String) -> String {
    SwiftTokens.pieces(of: text).map { piece in
      guard let code = code(of: piece.kind) else { return piece.text }
      // Each line closes its colour, so that indents put between lines keep theirs.
      return piece.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
    }.joined()
  }

  private static func code(of kind: SwiftTokens.Kind) -> String? {
    switch kind {
    case .keyword: "35"
    case .text: "31"
    case .number: "34"
    case .comment: "2"
    case .type: "36"
    case .attribute: "33"
    case .plain: nil
    }
  }
}
