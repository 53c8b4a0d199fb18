import SwiftSources
import Testing

@Suite struct LexedSourceTests {
  private func words(_ text: String) -> [String] {
    let source = LexedSource(text)
    return source.tokens.map { source.text($0) }
  }

  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("a // b\nc", ["a", "c"]),
    (#""x // y""#, [#""x // y""#]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (
      "\"\"\"\n\"quoted\" \\(x)\n\"\"\" y",
      ["\"\"\"\n\"quoted\" \\", "(", "x", ")", "\n\"\"\"", "y"]
    ),
    (
      ##"#"raw \(no) "quote" \#(yes)"# z"##,
      [##"#"raw \(no) "quote" \#"##, "(", "yes", ")", ##""#"##, "z"]
    ),
    (
      #""\("inner \(deep)")" t"#,
      [#""\"#, "(", #""inner \"#, "(", "deep", ")", #"""#, ")", #"""#, "t"]
    ),
    ("1...3", ["1", ".", ".", ".", "3"]),
    ("1.5e-3 0x1F 1.description", ["1.5e-3", "0x1F", "1", ".", "description"]),
    ("`class`.x", ["`class`", ".", "x"]),
    ("#selector(f)", ["#selector", "(", "f", ")"]),
    (#"#/a"b/# c"#, [#"#/a"b/#"#, "c"]),
    ("视图.alpha", ["视图", ".", "alpha"]),
  ])
  func cutsTextIntoTokens(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: ["\"", "/*", "\"\\(", "#\"", "`a", "\"\"\"", "@", "#", "#/x", "\"\\"])
  func readsUnfinishedTextToItsEnd(_ text: String) {
    let source = LexedSource(text)
    #expect(source.tokens.allSatisfy { $0.range.upperBound <= text.utf8.count })
  }

  @Test func endsOneLineStringsWithTheirLine() {
    #expect(
      words("let a = \"open\nlet b = 1") == ["let", "a", "=", "\"open", "let", "b", "=", "1"])
  }

  @Test func readsDeepInterpolationsWithoutRunningOutOfStack() {
    let text = String(repeating: "\"\\(", count: 100_000)
    #expect(!LexedSource(text).tokens.isEmpty)
  }

  @Test func countsColumnsInCharacters() {
    let source = LexedSource("let 名 = \"中\"; x")
    let last = source.tokens[source.tokens.count - 1]
    #expect(source.place(of: last.range.lowerBound) == (1, 14))
  }

  @Test func marksTheFirstTokenOfEachLine() {
    let source = LexedSource("a b\n  c /* \n */ d")
    #expect(source.tokens.map(\.startsLine) == [true, false, true, true])
  }
}
