/// How the options of an animation are written: with their whole names, and several in brackets.
enum OptionSpelling {
  /// The whole name of an option of which only the end was written: `easeIn` is `curveEaseIn`.
  static func wholeName(of end: String, in type: String) -> String? {
    let names =
      switch type {
      case "UIView.AnimationOptions": curves + transitions
      case "UIView.KeyframeAnimationOptions": calculationModes
      default: [String]()
      }
    guard let first = end.first else { return nil }
    let capitalised = first.uppercased() + end.dropFirst()
    return names.first { $0.hasSuffix(capitalised) }
  }

  /// Whether the name is one of a curve or a transition, which are members of a type.
  static func isOption(_ name: String) -> Bool { (curves + transitions).contains(name) }

  /// Whether a call lists two options one after the other, without brackets around them.
  static func areListedBare(in line: String) -> Bool {
    MessageTemplate("%options: .%, .%").captures(in: line)?[1].allSatisfy(\.isLetter) == true
  }

  /// Why an option of `animate` is none of `animateKeyframes`; nil for what is none of either.
  static func ofViewsOnly(_ name: String) -> String? {
    if curves.contains(name) {
      return "Keyframe options have no curves of their own, but the bits are the same: write "
        + "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.\(name).rawValue)."
    }
    guard transitions.contains(name) || others.contains(name) else { return nil }
    return "'\(name)' belongs to UIView.AnimationOptions; keyframe options do not have it."
  }

  static let several =
    "Several options stand in brackets, with commas between them: [.repeat, .autoreverse]."
  static let missingComma = "A comma is missing between the two: [.repeat, .autoreverse]."
  static let noneHasNoName =
    "Swift has no name for 'none': leave the option out, or write [] if nothing else is wished."

  private static let curves = ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"]
  private static let transitions = [
    "transitionFlipFromLeft", "transitionFlipFromRight", "transitionFlipFromTop",
    "transitionFlipFromBottom", "transitionCurlUp", "transitionCurlDown",
    "transitionCrossDissolve",
  ]
  private static let others = [
    "overrideInheritedCurve", "allowAnimatedContent", "showHideTransitionViews",
  ]
  private static let calculationModes = [
    "calculationModeLinear", "calculationModeDiscrete", "calculationModePaced",
    "calculationModeCubic", "calculationModeCubicPaced",
  ]
}
