import Prose

/// Values as the shell prints them below an entry.
enum ValueText {
  /// `p = (50, 100)  CGPoint`, or `= 3  Int` for an expression.
  static func lines(_ value: ReportedValue, isPlain: Bool) -> [String] {
    let name =
      value.name.isEmpty ? "" : TextLook.bold.applied(to: value.name, isPlain: isPlain) + " "
    let type = TextLook.faint.applied(to: value.type, isPlain: isPlain)
    let lines = value.text.split(separator: "\n", omittingEmptySubsequences: false)
    // What is only its type again needs no second mention.
    if value.text == value.type || value.text.hasPrefix(value.type + " (") {
      return ["\(name)= \(value.text)"]
    }
    guard lines.count > 1 else { return ["\(name)= \(value.text)  \(type)"] }
    return ["\(name)=  \(type)"] + lines.map { "  " + $0 }
  }
}
