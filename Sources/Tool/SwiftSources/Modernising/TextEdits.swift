/// Replacements in a text; one may lie inside another and move with it.
struct TextEdits {
  enum Piece {
    case text(String)
    /// Bytes of the text, with the edits that lie inside.
    case source(Range<Int>)
  }

  private struct Edit {
    var range: Range<Int>
    var pieces: [Piece]
  }

  let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of bytes; one that another edit cuts in two is left out.
  mutating func replace(_ range: Range<Int>, with pieces: [Piece]) {
    let crosses = edits.contains { edit in
      let apart =
        edit.range.upperBound <= range.lowerBound
        || range.upperBound <= edit.range.lowerBound
      let inside = edit.range.covers(range) || range.covers(edit.range)
      return edit.range == range || !(apart || inside)
    }
    if !crosses { edits.append(Edit(range: range, pieces: pieces)) }
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    replace(range, with: [.text(text)])
  }

  /// The text with all edits.
  func result() -> String {
    // At one place: first what is put in, then the outermost replacement.
    let ordered = edits.sorted { left, right in
      func order(_ range: Range<Int>) -> (Int, Int, Int) {
        (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound)
      }
      return order(left.range) < order(right.range)
    }
    return String(decoding: render(0..<bytes.count, ordered[...]), as: UTF8.self)
  }

  private func render(_ range: Range<Int>, _ edits: ArraySlice<Edit>) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in edits
    where range.covers(edit.range) && edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      for piece in edit.pieces {
        switch piece {
        case .text(let text): result += Array(text.utf8)
        case .source(let inner): result += render(inner, innerEdits(inner, edits))
        }
      }
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }

  private func innerEdits(_ range: Range<Int>, _ edits: ArraySlice<Edit>) -> ArraySlice<Edit> {
    edits.filter { range.covers($0.range) }[...]
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
