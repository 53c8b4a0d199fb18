/// Builds JSON text with keys in the order they are given and numbers to six decimals.
package enum JSONText: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case string(String)
  case list([JSONText])
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONText

    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// The text, two spaces deeper for each level; lists of plain values stand on one line.
  package var text: String {
    var text = ""
    write(into: &text, indent: "")
    return text
  }

  private var isPlain: Bool {
    switch self {
    case .list(let values): values.allSatisfy(\.isPlain)
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func write(into text: inout String, indent: String) {
    let deeper = indent + "  "
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.isFinite ? FixedPoint.short(number) : "null"
    case .integer(let integer): text += "\(integer)"
    case .string(let string): JSONText.quote(string, into: &text)
    case .list(let values) where isPlain:
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(into: &text, indent: deeper)
      }
      text += "]"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + deeper
        value.write(into: &text, indent: deeper)
      }
      text += "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + deeper
        JSONText.quote(member.key, into: &text)
        text += ": "
        member.value.write(into: &text, indent: deeper)
      }
      text += "\n\(indent)}"
    }
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 32:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
