/// A patch of the solution: hunks of kept, removed and added lines without headers.
///
/// An empty line, or one that consists of `@@`, separates hunks. Each hunk's old lines must occur
/// exactly once in the text that it changes.
struct VariantPatch {
  struct Hunk {
    var old: [String] = []
    var new: [String] = []
    var line: Int
  }

  enum Problem: Error, Equatable {
    case badLine(line: Int)
    case empty
    case notFound(line: Int)
    case notUnique(line: Int, count: Int)
    case changesNothing(line: Int)
  }

  private(set) var hunks: [Hunk] = []

  init(lines: [String], firstLine: Int) throws(Problem) {
    var isOpen = false
    for (offset, line) in lines.enumerated() {
      if line.isEmpty || line.trimmed == "@@" {
        isOpen = false
        continue
      }
      if !isOpen {
        hunks.append(Hunk(line: firstLine + offset))
        isOpen = true
      }
      let text = String(line.dropFirst())
      switch line.first {
      case " ":
        hunks[hunks.count - 1].old.append(text)
        hunks[hunks.count - 1].new.append(text)
      case "-": hunks[hunks.count - 1].old.append(text)
      case "+": hunks[hunks.count - 1].new.append(text)
      default: throw .badLine(line: firstLine + offset)
      }
    }
    guard !hunks.isEmpty else { throw .empty }
    for hunk in hunks where hunk.old == hunk.new { throw .changesNothing(line: hunk.line) }
  }

  /// The text with all hunks applied in order.
  func applied(to text: String) throws(Problem) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for hunk in hunks {
      let places = occurrences(of: hunk.old, in: lines)
      guard let start = places.first, !hunk.old.isEmpty else { throw .notFound(line: hunk.line) }
      guard places.count == 1 else {
        throw .notUnique(line: hunk.line, count: places.count)
      }
      lines.replaceSubrange(start..<(start + hunk.old.count), with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }

  private func occurrences(of old: [String], in lines: [String]) -> [Int] {
    guard old.count <= lines.count else { return [] }
    return (0...(lines.count - old.count)).filter { start in
      lines[start..<(start + old.count)].elementsEqual(old)
    }
  }
}
