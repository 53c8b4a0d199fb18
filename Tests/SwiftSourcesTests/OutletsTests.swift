import Testing

@testable import SwiftSources

@Suite struct OutletsTests {
  @Test func findsOutletsByClass() {
    let source = LexedSource(
      """
      class A: UIViewController {
        @IBOutlet weak var box: UIView!
        @IBOutlet private var labels: [UILabel]!
        @IBOutlet
        var height: NSLayoutConstraint? { didSet { print("x") } }
        var plain: UIView!
        func f() {}
      }
      class B: UIView {}
      """)
    #expect(
      source.outletClasses() == [
        OutletClass(
          name: "A",
          outlets: [
            .init(name: "box", type: "UIView", isCollection: false),
            .init(name: "labels", type: "UILabel", isCollection: true),
            .init(name: "height", type: "NSLayoutConstraint", isCollection: false),
          ])
      ])
  }

  @Test func readsNestedAndBracketedTypes() {
    let source = LexedSource(
      "class A { @IBOutlet var a: Card.Face!; @IBOutlet var b: (UIView)!; @IBOutlet var c: [B.C]! }"
    )
    #expect(
      source.outletClasses().flatMap(\.outlets).map(\.type) == ["Card.Face", "UIView", "B.C"])
  }

  @Test(arguments: [
    ("class A: UIView {}", LexedSource.Making.frame),
    ("class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }", .frame),
    ("class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }", .coder),
    (
      "class A: UIView { init(radius: Int) {}; required init?(coder: NSCoder) { fatalError() } }",
      .impossible
    ),
    ("class A: UIView { convenience init() { self.init(frame: .zero) } }", .plain),
    ("class A: NSObject {}", .plain),
    ("class B: NSObject {}\nclass A: B {}", .plain),
    ("class B: UIView { required init?(coder: NSCoder) {} }\nclass A: B {}", .coder),
    ("struct A {}", nil),
    ("class B: UIView {}", nil),
  ])
  func knowsHowAViewIsMade(_ text: String, _ expected: LexedSource.Making?) {
    #expect(LexedSource(text).makingOfView("A") == expected)
  }

  @Test(arguments: [
    ("class A: UIViewController {}", LexedSource.Making.plain),
    (
      "class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      .coder
    ),
    (
      "class A: UIViewController { init() {}; required init?(coder: NSCoder) { fatalError() } }",
      .plain
    ),
    (
      "class A: UIViewController { override init(nibName n: String?, bundle b: Bundle?) {}; "
        + "required init?(coder: NSCoder) {} }", .plain
    ),
    (
      "class A: UIViewController { init(m: Int) {}; required init?(coder: NSCoder) { fatalError() } }",
      .impossible
    ),
    (
      "class A: UIViewController { init(m: Int = 1) {}; required init?(coder: NSCoder) { fatalError() } }",
      .plain
    ),
  ])
  func knowsHowAControllerIsMade(_ text: String, _ expected: LexedSource.Making) {
    #expect(LexedSource(text).makingOfController("A") == expected)
  }

  @Test(arguments: [("", 3), ("a[0]; a[7]", 8), ("a[i]", 3), ("b[9]", 3)])
  func countsTheViewsOfACollection(_ text: String, _ expected: Int) {
    #expect(LexedSource(text).usualCount(ofCollection: "a") == expected)
  }

  @Test(arguments: ["class A", "class A { @IBOutlet", "class A { @IBOutlet var x", "class {"])
  func readsUnfinishedClasses(_ text: String) {
    #expect(LexedSource(text).outletClasses() == [])
  }
}
