/// How the editor indents the lines of an entry: four blanks, as Xcode does.
package enum Indentation {
  package static let width = 4

  /// Blanks that begin the line after one that ends with `text`, the entry so far.
  package static func ofLine(after text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    let blanks = last.prefix { $0 == " " || $0 == "\t" }
    let code = withoutComment(last)
    guard opensBlock(code) else { return String(blanks) }
    return blanks + String(repeating: " ", count: width)
  }

  /// How many blanks a closing bracket takes back when it is the first thing on its line.
  package static func outdent(before bracket: Character, lineBeforeCursor: String) -> Int {
    guard "})]".contains(bracket), !lineBeforeCursor.isEmpty,
      lineBeforeCursor.allSatisfy({ $0 == " " })
    else { return 0 }
    return min(width, lineBeforeCursor.count)
  }

  private static func opensBlock(_ code: Substring) -> Bool {
    guard let last = code.last else { return false }
    if "{([".contains(last) { return true }
    // A closure's header: `{ finished in`.
    if code.hasSuffix(" in"), code.contains("{") { return true }
    let words = code.drop { $0 == " " || $0 == "\t" }
    return last == ":" && (words.hasPrefix("case ") || words.hasPrefix("default"))
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var isInText = false
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if character == "\"", previous != "\\" { isInText.toggle() }
      if !isInText, character == "/", previous == "/" {
        return trimmedEnd(line[..<line.index(before: index)])
      }
      previous = character
    }
    return trimmedEnd(line)
  }

  private static func trimmedEnd(_ line: Substring) -> Substring {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }
}
