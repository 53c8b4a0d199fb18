import Geometry

/// A line of a journal while it is written.
struct JournalLine {
  private(set) var text: String

  init(_ start: String) { text = start }

  mutating func word(_ word: String) {
    text += " "
    text += word
  }

  /// A word (none if empty) followed by numbers.
  mutating func word(_ word: String, _ numbers: Double...) {
    if !word.isEmpty { self.word(word) }
    for number in numbers { self.word(JournalLine.number(number)) }
  }

  mutating func quoted(_ string: String) {
    text += " "
    JournalLine.quote(string, into: &text)
  }

  mutating func value(_ value: Value) {
    text += " "
    JournalLine.write(value, into: &text)
  }

  /// The shortest text that reads back as the same number; whole ones without a point.
  static func number(_ number: Double) -> String {
    if number == number.rounded(.towardZero), number.magnitude < 1e15,
      !(number == 0 && number.sign == .minus)
    {
      return String(Int(number))
    }
    return "\(number)"
  }

  static func quote(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  static func numbers(_ numbers: [Double]) -> String {
    numbers.map(number).joined(separator: ",")
  }

  static func write(_ value: Value, into text: inout String) {
    switch value {
    case .number(let number): text += "n" + self.number(number)
    case .point(let point): text += "p" + numbers([point.x, point.y])
    case .size(let size): text += "s" + numbers([size.width, size.height])
    case .rect(let rect):
      text += "r"
      text += numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .matrix(let m): text += "m" + numbers([m.a, m.b, m.c, m.d, m.tx, m.ty])
    case .matrix3D(let matrix): text += "M" + numbers(matrix.entries)
    case .color(let c): text += "c" + numbers([c.red, c.green, c.blue, c.alpha])
    case .outline(let outline): text += "o" + self.outline(outline)
    case .flag(let flag): text += flag ? "t" : "f"
    case .text(let string): quote(string, into: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += " " }
        write(value, into: &text)
      }
      text += "]"
    case .none: text += "-"
    }
  }

  /// The elements of a path, each a letter and its points: end first, then control points.
  static func outline(_ outline: Outline) -> String {
    outline.elements.map { element in
      switch element {
      case .move(let end): "M" + numbers([end.x, end.y])
      case .line(let end): "L" + numbers([end.x, end.y])
      case .quad(let end, let control):
        "Q" + numbers([end.x, end.y, control.x, control.y])
      case .cubic(let end, let one, let two):
        "C" + numbers([end.x, end.y, one.x, one.y, two.x, two.y])
      case .close: "Z"
      }
    }.joined(separator: ";")
  }
}
