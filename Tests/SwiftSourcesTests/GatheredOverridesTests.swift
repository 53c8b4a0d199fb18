import SwiftSources
import Testing

/// Members of extensions that override are compiled inside their classes, under their own lines.
@Suite struct GatheredOverridesTests {
  @Test func movesAnOverrideIntoItsClassWithItsLine() {
    let text = """
      class A: B {
        let x = 1
      }
      extension A: P {
        @objc override func f() {
          g()
        }
        func g() {}
      }
      """
    #expect(
      Rewrite.gathered(LexedSource(text), fileName: "a.swift") == """
        class A: B {
          let x = 1

        #sourceLocation(file: "a.swift", line: 5)
                override func f() {
            g()
          }
        #sourceLocation(file: "a.swift", line: 3)
        }
        extension A: P {
        \("  " + blanks("@objc override func f() {"))
        \("    " + blanks("g()"))
        \("  " + blanks("}"))
          func g() {}
        }
        """)
  }

  private func blanks(_ text: String) -> String { String(repeating: " ", count: text.count) }

  @Test(arguments: [
    "extension A { override var v: Int { 1 } }\nclass A: B {}",
    "class A: B {}; extension A { override class var v: Int { 1 } }",
    "class A: B {}\nextension A { override func f(_ c: () -> Void = {}) {} }",
  ])
  func leavesNoOverrideInAnExtension(_ text: String) {
    let gathered = LexedSource(Rewrite.gathered(LexedSource(text), fileName: "a"))
    let bodies = gathered.tokens.indices.filter { gathered.token($0, is: "extension") }
    for body in bodies {
      let open = gathered.tokens.indices[body...].first { gathered.token($0, is: "{") } ?? body
      let inside = open..<gathered.closing(of: open)
      #expect(!inside.contains { gathered.token($0, is: "override") })
    }
    #expect(gathered.tokens.contains { gathered.text($0) == "override" })
  }

  @Test func keepsTheAccessOfAPublicExtension() {
    let text = "public class A: B {}\npublic extension A { override func f() {} }"
    #expect(Rewrite.gathered(LexedSource(text), fileName: "a").contains("public override func f()"))
  }

  /// Without a class of the text, or with conditions around, nothing can be moved.
  @Test(arguments: [
    "extension UIView { override func f() {} }",
    "class A: B {}\nextension A {\n#if DEBUG\noverride func f() {}\n#endif\n}",
    "class A: B { override func f() {} }",
    "class A: B {\nextension A { override func f() {} }",
    "#sourceLocation(file: \"x\", line: 1)\nclass A: B {}\nextension A { override func f() {} }",
  ])
  func leavesOtherTextsAlone(_ text: String) {
    #expect(Rewrite.gathered(LexedSource(text), fileName: "a") == Rewrite.portable(text).text)
  }
}
