// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension UIView.AnimationOptions {
  /// The old name of `layoutSubviews`.
  @available(*, deprecated, message: "now spelled .layoutSubviews")
  public static var LayoutSubviews: UIView.AnimationOptions { .layoutSubviews }

  /// The old name of `allowUserInteraction`.
  @available(*, deprecated, message: "now spelled .allowUserInteraction")
  public static var AllowUserInteraction: UIView.AnimationOptions { .allowUserInteraction }

  /// The old name of `beginFromCurrentState`.
  @available(*, deprecated, message: "now spelled .beginFromCurrentState")
  public static var BeginFromCurrentState: UIView.AnimationOptions { .beginFromCurrentState }

  /// The old name of `autoreverse`.
  @available(*, deprecated, message: "now spelled .autoreverse")
  public static var Autoreverse: UIView.AnimationOptions { .autoreverse }

  /// The old name of `overrideInheritedDuration`.
  @available(*, deprecated, message: "now spelled .overrideInheritedDuration")
  public static var OverrideInheritedDuration: UIView.AnimationOptions {
    .overrideInheritedDuration
  }

  /// The old name of `overrideInheritedCurve`.
  @available(*, deprecated, message: "now spelled .overrideInheritedCurve")
  public static var OverrideInheritedCurve: UIView.AnimationOptions { .overrideInheritedCurve }

  /// The old name of `allowAnimatedContent`.
  @available(*, deprecated, message: "now spelled .allowAnimatedContent")
  public static var AllowAnimatedContent: UIView.AnimationOptions { .allowAnimatedContent }

  /// The old name of `showHideTransitionViews`.
  @available(*, deprecated, message: "now spelled .showHideTransitionViews")
  public static var ShowHideTransitionViews: UIView.AnimationOptions { .showHideTransitionViews }

  /// The old name of `overrideInheritedOptions`.
  @available(*, deprecated, message: "now spelled .overrideInheritedOptions")
  public static var OverrideInheritedOptions: UIView.AnimationOptions { .overrideInheritedOptions }

  /// The old name of `curveEaseInOut`.
  @available(*, deprecated, message: "now spelled .curveEaseInOut")
  public static var CurveEaseInOut: UIView.AnimationOptions { .curveEaseInOut }

  /// The old name of `curveEaseIn`.
  @available(*, deprecated, message: "now spelled .curveEaseIn")
  public static var CurveEaseIn: UIView.AnimationOptions { .curveEaseIn }

  /// The old name of `curveEaseOut`.
  @available(*, deprecated, message: "now spelled .curveEaseOut")
  public static var CurveEaseOut: UIView.AnimationOptions { .curveEaseOut }

  /// The old name of `curveLinear`.
  @available(*, deprecated, message: "now spelled .curveLinear")
  public static var CurveLinear: UIView.AnimationOptions { .curveLinear }

  /// The old name of `transitionFlipFromLeft`.
  @available(*, deprecated, message: "now spelled .transitionFlipFromLeft")
  public static var TransitionFlipFromLeft: UIView.AnimationOptions { .transitionFlipFromLeft }

  /// The old name of `transitionFlipFromRight`.
  @available(*, deprecated, message: "now spelled .transitionFlipFromRight")
  public static var TransitionFlipFromRight: UIView.AnimationOptions { .transitionFlipFromRight }

  /// The old name of `transitionCurlUp`.
  @available(*, deprecated, message: "now spelled .transitionCurlUp")
  public static var TransitionCurlUp: UIView.AnimationOptions { .transitionCurlUp }

  /// The old name of `transitionCurlDown`.
  @available(*, deprecated, message: "now spelled .transitionCurlDown")
  public static var TransitionCurlDown: UIView.AnimationOptions { .transitionCurlDown }

  /// The old name of `transitionCrossDissolve`.
  @available(*, deprecated, message: "now spelled .transitionCrossDissolve")
  public static var TransitionCrossDissolve: UIView.AnimationOptions { .transitionCrossDissolve }

  /// The old name of `transitionFlipFromTop`.
  @available(*, deprecated, message: "now spelled .transitionFlipFromTop")
  public static var TransitionFlipFromTop: UIView.AnimationOptions { .transitionFlipFromTop }

  /// The old name of `transitionFlipFromBottom`.
  @available(*, deprecated, message: "now spelled .transitionFlipFromBottom")
  public static var TransitionFlipFromBottom: UIView.AnimationOptions { .transitionFlipFromBottom }

  /// The old name of `repeat`.
  @available(*, deprecated, message: "now spelled .repeat")
  public static var Repeat: UIView.AnimationOptions { .`repeat` }
}

extension UIView.AnimationOptions {
  /// No options, as the first Swift wrote it.
  @available(*, deprecated, message: "now written []")
  public static var allZeros: UIView.AnimationOptions { [] }

  /// No transition.
  @available(*, deprecated, message: "now written []")
  public static var TransitionNone: UIView.AnimationOptions { [] }
}

extension UIView.KeyframeAnimationOptions {
  /// The old name of `calculationModeLinear`.
  @available(*, deprecated, message: "now spelled .calculationModeLinear")
  public static var CalculationModeLinear: UIView.KeyframeAnimationOptions {
    .calculationModeLinear
  }

  /// The old name of `calculationModeDiscrete`.
  @available(*, deprecated, message: "now spelled .calculationModeDiscrete")
  public static var CalculationModeDiscrete: UIView.KeyframeAnimationOptions {
    .calculationModeDiscrete
  }

  /// The old name of `calculationModePaced`.
  @available(*, deprecated, message: "now spelled .calculationModePaced")
  public static var CalculationModePaced: UIView.KeyframeAnimationOptions { .calculationModePaced }

  /// The old name of `calculationModeCubic`.
  @available(*, deprecated, message: "now spelled .calculationModeCubic")
  public static var CalculationModeCubic: UIView.KeyframeAnimationOptions { .calculationModeCubic }

  /// The old name of `calculationModeCubicPaced`.
  @available(*, deprecated, message: "now spelled .calculationModeCubicPaced")
  public static var CalculationModeCubicPaced: UIView.KeyframeAnimationOptions {
    .calculationModeCubicPaced
  }

  /// The old name of `beginFromCurrentState`.
  @available(*, deprecated, message: "now spelled .beginFromCurrentState")
  public static var BeginFromCurrentState: UIView.KeyframeAnimationOptions {
    .beginFromCurrentState
  }

  /// The old name of `allowUserInteraction`.
  @available(*, deprecated, message: "now spelled .allowUserInteraction")
  public static var AllowUserInteraction: UIView.KeyframeAnimationOptions { .allowUserInteraction }

  /// The old name of `autoreverse`.
  @available(*, deprecated, message: "now spelled .autoreverse")
  public static var Autoreverse: UIView.KeyframeAnimationOptions { .autoreverse }

  /// The old name of `layoutSubviews`.
  @available(*, deprecated, message: "now spelled .layoutSubviews")
  public static var LayoutSubviews: UIView.KeyframeAnimationOptions { .layoutSubviews }

  /// The old name of `repeat`.
  @available(*, deprecated, message: "now spelled .repeat")
  public static var Repeat: UIView.KeyframeAnimationOptions { .`repeat` }
}
