/// Sentences about slips of people who are new to Swift: a dot, a bracket or an object left out.
enum SlipMessages {
  // MARK: Names without their owner

  /// What belongs in front of a name that stands alone; nil for names that no type is known to have.
  static func withoutOwner(_ name: String) -> String? {
    if isMemberOfAType(name) {
      return "It belongs to a type, so a dot stands in front of it: .\(name)."
    }
    if ofObjects.contains(name) {
      return "'\(name)' belongs to an object: name the object and write .\(name) behind it."
    }
    return name == "ln" ? "The natural logarithm is called log." : nil
  }

  private static func isMemberOfAType(_ name: String) -> Bool {
    OptionSpelling.isOption(name) || ofTypes.contains(name)
  }

  private static let ofTypes: Set<String> = [
    "allowAnimatedContent", "allowUserInteraction", "autoreverse", "beginFromCurrentState", "black",
    "blue", "brown", "clear", "cyan", "gray", "green", "identity", "layoutSubviews", "magenta",
    "orange", "overrideInheritedCurve", "overrideInheritedDuration", "overrideInheritedOptions",
    "pi", "purple", "red", "showHideTransitionViews", "white", "yellow", "zero",
  ]
  private static let ofObjects: Set<String> = [
    "addCompletion", "addSubview", "alpha", "backgroundColor", "bounds", "center", "cornerRadius",
    "damping", "duration", "frame", "fromValue", "isHidden", "opacity", "position",
    "removeFromSuperview", "settlingDuration", "startAnimation", "stiffness", "strokeEnd",
    "toValue", "transform",
  ]
  static func askedOfTheType(_ member: String, _ type: String) -> String {
    type == "DispatchQueue"
      ? "It is asked of a queue: DispatchQueue.main.\(member)."
      : "'\(member)' is asked of an object, not of its type: name the one that you mean instead of "
        + "\(type)."
  }

  // MARK: Lists

  /// Says that a list has no such member, though each thing in it has.
  static func ofOneInTheList(_ member: String) -> String {
    "This is a list. Take one of it, such as list[0].\(member), or go through it with for."
  }
  static let listIsNoFunction = "A member of a list is taken with square brackets: list[0]."
  static func isNoFunction(_ type: String) -> String {
    "This is a \(type), not a function: no parentheses stand behind it."
  }

  // MARK: Signs

  static func reversedSign(_ sign: String) -> String? {
    switch sign {
    case "=+", "=*":
      "The two signs stand the other way round: \(sign.reversed().map(String.init).joined())."
    case "=-": "Write -= to take something away, or = - with a space for a negative value."
    case "=>", "=<": "The two signs stand the other way round: \(sign == "=>" ? ">=" : "<=")."
    default: nil
    }
  }
  static func noSuchSign(_ sign: String) -> String { "Swift has no sign \(sign)." }
  static let power = "^ is no power in Swift: write z * z, or pow(z, 2)."
  static let longExpression = "Give the parts of this line names of their own, one line each."
  static let missingComma = "A comma is missing between two arguments or two members of a list."

  // MARK: Calls that exist in other forms

  static func otherForms(of name: String) -> String? {
    switch name {
    case "insertSubview":
      "insertSubview takes a view and its place: aboveSubview:, belowSubview: or at:."
    case "transition":
      "transition has two forms: with: a container, with a block, or from: one view to: another."
    default: nil
    }
  }
  static let scaleHasTwoFactors =
    "A scale has two factors: CGAffineTransform(scaleX: 1.2, y: 1.2)."
  static let transformIsMade =
    "A transform is made of numbers: CGAffineTransform(rotationAngle: .pi / 8), scaleX:y: or "
    + "translationX:y:."
  static let perhapsTrue =
    "The answer may be missing, because of the ?: compare it, == true, or use 'if let' first."
}
