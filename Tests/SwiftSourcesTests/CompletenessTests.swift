import SwiftSources
import Testing

@Suite struct CompletenessTests {
  @Test(arguments: [
    "a +", "foo(1,", "func f() {", "let s = \"\"\"", "x.map { $0", "view.", "let x =", "#if DEBUG",
    "@MainActor", "class A:", "for i in", "let s = \"\\(a", "/* still open", "a /* open",
    "func f() {  // why", "UIView.animate(withDuration: 1) {", "[1, 2,", "if a {\n  b()\n} else {",
    "let t = \"\"\"\n  text", "switch x {\ncase 1:\n  print(1)", "/* outer /* inner */",
  ])
  func asksForMoreWhileTheTextIsOpen(_ text: String) {
    #expect(Completeness(of: text) == .incomplete)
  }

  @Test(arguments: [
    "", "a + 1", "// only a comment", "func f() {}", "let a = 1 // why", "view.center.x += 10",
    "let s = \"\"\"\n  text\n  \"\"\"", "/* closed */", "/* outer /* inner */ */",
    "let 名 = \"雪\"", "UIView.animate(withDuration: 1) {\n  box.alpha = 0\n}", "a; b",
    "if a {\n  b()\n}", "#if DEBUG\n#endif",
  ])
  func takesWhatCanBeCompiled(_ text: String) {
    #expect(Completeness(of: text) == .complete)
  }

  @Test(arguments: [
    ("a }", 1, 3), ("let = 3", 1, 5), ("print(\"open)", 1, 13), ("let s = \"", 1, 10),
    ("foo(]", 1, 5),
    ("let 雪 = }", 1, 9),
  ])
  func refusesAtOnceWhatNoLineCanCure(_ text: String, line: Int, column: Int) {
    guard case .wrong(let fault) = Completeness(of: text) else {
      Issue.record("\(text) was \(Completeness(of: text))")
      return
    }
    #expect(fault.line == line)
    #expect(fault.column == column)
  }
}
