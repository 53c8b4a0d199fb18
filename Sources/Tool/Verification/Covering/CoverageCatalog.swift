/// Everything that the course has to teach, by the words that `covers` uses.
package enum CoverageCatalog {
  /// A group of things with a heading.
  package struct Group: Hashable, Sendable {
    package var title: String
    package var items: [String]
  }

  package static let groups: [Group] = [
    Group(
      title: "Animatable properties",
      items: list(
        "property",
        "frame bounds center transform alpha backgroundColor contentStretch")),
    Group(
      title: "Calls",
      items: list(
        "call",
        "animate animate-completion animate-delay-options spring transition-with "
          + "transition-from-to animateKeyframes addKeyframe CABasicAnimation "
          + "CAKeyframeAnimation CASpringAnimation CAAnimationGroup CATransaction "
          + "UIViewPropertyAnimator")),
    Group(
      title: "Animation options: flags",
      items: list(
        "option",
        "layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse "
          + "overrideInheritedDuration overrideInheritedCurve allowAnimatedContent "
          + "showHideTransitionViews overrideInheritedOptions")),
    Group(
      title: "Animation options: curves",
      items: list("option", "curveEaseInOut curveEaseIn curveEaseOut curveLinear")),
    Group(
      title: "Animation options: transitions",
      items: list(
        "option",
        "transitionNone transitionFlipFromLeft transitionFlipFromRight transitionCurlUp "
          + "transitionCurlDown transitionCrossDissolve transitionFlipFromTop "
          + "transitionFlipFromBottom")),
    Group(
      title: "Keyframe options",
      items: list(
        "keyframe-option",
        "layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse "
          + "overrideInheritedDuration overrideInheritedOptions calculationModeLinear "
          + "calculationModeDiscrete calculationModePaced calculationModeCubic "
          + "calculationModeCubicPaced")),
    Group(
      title: "Affine transforms",
      items: list(
        "transform",
        "init-translation init-scale init-rotation identity isIdentity equality concatenating "
          + "translatedBy scaledBy rotated inverted")),
    Group(
      title: "Flight board",
      items: list("flight-board", "sky cube labels plane delay", joiner: "/")),
    Group(
      title: "Login page",
      items: list("login-page", "logo shake ring button car tap flip", joiner: "/")),
  ]

  private static func list(_ kind: String, _ names: String, joiner: String = " ") -> [String] {
    names.split(separator: " ").map { kind + joiner + $0 }
  }
}
