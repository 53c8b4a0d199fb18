import Timelines

/// The sentences that explain compiler errors in terms of the lessons.
enum CompilerExplanationMessages {
  static func renamed(_ old: String, _ modern: String) -> String {
    "'\(old)' is the spelling of an older Swift. Today it is written \(modern)."
  }
  static func didYouMean(_ name: String) -> String { "Did you mean '\(name)'?" }
  static func unknownName(_ name: String) -> String {
    "Nothing here is called '\(name)'. Check the spelling, also capitals; the names of the scene "
      + "stand in the exercise's text."
  }
  static func unknownType(_ name: String) -> String {
    "There is no type called '\(name)'. Types begin with a capital letter: UIView, CGPoint."
  }
  static func noMember(_ member: String, of type: String) -> String {
    let isApples = AppleName.isLike(type)
    return
      "\(type) has nothing called '\(member)'\(isApples ? " in etude" : ""). Check the spelling, "
      + "and which object you are asking."
  }
  static func noModule(_ name: String) -> String {
    "`\(name)` is not part of etude: programs use UIKit, QuartzCore, CoreGraphics and Foundation. "
      + "Use what is there, and remove 'import \(name)'."
  }
  static func declaredTwice(_ name: String) -> String {
    "'\(name)' exists already, in your file or in the scene. Use the one there is, or choose "
      + "another name."
  }
  static func missingLabels(_ labels: String) -> String {
    labels.count { $0 == ":" } > 1
      ? "Swift wants the names of the arguments: write \(labels) each in front of its value."
      : "The name of the argument is missing: write \(labels) in front of its value. Swift 2 left "
        + "it out at the first one."
  }
  static func otherLabels(_ have: String, _ expected: String) -> String {
    let lists = (labels(in: expected), labels(in: have))
    if lists.0 == lists.1 { return "The arguments are called \(expected) here, not \(have)." }
    guard !lists.1.isEmpty else { return missingLabels(lists.0.joined(separator: " and ")) }
    let isOne = lists.0.count == 1
    return "The \(isOne ? "argument is" : "arguments are") called "
      + "\(lists.0.joined(separator: ", ")) here, not \(lists.1.joined(separator: ", "))."
  }
  /// The names in a list such as `withDuration:_:`; `_` stands for none.
  private static func labels(in list: String) -> [String] {
    list.split(separator: ":").map(String.init).filter { $0 != "_" }
  }
  static func extraLabel(_ label: String) -> String {
    "This argument has no name: remove '\(label)'."
  }
  static func order(_ first: String, before second: String) -> String {
    "Arguments have a fixed order: '\(first)' stands before '\(second)'."
  }
  static let optionsNeedDelay =
    "The form of animate that takes options takes a delay too: write delay: 0 before options."
  static let noAnimations =
    "animate needs the block that makes the changes: UIView.animate(withDuration: 1) { … }"
  static func missingArgument(_ name: String) -> String {
    "The call lacks the argument '\(name)'. Add it in the order of the function's own list."
  }
  static func extraArgument(_ name: String) -> String {
    "No form of this function takes '\(name)' together with the other arguments."
  }
  static let extraClosure =
    "This form takes one block only. The block for the end is written: completion: { _ in … }"
  static let noBlockWithParameters =
    "With timingParameters an animator takes no block. Add it afterwards: "
    + "animator.addAnimations { … }"
  static let sublayersBelongToLayers =
    "Layers are added to a layer: write view.layer.addSublayer(…)."
  static func derivedSize(_ name: String) -> String {
    "\(name) is computed from origin and size and cannot be set. Set size.\(name) or origin."
  }
  static func readOnly(_ name: String) -> String { "'\(name)' can be read but not set." }
  static func constant(_ name: String) -> String {
    "'\(name)' keeps its value: it was declared with let, or it is a parameter. Set one of its "
      + "properties; to exchange the whole, declare it with var."
  }
  static func mixedNumbers(_ left: String, _ right: String) -> String {
    if left == "CGFloat", ["Int", "Double", "Float"].contains(right) {
      return "A \(right) and a CGFloat do not mix: write CGFloat(…) around the \(right)."
    }
    if right == "CGFloat", ["Int", "Double", "Float"].contains(left) {
      return "A \(left) and a CGFloat do not mix: write CGFloat(…) around the \(left)."
    }
    if [left, right].contains("Int"), let other = [left, right].first(where: { $0 != "Int" }),
      ["Double", "Float"].contains(other)
    {
      return "An Int and a \(other) do not mix: write \(other)(…) around the Int."
    }
    return "Both sides need the same type: the left one is \(left), the right one is \(right)."
  }
  static let tupleIsNoPoint = "A point is written CGPoint(x: 10, y: 20)."
  static let tupleIsNoSize = "A size is written CGSize(width: 100, height: 50)."
  static let tupleIsNoRect =
    "A rectangle is written CGRect(x: 0, y: 0, width: 100, height: 50)."
  static let takesNothing =
    "This call takes no arguments: make the object with empty parentheses, then set its properties."
  static func wrongType(_ found: String, _ wanted: String) -> String {
    if found == "String", ["CGFloat", "Double", "Int", "TimeInterval"].contains(wanted) {
      return "A number stands without quotation marks."
    }
    let conversions = [
      "CGPath": ("UIBezierPath", "cgPath"), "CGColor": ("UIColor", "cgColor"),
      "CGImage": ("UIImage", "cgImage"),
    ]
    for (type, conversion) in conversions
    where wanted.hasPrefix(type) && found.hasPrefix(conversion.0) {
      return "A layer takes a \(type), not a \(conversion.0): write .\(conversion.1) behind it."
    }
    if wanted == "DispatchTime", ["Int", "Double", "TimeInterval"].contains(found) {
      return "A deadline is a time on the clock: write .now() + the number of seconds."
    }
    if ["Double", "TimeInterval"].contains(wanted), found == "Int" {
      return "Turn the Int into a Double: Double(…)."
    }
    let numbers = ["CGFloat", "Double", "Float", "Int"]
    if numbers.contains(wanted), found == "Bool" {
      return "A Bool is no number. Choose one by it: write isTrue ? 1 : 0."
    }
    if numbers.contains(wanted), numbers.contains(found) {
      return "Turn the \(found) into a \(wanted): \(wanted)(…)."
    }
    if let sentence = PastedCodeMessages.conversion(from: found, to: wanted) { return sentence }
    let (wanted, found) = (plain(wanted), plain(found))
    if found == "() -> Void", wanted.contains("(Bool) -> Void") {
      return "A completion is told whether the animation finished; this closure takes nothing. "
        + "Call it from inside of one: { _ in … }."
    }
    return "Here belongs a value of type \(wanted); this one is of type \(found)."
  }
  /// A type without the attributes that a learner did not write.
  private static func plain(_ type: String) -> String {
    var text = type
    for attribute in ["@MainActor ", "@Sendable "] {
      let template = MessageTemplate("%\(attribute)%")
      while let parts = template.captures(in: text) { text = parts.joined() }
    }
    return text
  }
  static let unusedFunction = "A function is called with parentheses behind its name: completion()."
  static let closureReturns = "The block only makes changes; it returns nothing. Remove the return."
  static func optional(_ type: String, _ wanted: String) -> String {
    "\(type) may hold nothing, \(wanted) may not. Use 'if let', or '!' where you are sure."
  }
  static func optionalMember(_ type: String, _ member: String) -> String {
    "\(type) may hold nothing. Write ?.\(member) to go on only if there is something."
  }
  static let emptyOptions = "No options are written [], not nil."
  static let nilNeedsOptional = "Only optional types, such as UIView?, can hold nil."
  static let assignmentAsTest = "= sets a value; == compares two."
  static func explicitSelf(_ name: String) -> String {
    "Inside a block of a class write self.\(name): the block keeps the object, and Swift wants "
      + "that to be seen."
  }
  static let completionTakesFinished =
    "The completion block is told whether the animation finished: write { finished in … } "
    + "or { _ in … }."
  static let closureTakesNothing = "This block gets no argument: remove the name before 'in'."
  static func escaping(_ name: String) -> String {
    "'\(name)' is called later, after the function has returned: declare it as "
      + "\(name): @escaping () -> Void."
  }
  static let openBrace = "A block is not closed: every { needs its }."
  static let openParenthesis = "A list of arguments is not closed: every ( needs its )."
  static let openBracket = "A list is not closed: every [ needs its ]."
  static let openText = "A text is not closed: it ends with \" on the same line."
  static let extraBrace = "There is one } too many, or its { is missing."
  static let completionNeedsColon =
    "The second block after a call is named with a colon: } completion: { _ in … }"
  static let twoStatements =
    "Two statements stand on one line, or a { is missing in front of the block."
  static func command(_ name: String) -> String {
    "A command of the shell such as :\(name) is an entry of its own: send or clear this text first."
  }
  static let twoPoints = "A number has one decimal point only."
  static let returnOutside = "return belongs into a function; here the program simply ends."
  static func missingReturn(_ type: String) -> String {
    "The function promises a \(type): it must end with return and such a value."
  }
  static func noInitializer(_ name: String) -> String {
    "Give every stored property of \(name) a first value, or write an init that does."
  }
  static let needsOverride = "The superclass has this method too: write override before func."
  static let overrideOutside = "override belongs to methods inside a class."
  static let overridesNothing =
    "The superclass has no such method. Compare its name and argument labels letter by letter."
  static let objcOutside = "@objc belongs to methods inside a class. Here it is not needed."
}
