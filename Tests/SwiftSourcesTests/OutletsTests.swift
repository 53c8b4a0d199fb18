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

  @Test(arguments: [
    ("class A: UIView {}", true),
    ("class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }", true),
    ("class A: UIView { init(radius: Int) { super.init(frame: .zero) } }", false),
    ("class B: UIView {}", nil),
  ])
  func knowsWhatCanBeMadeWithAFrame(_ text: String, _ expected: Bool?) {
    #expect(LexedSource(text).canBeMadeWithFrame("A") == expected)
  }

  @Test(arguments: ["class A", "class A { @IBOutlet", "class A { @IBOutlet var x", "class {"])
  func readsUnfinishedClasses(_ text: String) {
    #expect(LexedSource(text).outletClasses() == [])
  }
}
