/// The difference of two texts, line by line, as a `diff` block shows it.
package enum LineDiff {
  /// Lines kept around each change.
  static let context = 2

  /// Lines with ` `, `-` or `+` in front; stretches without changes are left out.
  package static func lines(from old: String, to new: String) -> [String] {
    let marked = changes(split(old), split(new))
    var shown = Set<Int>()
    for (index, line) in marked.enumerated() where line.first != " " {
      for near in max(0, index - context)...min(marked.count - 1, index + context) {
        shown.insert(near)
      }
    }
    var lines: [String] = []
    var last = -1
    for index in marked.indices where shown.contains(index) {
      if last >= 0, index > last + 1 { lines.append("@@") }
      lines.append(marked[index] == " " ? "" : marked[index])
      last = index
    }
    return lines
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func changes(_ old: [Substring], _ new: [Substring]) -> [String] {
    let columns = new.count + 1
    var lengths = Array(repeating: 0, count: (old.count + 1) * columns)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * columns + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * columns + j + 1] + 1
          : max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1])
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(" " + old[i])
        (i, j) = (i + 1, j + 1)
      } else if j == new.count
        || (i < old.count && lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1])
      {
        lines.append("-" + old[i])
        i += 1
      } else {
        lines.append("+" + new[j])
        j += 1
      }
    }
    return lines
  }
}
