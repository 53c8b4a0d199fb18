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
    ("#selector(getter: Card.title)", #"_get(\Card.title)            "#),
    (
      "class A { let s = #selector(setter: self.title) }",
      #"class A { let s = _set(\A.title)                }"#
    ),
    ("class A { let s = #selector(getter:b) }", #"class A { let s = _get(\A.b)          }"#),
    ("(info[key] as AnyObject).cgRectValue", "(info[key] as _Boxed   ).cgRectValue"),
    ("(info[key] as AnyObject).name", "(info[key] as AnyObject).name"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import Foundation.NSDate", "                        "),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("#keyPath(CALayer.opacity)", "\"opacity\"                "),
    ("#keyPath(CALayer.position.x)", "\"position.x\"                "),
    ("#keyPath(UIView.layer.bounds)", "\"layer.bounds\"               "),
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif"),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("import Foundation\nimport UIKit", "                 \nimport UIKit"),
    ("import UIKit; import Dispatch", "import UIKit;                "),
    ("#if DEBUG\n@objc func f() {}\n#endif", "#if DEBUG\n      func f() {}\n#endif"),
    (#""\(#keyPath(CALayer.speed))""#, #""\("speed"                )""#),
    ("#keyPath(progress)", "\"progress\"        "),
    ("@NSManaged var level: CGFloat", "@_Managed  var level: CGFloat"),
    ("@NSManaged public var level: Int", "@_Managed  public var level: Int"),
    ("@NSManaged func add()", "           func add()"),
    ("@NSCopying var a: B", "           var a: B"),
    ("@objc protocol P { }", "protocol P:_Obj  { }"),
    ("@objc protocol P{}", "protocol P:_Obj {}"),
    ("@objc public protocol Pen { }", "public protocol Pen:_Obj  { }"),
    ("@objc(P) protocol P { }", "protocol P:_Obj     { }"),
    ("@objc\nprotocol P { }", "protocol\nP:_Obj  { }"),
    ("@objc protocol P: NSObjectProtocol { }", "      protocol P: NSObjectProtocol { }"),
    (
      "@objc protocol P { @objc optional func f(_ a: A) }; p?.f?(a); q.f!(a)",
      "protocol P:_Obj  {                func f(_ a: A) }; p?.f (a); q.f!(a)"
    ),
    ("#if DEBUG\n@NSManaged var a: Int\n#endif", "#if DEBUG\n@_Managed  var a: Int\n#endif"),
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
      @objc
      public protocol 協議 { @objc optional func 關() }
      class 燈 { @NSManaged var 亮: CGFloat; let s = "字"; let t = #selector(開(_:)) }
      """
    let rewritten = Rewrite.portable(text).text
    #expect(rewritten.utf8.count == text.utf8.count)
    #expect(rewritten.split(separator: "\n").count == text.split(separator: "\n").count)
  }

  @Test func reportsWhatCannotBeKept() {
    let text = """
      @objc protocol P { @objc optional func f() -> Int; @objc optional var b: Int { get } }
      box.addObserver(self, forKeyPath: "center", options: [], context: nil)
      let t = box.observe(\\.center) { _, _ in }
      """
    let losses = Rewrite.portable(text).losses
    #expect(
      losses.map(\.construct) == [
        .optionalRequirement, .optionalRequirement, .observedKeyPath, .observedKeyPath,
      ])
    #expect(losses.map { LexedSource(text).place(of: $0.offset).line } == [1, 1, 2, 3])
  }

  @Test(arguments: [
    "@objc protocol P { @objc optional func f() }",
    "let t = animator.observe(\\.isRunning) { _, _ in }",
    "NotificationCenter.default.addObserver(self, selector: #selector(f), name: nil, object: nil)",
    "func observe(_ path: String) {}",
  ])
  func losesNothingThatItKeepsWorking(_ text: String) {
    #expect(Rewrite.portable(text).losses == [])
  }
}
