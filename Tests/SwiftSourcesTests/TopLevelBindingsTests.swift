import SwiftSources
import Testing

@Suite struct TopLevelBindingsTests {
  @Test(arguments: [
    ("let box = UIView()", ["box"]),
    ("let a = 1, b = UIView()", ["a", "b"]),
    ("let a = f(x, y), b: Int = 2", ["a", "b"]),
    ("let (sun, moon) = make()", ["sun", "moon"]),
    ("let (a, (b, _)) = x", ["a", "b"]),
    ("private let hidden = UIView()", ["hidden"]),
    ("private(set) var shown = UIView()", ["shown"]),
    ("@MainActor let a = UIView()", ["a"]),
    ("weak var a: UIView?", ["a"]),
    ("var later: UIView!\nlater = UIView()", ["later"]),
    ("var clouds: [String: UIView] = [:]\nvar x = 3", ["clouds", "x"]),
    ("let pairs = Dictionary<String, Int>()", ["pairs"]),
    ("let a = UIView(),\n    b = UIView()", ["a", "b"]),
    ("let a =\n  UIView()\nlet b = 1", ["a", "b"]),
    ("let box = UIView(\n  frame: r)\n  .tinted()\nlet c = 1", ["box", "c"]),
    ("let a = x ? 1 : 2; let b = 3", ["a", "b"]),
    ("let f: (UIView, Int) -> Void = { a, b in let c = 1 }\nlet g = 1", ["f", "g"]),
    ("var x = 3 { didSet { let y = 1 } }\nlet z = 1", ["x", "z"]),
    ("let `default` = 1", ["`default`"]),
    ("lazy var l = 1", []),
    ("let a = 1 as Int?\nlet b = a!\nlet c = 2", ["a", "b", "c"]),
  ])
  func listsBindingsThatHoldValues(_ text: String, _ expected: [String]) {
    #expect(LexedSource(text).topLevelBindings() == expected)
  }

  @Test(
    arguments: [
      (
        "#if os(iOS)\nlet a = 1\n#else\nlet b = 2, c = 3\n#endif\nlet d = 4",
        [
          .directive("#if true   "), .names(["a"]), .directive("#else"), .names(["b", "c"]),
          .directive("#endif"),
        ]
      ),
      ("#if DEBUG\nprint(1)\n#endif", []),
      ("#if DEBUG\nlet a = 1", []),
      ("class A {\n#if DEBUG\nlet b = 1\n#endif\n}", []),
    ] as [(String, [ConditionalPart])])
  func listsBindingsUnderTheirConditions(_ text: String, _ expected: [ConditionalPart]) {
    #expect(LexedSource(text).conditionalBindings() == expected)
  }

  /// Each of these would create views, read garbage or name something that is no global.
  @Test(arguments: [
    "var x: UIView { UIView() }",
    "var x: UIView\n{ UIView() }",
    "let a: UIView",
    "var a: UIView",
    "guard let g = find() else { fatalError() }",
    "guard\n  let g = find() else { fatalError() }",
    "guard let a = b,\n  let c = d else { fatalError() }",
    "if let a = b { print(a) }",
    "if case let .some(a) = b { print(a) }",
    "for x in 1...3 { let y = x }",
    "while let x = next() { print(x) }",
    "func f() { let a = 1 }",
    "class A { let b = UIView() }",
    "#if DEBUG\nlet a = 1\n#endif",
    "do { let a = 1 }",
    "switch x { case let y: let z = y }",
    "let _ = UIView()",
  ])
  func leavesOutWhatIsNoSurelyFilledGlobal(_ text: String) {
    #expect(LexedSource(text).topLevelBindings() == [])
  }
}
