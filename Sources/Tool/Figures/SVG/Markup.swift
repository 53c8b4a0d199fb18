/// A piece of an XML document: an element or text.
package indirect enum MarkupNode: Sendable, Equatable {
  case element(MarkupElement)
  case text(String)
}

/// An XML element with its attributes in the order they are printed.
package struct MarkupElement: Sendable, Equatable {
  package struct Attribute: Sendable, Equatable {
    package var name: String
    package var value: String
  }

  package var name: String
  package var attributes: [Attribute]
  package var children: [MarkupNode]

  /// Creates an element; attributes whose value is nil are left out.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupElement] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.children = children.map(MarkupNode.element)
  }

  /// Creates an element that holds text.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    self.init(name, attributes)
    children = [.text(text)]
  }

  /// Appends an attribute; nil leaves the element as it is.
  package mutating func set(_ name: String, _ value: String?) {
    guard let value else { return }
    attributes.append(Attribute(name: name, value: value))
  }

  /// Appends child elements.
  package mutating func append(_ elements: [MarkupElement]) {
    children += elements.map(MarkupNode.element)
  }
}

extension MarkupElement {
  /// The document's text: one element a line, indented by one space a level.
  package func document() -> String {
    var text = ""
    print(into: &text, depth: 0)
    return text
  }

  private func print(into text: inout String, depth: Int) {
    let indent = String(repeating: " ", count: depth)
    text += indent + "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value, inAttribute: true))\""
    }
    guard !children.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    var isBlock = false
    for child in children {
      switch child {
      case .text(let content):
        text += Self.escaped(content, inAttribute: false)
      case .element(let element):
        if !isBlock { text += "\n" }
        isBlock = true
        element.print(into: &text, depth: depth + 1)
      }
    }
    text += (isBlock ? indent : "") + "</\(name)>\n"
  }

  /// The text with XML's special characters escaped and characters that XML forbids left out.
  package static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += inAttribute ? "&quot;" : "\""
      case "\n" where inAttribute: result += "&#10;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        // XML 1.0 has no way to write the other control characters.
        if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
