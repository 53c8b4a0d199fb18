/// A compiler message with gaps: `cannot find '%' in scope`.
///
/// Each `%` stands for any text, also none; the shortest that fits is taken from the left.
struct MessageTemplate {
  private let pieces: [String]

  init(_ template: String) {
    pieces = template.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
  }

  /// What stands in the gaps; nil where the message is another one.
  func captures(in message: String) -> [String]? {
    guard message.hasPrefix(pieces[0]) else { return nil }
    var rest = message.dropFirst(pieces[0].count)
    var captures: [String] = []
    for (index, piece) in pieces.enumerated().dropFirst() {
      if piece.isEmpty, index == pieces.count - 1 {
        captures.append(String(rest))
        return captures
      }
      guard let range = Self.firstRange(of: piece, in: rest) else { return nil }
      captures.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return captures
  }

  private static func firstRange(
    of piece: String, in text: Substring
  ) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(piece) {
        return start..<text.index(start, offsetBy: piece.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
