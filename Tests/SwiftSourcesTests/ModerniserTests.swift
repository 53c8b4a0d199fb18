import Testing

@testable import SwiftSources

@Suite struct ModerniserTests {
  /// An old name, what its note says, and the text before and after.
  @Test(arguments: [
    ("CGPointMake", "CGPoint(x:y:)", "CGPointMake(1, 2)", "CGPoint(x: 1, y: 2)"),
    ("CGRectGetMidX", "midX", "CGRectGetMidX(box.frame) / 2", "box.frame.midX / 2"),
    ("CGRectInset", "insetBy(dx:dy:)", "CGRectInset(r,  1, 2)", "r.insetBy(dx: 1, dy: 2)"),
    (
      "CGRectInset", "insetBy(dx:dy:)", "CGRectInset(a ?? b, 1, 2)",
      "(a ?? b).insetBy(dx: 1, dy: 2)"
    ),
    ("CGRectEqualToRect", "==", "if CGRectEqualToRect(a, b) {}", "if a == b {}"),
    ("CGRectEqualToRect", "==", "x = !CGRectEqualToRect(a, b)", "x = !(a == b)"),
    ("CGRectIsEmpty", "isEmpty", "!CGRectIsEmpty( a )", "!a.isEmpty"),
    ("CGAffineTransformInvert", "inverted()", "CGAffineTransformInvert(t)", "t.inverted()"),
    (
      "CGPointZero", "CGPoint.zero", "let a = CGPointZero // CGPointZero",
      "let a = CGPoint.zero // CGPointZero"
    ),
    ("CGPathCreateMutable", "CGMutablePath()", "CGPathCreateMutable()", "CGMutablePath()"),
    ("clearColor", "UIColor.clear", "v.color = UIColor.clearColor()", "v.color = UIColor.clear"),
    ("clearColor", "UIColor.clear", "v.color = .clearColor()", "v.color = .clear"),
    ("CurveEaseOut", ".curveEaseOut", "[.CurveEaseOut, .x]", "[.curveEaseOut, .x]"),
    ("allZeros", "[]", "f(o: UIViewAnimationOptions.allZeros)", "f(o: [])"),
    ("hidden", "isHidden", "a?.hidden = true", "a?.isHidden = true"),
    (
      "ovalInRect", "UIBezierPath(ovalIn:)", "UIBezierPath(ovalInRect: r)",
      "UIBezierPath(ovalIn: r)"
    ),
    ("NSTimeInterval", "TimeInterval", "let t: NSTimeInterval? = 1", "let t: TimeInterval? = 1"),
    (
      "dispatch_block_t", "() -> Void", "let b: dispatch_block_t? = nil",
      "let b: (() -> Void)? = nil"
    ),
    ("println", "print(_:)", "println(\"println\")", "print(\"println\")"),
    ("println", "print()", "println()", "print()"),
    ("presentationLayer", "presentation()", "l.presentationLayer()", "l.presentation()"),
    (
      "animateWithDuration", "animate(withDuration:delay:options:animations:completion:)",
      "UIView.animateWithDuration(1, delay: 0, options: nil, animations: { f() }, completion: nil)",
      "UIView.animate(withDuration: 1, delay: 0, options: [], animations: { f() }, completion: nil)"
    ),
    (
      "animateWithDuration", "animate(withDuration:animations:)",
      "UIView.animateWithDuration(1) { f() }", "UIView.animate(withDuration: 1) { f() }"
    ),
    (
      "transitionFromView", "transition(from:to:duration:options:completion:)",
      "V.transitionFromView(a, toView: b, duration: 1, options: .x, completion: nil)",
      "V.transition(from: a, to: b, duration: 1, options: .x, completion: nil)"
    ),
    (
      "dispatch_get_main_queue", "DispatchQueue.main", "dispatch_get_main_queue()",
      "DispatchQueue.main"
    ),
    ("DISPATCH_TIME_NOW", "DispatchTime.now()", "a(DISPATCH_TIME_NOW)", "a(DispatchTime.now())"),
    (
      "dispatch_after", "asyncAfter(deadline:execute:)", "dispatch_after(t, q) { f() }",
      "q.asyncAfter(deadline: t) { f() }"
    ),
    (
      "dispatch_after", "asyncAfter(deadline:execute:)", "dispatch_after(t, q, b)",
      "q.asyncAfter(deadline: t, execute: b)"
    ),
    ("dispatch_async", "async(execute:)", "dispatch_async(q) { f() }", "q.async { f() }"),
    ("dispatch_time", "x", "dispatch_time(t, d)", "t + .nanoseconds(Int(d))"),
    (
      "CGPathMoveToPoint", "move(to:)", "CGPathMoveToPoint(p, nil, 1, 2)",
      "p.move(to: CGPoint(x: 1, y: 2))"
    ),
    (
      "CGPathMoveToPoint", "move(to:)", "CGPathMoveToPoint(p, &t, 1, 2)",
      "CGPathMoveToPoint(p, &t, 1, 2)"
    ),
    ("CGPointMake", "CGPoint(x:y:)", "CGPointMake(1, 2, 3)", "CGPointMake(1, 2, 3)"),
  ])
  func writesAnOldNameAsToday(_ old: String, _ note: String, _ text: String, _ expected: String) {
    let written = old == "ovalInRect" ? "UIBezierPath" : old
    #expect(
      Self.modern(text, [(written, "'\(old)' is deprecated: now spelled \(note)")]) == expected)
  }

  @Test func movesNestedCallsWithTheirLines() {
    let text = """
      t = CGAffineTransformConcat(
          CGAffineTransformMakeScale(1, 0), // flat
          CGAffineTransformConcat(字, CGAffineTransformMakeTranslation(0, 2)))
      """
    let notes = [
      ("CGAffineTransformConcat", "concatenating(_:)"),
      ("CGAffineTransformMakeScale", "CGAffineTransform(scaleX:y:)"),
      ("CGAffineTransformMakeTranslation", "CGAffineTransform(translationX:y:)"),
    ].map { ($0, "'\($0)' is deprecated: now spelled \($1)") }
    #expect(
      Self.modern(text, notes) == """
        t = CGAffineTransform(scaleX: 1, y: 0).concatenating( // flat
            字.concatenating(CGAffineTransform(translationX: 0, y: 2)))
        """)
  }

  @Test(arguments: [
    ("missing argument label 'to:' in call", "b", "go(b)", "go(to: b)"),
    ("missing argument label 'to:' in call", "(", "go(b) { f }", "go(to: b) { f }"),
    ("missing argument labels 'x:y:' in call", "go", "go(1, 2)", "go(x: 1, y: 2)"),
    (
      "parameter 'done' is implicitly non-escaping", "done", "func f(done: () -> ()) {}",
      "func f(done: @escaping () -> ()) {}"
    ),
    (
      "extraneous duplicate parameter name; 'a' already has an argument label", "a",
      "func f(a a: Int, b: Int) {}", "func f(a: Int, b: Int) {}"
    ),
    (
      "argument labels for method 'show(animated:)' do not match those of overridden method 'show'",
      "show", "override func show(animated: Bool) {}", "override func show(_ animated: Bool) {}"
    ),
    (
      "rename to 'table(_:at:)' to satisfy this requirement", "table",
      "func table(table: T, cellAt at: I) {}", "func table(_ table: T, at: I) {}"
    ),
    ("cannot find 'b' in scope", "b", "go(b)", "go(b)"),
    ("'b' is deprecated: now spelled c [#DeprecatedDeclaration]", "b", "go(b)", "go(c)"),
  ])
  func followsWhatTheCompilerAdvises(
    _ message: String, _ place: String, _ text: String, _ expected: String
  ) {
    #expect(Self.modern(text, [(place, message)]) == expected)
  }

  @Test func leavesTextWithoutAdviceAlone() {
    let text = "// CGPointMake\r\nlet a = \"CGPointMake(1, 2)\"\t\r\n"
    #expect(Moderniser.text(text, following: []) == text)
  }

  /// Follows messages at every place where a name stands as code.
  private static func modern(_ text: String, _ messages: [(name: String, message: String)])
    -> String
  {
    let source = LexedSource(text)
    let advice = messages.flatMap { name, message in
      source.tokens.filter { source.text($0) == name }.compactMap {
        SpellingAdvice(message: message, offset: $0.range.lowerBound)
      }
    }
    return Moderniser.text(text, following: advice)
  }
}
