import Figures

/// A JSON value whose members keep their order, so that the same input prints the same bytes.
package indirect enum JSONNode: Sendable, Equatable {
  case null
  case flag(Bool)
  case integer(Int)
  /// Printed as a fixed-point number of at most six decimals; what is not finite prints as null.
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([Member])
  /// Text that is JSON already.
  case raw(String)

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: JSONNode

    package init(name: String, value: JSONNode) {
      self.name = name
      self.value = value
    }
  }

  /// An object from its members; those whose value is nil are left out.
  package static func members(_ pairs: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object(pairs.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// A text, or null.
  package static func optional(_ text: String?) -> JSONNode { text.map(JSONNode.text) ?? .null }
}

extension JSONNode {
  /// The JSON text on one line.
  package var line: String {
    var text = ""
    print(into: &text, indent: nil)
    return text
  }

  /// The JSON text with two spaces a level and a final line break.
  package var document: String {
    var text = ""
    print(into: &text, indent: 0)
    return text + "\n"
  }

  private func print(into text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += number.isFinite ? Digits.text(number, places: 6) : "null"
    case .text(let content): text += Self.quoted(content)
    case .raw(let content): text += content
    case .list(let items):
      Self.enclose("[", "]", items.count, into: &text, indent: indent) { index, text, inner in
        items[index].print(into: &text, indent: inner)
      }
    case .object(let members):
      Self.enclose("{", "}", members.count, into: &text, indent: indent) { index, text, inner in
        text += Self.quoted(members[index].name) + (inner == nil ? ":" : ": ")
        members[index].value.print(into: &text, indent: inner)
      }
    }
  }

  private static func enclose(
    _ opening: String, _ closing: String, _ count: Int, into text: inout String, indent: Int?,
    _ item: (Int, inout String, Int?) -> Void
  ) {
    text += opening
    for index in 0..<count {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: "  ", count: indent + 1) }
      item(index, &text, indent.map { $0 + 1 })
    }
    if let indent, count > 0 { text += "\n" + String(repeating: "  ", count: indent) }
    text += closing
  }

  /// The text between quotation marks, escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
