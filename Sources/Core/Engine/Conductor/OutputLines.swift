/// Cuts what a program prints into lines.
struct OutputLines {
  private var unfinished: [UInt8] = []

  /// Takes the next bytes and hands over every line they complete.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ line: (String) -> Void) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        hand(line)
      } else {
        unfinished.append(byte)
      }
    }
  }

  /// Hands over what came after the last line break, if anything did.
  mutating func end(_ line: (String) -> Void) {
    if !unfinished.isEmpty { hand(line) }
  }

  private mutating func hand(_ line: (String) -> Void) {
    let text = String(decoding: unfinished, as: UTF8.self)
    unfinished = []
    line(text)
  }
}

extension Conductor {
  /// The program printed something.
  package func print(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.take(bytes) { line in record(.event(.output(line))) }
  }
}
