/// Text that must not disturb the Markdown table it stands in.
enum MarkdownCell {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "\n", "\r\n": result += " "
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
    return result
  }
}
