/// An answer of the compiler's service, read from its own description.
///
/// The description is the one form that needs no C structures passed by value.
indirect enum SourceKitNode: Equatable, Sendable {
  case object([String: SourceKitNode])
  case list([SourceKitNode])
  case text(String)

  /// Nil for an error or a text that is no description.
  init?(description: String) {
    var reader = Reader(bytes: Array(description.utf8))
    guard let node = reader.node() else { return nil }
    self = node
  }

  subscript(_ key: String) -> SourceKitNode? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  var list: [SourceKitNode] {
    if case .list(let nodes) = self { return nodes }
    return []
  }

  /// The text under a key; empty when there is none.
  func text(_ key: String) -> String {
    if case .text(let text) = self[key] { return text }
    return ""
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func node() -> SourceKitNode? {
      skipBlanks()
      switch peek {
      case UInt8(ascii: "{"): return object()
      case UInt8(ascii: "["): return items()
      case UInt8(ascii: "\""): return string().map(SourceKitNode.text)
      case nil: return nil
      default: return word().map(SourceKitNode.text)
      }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
      while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
        position += 1
      }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard peek == byte else { return false }
      position += 1
      return true
    }

    private mutating func object() -> SourceKitNode? {
      guard take(UInt8(ascii: "{")) else { return nil }
      var members: [String: SourceKitNode] = [:]
      if take(UInt8(ascii: "}")) { return .object(members) }
      repeat {
        skipBlanks()
        guard let key = word(), take(UInt8(ascii: ":")), let value = node() else { return nil }
        members[key] = value
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func items() -> SourceKitNode? {
      guard take(UInt8(ascii: "[")) else { return nil }
      var nodes: [SourceKitNode] = []
      if take(UInt8(ascii: "]")) { return .list(nodes) }
      repeat {
        guard let value = node() else { return nil }
        nodes.append(value)
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "]")) ? .list(nodes) : nil
    }

    /// A key, a kind or a number.
    private mutating func word() -> String? {
      let start = position
      while let byte = peek, byte > 0x20, !",:{}[]".utf8.contains(byte) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func string() -> String? {
      guard take(UInt8(ascii: "\"")) else { return nil }
      var text: [UInt8] = []
      while let byte = peek {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escape = peek else {
          text.append(byte)
          continue
        }
        position += 1
        switch escape {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        default: text.append(escape)
        }
      }
      return nil
    }
  }
}
