import SwiftSources
import Testing

/// The naming rules are documented by Swift's guide to its meeting with Objective-C.
@Suite struct ObjectiveCNameTests {
  @Test(arguments: [
    ("func tick() {}", "tick", ["tick"]),
    ("func press(_ sender: Any) {}", "press(_:)", ["press:"]),
    (
      "func press(sender: Any) {}", "press(sender:)",
      ["pressWithSender:", "pressSender:", "press:"]
    ),
    ("func pair(_ a: A, forEvent b: B) {}", "pair(_:forEvent:)", ["pair:forEvent:"]),
    ("@objc(other:) private func press(_ a: A) {}", "press(_:)", ["other:", "press:"]),
    ("func map(_ a: Dictionary<String, Int>, _ b: [A: B]) {}", "map(_:_:)", ["map::"]),
  ])
  func namesAMethod(_ method: String, _ reference: String, _ names: [String]) {
    let found = LexedSource("class A { \(method) }").objectiveCMethods()
    #expect(found.map(\.reference) == [reference])
    #expect(found.first?.names == names)
  }

  @Test func leavesOutWhatNoObjectHas() {
    let source = LexedSource(
      "func free() {}; class A { static func s() {}; class func c() {}; @objc(n) func f() {} }; "
        + "extension A { func g() { func inner() {} } }; struct S { func h() {} }")
    #expect(source.objectiveCMethods().map(\.base) == ["f", "g"])
  }

  @Test func knowsActionsAndTheirSenders() {
    let source = LexedSource(
      "class A { @IBAction func a() {}; @IBAction private func b(_ s: UISlider) {}; func c() {} }")
    #expect(source.objectiveCMethods().map(\.isAction) == [true, true, false])
    #expect(source.objectiveCMethods().map(\.firstType) == [nil, "UISlider", nil])
  }

  @Test func namesEveryMentionByItsPlace() {
    let source = LexedSource(
      """
      class A {
        func plain() {}; func one(_ a: A) {}; func over() {}; func over(_ a: A) {}
        let 名 = #selector(plain); let b = #selector(A.one); let c = #selector(self.one(_:))
        let d = #selector(over as () -> Void); let e = #selector(A.over as (A) -> (A) -> Void)
        let f = #selector(UIView.removeFromSuperview); let g = #selector(far(_:of:))
      }
      """)
    let mentions = source.selectorMentions()
    #expect(
      mentions.map(\.name) == [
        "plain", "one:", "one:", "over", "over:", "removeFromSuperview", "far:of:",
      ])
    #expect(mentions.first == SelectorMention(name: "plain", line: 3, column: 22))
  }

  @Test(arguments: [
    "#selector", "#selector(", "#selector(a", "#selector(a(", "#selector()", "class A { func",
    "class A { @objc(", "@objc protocol", "@objc protocol P", "protocol P { optional",
    "protocol P { optional func f(", "instantiateViewController(", "a.destination as", "@NSManaged",
    "class A { init", "x.observe(\\",
  ])
  func readsUnfinishedText(_ text: String) {
    let source = LexedSource(text)
    _ = source.selectorMentions()
    _ = source.objectiveCMethods()
    _ = source.storyboardCalls()
    _ = source.makingOfView("A")
    _ = source.makingOfController("A")
    #expect(Rewrite.portable(source).text.utf8.count == text.utf8.count)
  }
}

@Suite struct StoryboardCallTests {
  @Test func findsControllersAndSegues() {
    let source = LexedSource(
      """
      let a = board.instantiateViewController(withIdentifier: "one") as! First
      let b = board.instantiateViewControllerWithIdentifier("two") as? Second
      let c = board.instantiateViewController(withIdentifier: "Third")
      func prepare() {
        if segue.identifier == "go", let d = segue.destination as? Fourth {}
      }
      func other() { (segue.destinationViewController as! Fifth).x = 1 }
      """)
    #expect(
      source.storyboardCalls() == [
        StoryboardCall(identifier: "one", controller: "First", isSegue: false),
        StoryboardCall(identifier: "two", controller: "Second", isSegue: false),
        StoryboardCall(identifier: "Third", controller: "Third", isSegue: false),
        StoryboardCall(identifier: "go", controller: "Fourth", isSegue: true),
        StoryboardCall(identifier: nil, controller: "Fifth", isSegue: true),
      ])
  }
}
