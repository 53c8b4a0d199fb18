import SwiftSources
import Testing

/// Figures: the constructs and counts of public tutorial code, measured on 1,175 files.
@Suite struct RewriteTests {
  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tapped:) func tap() {}", "               func tap() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBOutlet weak var box: UIView!", "          weak var box: UIView!"),
    ("@IBOutlet var boxes: [UIView]!", "          var boxes: [UIView]!"),
    ("@IBAction func go() {}", "          func go() {}"),
    ("@IBAction func go(_ sender: Any) {}", "          func go(_ sender: Any) {}"),
    ("@UIApplicationMain\nclass D {}", "                  \nclass D {}"),
    ("@main struct A {}", "      struct A {}"),
    ("private dynamic var x = 1", "private         var x = 1"),
    ("#selector(tap)", "_selector(tap)"),
    ("#selector(ViewController.tap(_:))", "_selector(ViewController.tap(_:))"),
    ("#keyPath(CALayer.opacity)", "\"opacity\"                "),
    ("#keyPath(CALayer.position.x)", "\"position.x\"                "),
    ("#keyPath(UIView.layer.bounds)", "\"layer.bounds\"               "),
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif"),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("import Foundation\nimport UIKit", "                 \nimport UIKit"),
    ("import UIKit; import Dispatch", "import UIKit;                "),
    ("#if DEBUG\n@objc func f() {}\n#endif", "#if DEBUG\n      func f() {}\n#endif"),
    (#""\(#keyPath(CALayer.speed))""#, #""\("speed"                )""#),
  ])
  func replacesWhatNeedsObjectiveC(_ text: String, _ expected: String) {
    #expect(Rewrite.portable(text).text == expected)
  }

  @Test(arguments: [
    "// @objc func\nlet a = \"#selector(x)\"",
    "/* #keyPath(A.b) */ let x = 1",
    "let dynamic = 3; print(dynamic)",
    "box.dynamic = true",
    "let optional: Int? = nil",
    "@MainActor func f() {}",
    "#if os(macOS)\n#endif",
    "let s = \"\"\"\n@objc @IBOutlet\n\"\"\"",
  ])
  func leavesEverythingElseAlone(_ text: String) {
    #expect(Rewrite.portable(text).text == text)
  }

  @Test func keepsEveryLineAndColumnInPlace() {
    let text = """
      @objc(
        name
      ) func 跑() { layer.add(a, forKey: #keyPath(
        CALayer.opacity)) }
      """
    let rewritten = Rewrite.portable(text).text
    #expect(rewritten.utf8.count == text.utf8.count)
    #expect(rewritten.split(separator: "\n").count == text.split(separator: "\n").count)
  }

  @Test func reportsWhatCannotBeKept() {
    let text = "@objc protocol P { @objc optional func f() }\nlet a = #selector(getter: A.b)"
    #expect(
      Rewrite.portable(text).losses.map(\.construct) == [.optionalRequirement, .accessorSelector])
  }
}
