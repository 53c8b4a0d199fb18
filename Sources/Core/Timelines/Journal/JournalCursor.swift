import Geometry

/// A place in one line of a journal, moving on as words are read.
struct JournalCursor {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// The next byte, not taken.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What is left of the line.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes one space, which must not be the last thing of the line.
  mutating func space(before what: String) throws(JournalError.Reason) {
    guard skip(0x20), !isAtEnd else { throw .expected(what) }
  }

  /// Takes everything up to a byte that ends a word.
  mutating func word(_ what: String) throws(JournalError.Reason) -> String {
    let start = position
    while let byte = next, byte != 0x20, byte != 0x5D, byte != 0x3B { position += 1 }
    guard position > start else { throw .expected(what) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes everything up to `=` or the word's end.
  mutating func attributeName() throws(JournalError.Reason) -> String {
    let start = position
    while let byte = next, byte != 0x20, byte != 0x3D { position += 1 }
    guard position > start else { throw .expected("an attribute") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func integer(_ what: String) throws(JournalError.Reason) -> Int {
    guard let number = Int(try word(what)) else { throw .expected(what) }
    return number
  }

  mutating func flag(_ what: String) throws(JournalError.Reason) -> Bool {
    guard let flag = Bool(try word(what)) else { throw .expected(what) }
    return flag
  }

  /// Takes a number, which is never `nan`.
  mutating func number(_ what: String) throws(JournalError.Reason) -> Double {
    let start = position
    while let byte = next, byte != 0x20, byte != 0x2C, byte != 0x3B, byte != 0x5D {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), !number.isNaN, !text.utf8.contains(0x78) else {
      throw .expected(what)
    }
    return number
  }

  /// Takes numbers with commas between them.
  mutating func numbers(_ count: Int, _ what: String) throws(JournalError.Reason) -> [Double] {
    var numbers = [try number(what)]
    while numbers.count < count {
      guard skip(0x2C) else { throw .expected(what) }
      numbers.append(try number(what))
    }
    return numbers
  }

  /// Takes a text in quotes.
  mutating func quoted(_ what: String) throws(JournalError.Reason) -> String {
    guard skip(0x22) else { throw .expected(what) }
    var plain: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case 0x22: return String(decoding: plain, as: UTF8.self)
      case 0x5C: plain += try escape(what)
      default: plain.append(byte)
      }
    }
    throw .expected(what)
  }

  private mutating func escape(_ what: String) throws(JournalError.Reason) -> [UInt8] {
    guard let byte = next else { throw .expected(what) }
    position += 1
    switch byte {
    case 0x22, 0x5C: return [byte]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x75:
      guard skip(0x7B) else { throw .expected(what) }
      let start = position
      while let digit = next, digit != 0x7D { position += 1 }
      let hex = String(decoding: bytes[start..<position], as: UTF8.self)
      guard skip(0x7D), let code = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(code)
      else { throw .expected(what) }
      return Array(String(Character(scalar)).utf8)
    default: throw .expected(what)
    }
  }
}
