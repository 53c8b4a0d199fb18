import SwiftSources
import Testing

@Suite struct EntryStructureTests {
  @Test func blanksImportsAndKeepsEveryOtherPlace() {
    let entry = EntryStructure(of: "import UIKit; let a = 1\nimport QuartzCore\na")
    #expect(entry.imports == ["import UIKit", "import QuartzCore"])
    #expect(entry.body == "              let a = 1\n                 \na")
    #expect(
      entry.expressions == [
        SourceSpan(startLine: 3, startColumn: 1, endLine: 3, endColumn: 2)
      ])
  }

  @Test func namesWhatALaterEntryCanUse() {
    let entry = EntryStructure(
      of: "let (a, b) = (1, 2), c = 3\nvar d = 4\nfunc f(_ x: Int) {}\nclass G {}\nprotocol H {}")
    #expect(entry.declarations.map(\.name) == ["a", "b", "c", "d", "f", "G", "H"])
    #expect(entry.declarations[0].kind == .variable(isLogged: false))
    #expect(entry.declarations[3].kind == .variable(isLogged: true))
    #expect(entry.declarations[4].kind == .function(signature: "(_x:Int)"))
    #expect(!entry.needsFileScope)
  }

  @Test(arguments: [
    ("box", true), ("box.center.x", true), ("a + 1 == 2", true), ("(a, b)", true), ("xs[0]", true),
    ("-a", true), ("box.move()", false),
    ("box.layer.presentation()?.position.x", true), ("max(a, b.x)", true), ("f(max(1, 2))", false),
    ("a = 1", false), ("a += 1", false), ("let a = 1", false),
    ("f { 1 }", false), ("a; b", true), ("a\nb()", false), ("", false),
  ])
  func knowsWhatOnlyLooks(_ text: String, isQuestion: Bool) {
    #expect(EntryStructure(of: text).isQuestion == isQuestion)
  }

  @Test(arguments: ["extension Int {}", "infix operator ~~~"])
  func seesWhatOnlyFileScopeAllows(_ text: String) {
    #expect(EntryStructure(of: text).needsFileScope)
  }

  @Test(arguments: [
    ("let a = 1", "var a = 2", true), ("func f() {}", "func f() { 1 }", true),
    ("func f() {}", "func f(_ x: Int) {}", false), ("class a {}", "let a = 1", true),
    ("let a = 1", "let b = 1", false),
  ])
  func knowsWhichDeclarationsCollide(_ first: String, _ second: String, collide: Bool) throws {
    let old = try #require(EntryStructure(of: first).declarations.first)
    let new = try #require(EntryStructure(of: second).declarations.first)
    #expect(new.collides(with: old) == collide)
  }

  @Test(arguments: [
    ("box.alpha = 0", "box_1.alpha = 0"),
    ("scene.box.alpha = 0", "scene.box.alpha = 0"),
    ("move(box: box, 3)", "move(box: box_1, 3)"),
    ("let c = { [weak box] in box?.alpha }", "let c = { [weak box_1] in box_1?.alpha }"),
    ("print(\"\\(box) box\")", "print(\"\\(box_1) box\")"),
    ("func move(box: Int) { box }", "func move(box box_1: Int) { box_1 }"),
    ("func move(of box: Int) { box }", "func move(of box_1: Int) { box_1 }"),
    ("struct S { var box = 1; func f() { box } }", "struct S { var box = 1; func f() { box } }"),
    ("class C { func f() { box.alpha = 1 } }", "class C { func f() { box_1.alpha = 1 } }"),
  ])
  func renamesOnlyWhatMeansTheName(_ text: String, expected: String) {
    #expect(EntryStructure.renaming("box", to: "box_1", in: text) == expected)
  }
}
