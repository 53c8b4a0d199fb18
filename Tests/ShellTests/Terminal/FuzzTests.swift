import Glibc
import Testing

/// Random keys, always the same ones: the screen must look as if it had been drawn at once.
///
/// At 40 columns and more libedit's own drawing is sound; below, where wide characters wrap, it may
/// leave traces that Ctrl-L repairs, so there only the text counts.
@Suite(.serialized) struct FuzzTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func drawsWhatARedrawDraws(_ seed: UInt64) throws {
    let shell = try RunningShell(columns: 60, rows: 20)
    var random = Lehmer(seed: seed)
    for _ in 0..<6 {
      for _ in 0..<12 {
        shell.terminal.send(Self.keys[random.below(Self.keys.count)])
        usleep(2_000)
      }
      shell.terminal.settle()
      let drawn = shell.terminal.screen
      shell.press(Key.control("l"))
      let redrawn = shell.terminal.screen
      #expect(
        Self.entry(in: drawn) == Self.entry(in: redrawn),
        "seed \(seed): \(Self.entry(in: drawn)) is redrawn as \(Self.entry(in: redrawn))")
      #expect(drawn.column == redrawn.column)
      #expect(drawn.unknown.isEmpty)
      shell.press(Key.control("c"))
    }
  }

  @Test(arguments: [11, 12])
  func survivesNarrowWindows(_ seed: UInt64) throws {
    let shell = try RunningShell(columns: 23, rows: 10)
    var random = Lehmer(seed: seed)
    for round in 0..<4 {
      for _ in 0..<15 {
        shell.terminal.send(Self.keys[random.below(Self.keys.count)])
        usleep(2_000)
      }
      shell.terminal.resize(columns: 23 + round * 9, rows: 10 + round)
      shell.terminal.settle()
      shell.press(Key.control("c"))
    }
    shell.press(Key.control("l"))
    shell.enter("1 + 1")
    #expect(shell.shows("= 2  Int"))
  }

  /// Nothing among them submits: what runs is tested elsewhere.
  private static let keys =
    ["a", "(", "{ ", "}", "雪", "花", " ", "let x = ", "é", "0", "\""]
    + [Key.left, Key.right, Key.home, Key.end, Key.backspace, Key.delete, Key.altEnter, Key.up]
    + [Key.down, Key.paste("f {\n  雪\n}"), Key.control("k")]

  /// The prompt's lines: libedit may stand anywhere on the screen.
  private static func entry(in screen: TerminalModel) -> [String] {
    let start = screen.lines.lastIndex { $0.hasPrefix("[1]") || $0.hasPrefix("[2]") } ?? 0
    var lines = Array(screen.lines[start...])
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// A small generator whose numbers are the same everywhere.
struct Lehmer {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2_654_435_761 % 2_147_483_647
    if state == 0 { state = 1 }
  }

  mutating func below(_ limit: Int) -> Int {
    state = state * 48_271 % 2_147_483_647
    return Int(state % UInt64(limit))
  }
}
