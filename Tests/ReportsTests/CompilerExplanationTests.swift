import Testing

@testable import Reports

@Suite struct CompilerExplanationTests {
  /// Messages as the Swift 6.3.1 compiler printed them for such programs (measured).
  @Test(arguments: [
    ("cannot find 'CGRectMake' in scope", "CGRect(x:y:width:height:)"),
    ("cannot find 'println' in scope", "print"),
    ("cannot find 'bix' in scope", "Did you mean 'box'?"),
    ("cannot find 'wheel' in scope", "Nothing here is called 'wheel'"),
    ("type 'UIView' has no member 'animateWithDuration'", "animate(withDuration:)"),
    ("type 'UIColor' has no member 'redColor'", ".red"),
    ("type 'UIView.AnimationOptions' has no member 'Repeat'", ".repeat"),
    ("value of type 'UIView' has no member 'hidden'", "isHidden"),
    ("value of type 'UIView' has no member 'alhpa'", "Did you mean 'alpha'?"),
    ("value of type 'UIView' has no member 'addsubview'", "Did you mean 'addSubview'?"),
    ("value of type 'UIView' has no member 'x'", "center.x"),
    ("value of type 'UILabel' has no member 'width'", "frame.size.width"),
    ("value of type 'CALayer' has no member 'strokEnd'", "Did you mean 'strokeEnd'?"),
    ("type 'UIView.AnimationOptions' has no member 'curveEaseInout'", "'curveEaseInOut'?"),
    ("type 'UIView.AnimationOptions' has no member 'transitionNone'", "leave the option out"),
    (
      "type 'UIView.KeyframeAnimationOptions' has no member 'curveLinear'",
      "UIView.AnimationOptions.curveLinear.rawValue"
    ),
    (
      "type 'UIView.KeyframeAnimationOptions' has no member 'allowAnimatedContent'",
      "keyframe options do not have it"
    ),
    ("argument passed to call that takes no arguments", "empty parentheses"),
    ("cannot assign value of type '(Int, Int, Int, Int)' to type 'CGRect'", "CGRect(x: 0"),
    ("cannot assign value of type '(Int, Int)' to type 'CGSize'", "CGSize(width: 100"),
    ("cannot convert value of type 'String' to specified type 'Double'", "without quotation"),
    ("expected '\"' to end string literal", "ends with \""),
    ("unexpected brace in source file", "one } too many"),
    ("no such module 'SwiftUI'", "remove 'import SwiftUI'"),
    ("invalid redeclaration of 'box'", "exists already"),
    ("missing argument labels 'x:y:width:height:' in call", "names of the arguments"),
    ("missing argument label 'by:' in call", "by:"),
    (
      "incorrect argument label in call (have 'duration:_:', expected 'withDuration:_:')",
      "called withDuration here, not duration"
    ),
    (
      "incorrect argument label in call (have 'by:', expected 'dx:dy:')",
      "are called dx, dy here, not by"
    ),
    ("function is unused [#no-usage]", "with parentheses"),
    ("unexpected code ':check' in source file", "entry of its own"),
    (
      "cannot convert value of type '() -> Void' to expected argument type "
        + "'(@MainActor @Sendable (Bool) -> Void)?'", "{ _ in"
    ),
    (
      "cannot convert value of type 'Int' to expected argument type '@MainActor () -> Void'",
      "of type () -> Void;"
    ),
    ("argument 'delay' must precede argument 'animations'", "'delay' stands before 'animations'"),
    ("missing argument for parameter 'delay' in call", "write delay: 0"),
    ("missing argument for parameter 'animations' in call", "UIView.animate(withDuration: 1) {"),
    ("cannot assign to property: 'width' is a get-only property", "Set size.width"),
    (
      "left side of mutating operator isn't mutable: 'x' is a 'let' constant",
      "declare it with var"
    ),
    (
      "binary operator '+=' cannot be applied to operands of type 'CGFloat' and 'Int'",
      "CGFloat(…) around the Int"
    ),
    ("cannot assign value of type '(Int, Int)' to type 'CGPoint'", "CGPoint(x: 10, y: 20)"),
    ("cannot assign value of type 'String' to type 'CGFloat'", "without quotation marks"),
    (
      "cannot convert value of type 'Int' to closure result type 'Void'", "Remove the return"
    ),
    (
      "cannot convert value of type 'String' to expected argument type 'UIView'",
      "a value of type UIView"
    ),
    (
      "value of optional type 'UIImage?' must be unwrapped to a value of type 'UIImage'",
      "UIImage? may hold nothing"
    ),
    (
      "value of optional type 'UIView?' must be unwrapped to refer to member 'alpha' of wrapped "
        + "base type 'UIView'", "?.alpha"
    ),
    (
      "'nil' is not compatible with expected argument type 'UIView.AnimationOptions'",
      "No options are written []"
    ),
    ("'nil' cannot initialize specified type 'Int'", "Only optional types"),
    ("use of '=' in a boolean context, did you mean '=='?", "== compares"),
    (
      "reference to property 'v' in closure requires explicit use of 'self' to make capture "
        + "semantics explicit", "self.v"
    ),
    (
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly "
        + "ignored", "{ finished in"
    ),
    ("expected '}' at end of brace statement", "every { needs its }"),
    ("expected ')' in expression list", "every ( needs its )"),
    ("unterminated string literal", "ends with \""),
    ("expected named member of numeric literal", "one decimal point"),
    ("return invalid outside of a func", "belongs into a function"),
    ("class 'C' has no initializers", "first value"),
    ("overriding declaration requires an 'override' keyword", "write override"),
  ])
  func explainsCommonMistakes(message: String, part: String) {
    let sentence = CompilerExplanation.sentence(for: message, names: ["box", "view"])
    #expect(sentence?.contains(part) == true, "\(sentence ?? "nothing")")
  }

  @Test func tellsAForgottenColonFromTwoStatements() {
    let message = "consecutive statements on a line must be separated by ';'"
    let forgotten = CompilerExplanation.sentence(
      for: message, sourceLine: "} completion { _ in }")
    let others = CompilerExplanation.sentence(for: message, sourceLine: "a = 1 b = 2")
    #expect(forgotten?.contains("completion:") == true)
    #expect(others?.contains("Two statements") == true)
  }

  @Test func tellsATypeFromACaseThatBeganWithACapital() {
    let message = "type 'UIView' has no member 'Repeat'"
    for (line, isCase) in [
      ("a = UIView.Repeat", true), ("a = UIView.Repeat<Int>.self", false),
      ("a = UIView.Repeat(1)", false),
    ] {
      let sentence = CompilerExplanation.sentence(for: message, sourceLine: line)
      #expect(sentence?.contains(".repeat") == isCase, "\(sentence ?? "nothing")")
    }
  }

  @Test func staysSilentAboutMessagesItDoesNotKnow() {
    #expect(CompilerExplanation.sentence(for: "the compiler has crashed") == nil)
  }

  @Test(arguments: [
    ("a '%' b", "a 'x' b", ["x"]), ("%end", "the end", ["the "]),
    ("'%' and '%'", "'a' and 'b'c", ["a", "b"]),
    ("all %", "all that rest", ["that rest"]),
  ])
  func findsWhatStandsInTheGapsOfATemplate(
    template: String, message: String, captures: [String]
  ) {
    #expect(MessageTemplate(template).captures(in: message) == captures)
  }

  @Test func refusesAMessageOfAnotherForm() {
    #expect(MessageTemplate("a '%' b").captures(in: "a x b") == nil)
  }
}
