/// All that is known of a program once it has been compiled and run: what the cache keeps.
struct Recording: Sendable, Equatable {
  /// What the compiler wrote.
  var compilerText: String
  /// Whether it was compiled with Foundation.
  var usesFoundation: Bool
  /// How the run ended; nil when the program does not compile.
  var ending: Ending?
  /// The loadable library, which tells lines from call sites; empty when there is none.
  var object: [UInt8]

  private static let heading = "etude-result 1"

  /// The recording as the content of a file.
  var bytes: [UInt8] {
    var leaving = "none"
    switch ending?.leaving {
    case .code(let code): leaving = "code \(code)"
    case .signal(let signal): leaving = "signal \(signal)"
    case .outOfTime: leaving = "out-of-time 0"
    case nil: break
    }
    let texts: [[UInt8]] = [
      Array(compilerText.utf8), ending?.journal ?? [], Array((ending?.console ?? "").utf8),
      Array((ending?.nonce ?? "").utf8), object,
    ]
    let sizes = texts.map { "\($0.count)" }.joined(separator: " ")
    let head = "\(Self.heading)\n\(leaving)\n\(usesFoundation)\n\(sizes)\n"
    return Array(head.utf8) + texts.joined()
  }

  init(
    compilerText: String, usesFoundation: Bool, ending: Ending? = nil, object: [UInt8] = []
  ) {
    self.compilerText = compilerText
    self.usesFoundation = usesFoundation
    self.ending = ending
    self.object = object
  }

  /// Nil when the bytes are no recording of this version, or are cut.
  init?(bytes: [UInt8]) {
    var position = 0
    func line() -> Substring? {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { position = end + 1 }
      return Substring(decoding: bytes[position..<end], as: UTF8.self)
    }
    guard line() == Self.heading[...], let leaving = line()?.split(separator: " "),
      let foundation = line(), let sizes = line()?.split(separator: " ").map({ Int($0) ?? -1 })
    else { return nil }
    let isWhole =
      sizes.count == 5 && sizes.allSatisfy { (0...bytes.count).contains($0) }
      && position + sizes.reduce(0, +) == bytes.count
    guard isWhole else { return nil }
    let parts = sizes.map { size in
      defer { position += size }
      return Array(bytes[position..<position + size])
    }
    func text(_ index: Int) -> String { String(decoding: parts[index], as: UTF8.self) }
    compilerText = text(0)
    usesFoundation = foundation == "true"
    object = parts[4]
    ending = nil
    guard leaving.count == 2, let number = Int32(leaving[1]) else { return }
    let how: Ending.Leaving
    switch leaving[0] {
    case "code": how = .code(number)
    case "signal": how = .signal(number)
    default: how = .outOfTime
    }
    ending = Ending(leaving: how, journal: parts[1], console: text(2), nonce: text(3))
  }
}
