// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension UIView.AnimationCurve {
  /// The old name of `easeIn`.
  @available(*, deprecated, message: "now spelled .easeIn")
  public static var EaseIn: UIView.AnimationCurve { .easeIn }

  /// The old name of `easeOut`.
  @available(*, deprecated, message: "now spelled .easeOut")
  public static var EaseOut: UIView.AnimationCurve { .easeOut }

  /// The old name of `easeInOut`.
  @available(*, deprecated, message: "now spelled .easeInOut")
  public static var EaseInOut: UIView.AnimationCurve { .easeInOut }

  /// The old name of `linear`.
  @available(*, deprecated, message: "now spelled .linear")
  public static var Linear: UIView.AnimationCurve { .linear }
}

extension UIView.ContentMode {
  /// The old name of `scaleToFill`.
  @available(*, deprecated, message: "now spelled .scaleToFill")
  public static var ScaleToFill: UIView.ContentMode { .scaleToFill }

  /// The old name of `scaleAspectFit`.
  @available(*, deprecated, message: "now spelled .scaleAspectFit")
  public static var ScaleAspectFit: UIView.ContentMode { .scaleAspectFit }

  /// The old name of `scaleAspectFill`.
  @available(*, deprecated, message: "now spelled .scaleAspectFill")
  public static var ScaleAspectFill: UIView.ContentMode { .scaleAspectFill }

  /// The old name of `redraw`.
  @available(*, deprecated, message: "now spelled .redraw")
  public static var Redraw: UIView.ContentMode { .redraw }

  /// The old name of `center`.
  @available(*, deprecated, message: "now spelled .center")
  public static var Center: UIView.ContentMode { .center }

  /// The old name of `top`.
  @available(*, deprecated, message: "now spelled .top")
  public static var Top: UIView.ContentMode { .top }

  /// The old name of `bottom`.
  @available(*, deprecated, message: "now spelled .bottom")
  public static var Bottom: UIView.ContentMode { .bottom }

  /// The old name of `left`.
  @available(*, deprecated, message: "now spelled .left")
  public static var Left: UIView.ContentMode { .left }

  /// The old name of `right`.
  @available(*, deprecated, message: "now spelled .right")
  public static var Right: UIView.ContentMode { .right }
}

extension UIControl.State {
  /// The old name of `normal`.
  @available(*, deprecated, message: "now spelled .normal")
  public static var Normal: UIControl.State { .normal }

  /// The old name of `highlighted`.
  @available(*, deprecated, message: "now spelled .highlighted")
  public static var Highlighted: UIControl.State { .highlighted }

  /// The old name of `disabled`.
  @available(*, deprecated, message: "now spelled .disabled")
  public static var Disabled: UIControl.State { .disabled }

  /// The old name of `selected`.
  @available(*, deprecated, message: "now spelled .selected")
  public static var Selected: UIControl.State { .selected }
}

extension UIControl.Event {
  /// The old name of `touchDown`.
  @available(*, deprecated, message: "now spelled .touchDown")
  public static var TouchDown: UIControl.Event { .touchDown }

  /// The old name of `touchUpInside`.
  @available(*, deprecated, message: "now spelled .touchUpInside")
  public static var TouchUpInside: UIControl.Event { .touchUpInside }

  /// The old name of `touchUpOutside`.
  @available(*, deprecated, message: "now spelled .touchUpOutside")
  public static var TouchUpOutside: UIControl.Event { .touchUpOutside }

  /// The old name of `touchCancel`.
  @available(*, deprecated, message: "now spelled .touchCancel")
  public static var TouchCancel: UIControl.Event { .touchCancel }

  /// The old name of `valueChanged`.
  @available(*, deprecated, message: "now spelled .valueChanged")
  public static var ValueChanged: UIControl.Event { .valueChanged }

  /// The old name of `editingChanged`.
  @available(*, deprecated, message: "now spelled .editingChanged")
  public static var EditingChanged: UIControl.Event { .editingChanged }

  /// The old name of `editingDidBegin`.
  @available(*, deprecated, message: "now spelled .editingDidBegin")
  public static var EditingDidBegin: UIControl.Event { .editingDidBegin }

  /// The old name of `editingDidEnd`.
  @available(*, deprecated, message: "now spelled .editingDidEnd")
  public static var EditingDidEnd: UIControl.Event { .editingDidEnd }
}

extension UIButton.ButtonType {
  /// The old name of `custom`.
  @available(*, deprecated, message: "now spelled .custom")
  public static var Custom: UIButton.ButtonType { .custom }

  /// The old name of `system`.
  @available(*, deprecated, message: "now spelled .system")
  public static var System: UIButton.ButtonType { .system }

  /// The old name of `infoLight`.
  @available(*, deprecated, message: "now spelled .infoLight")
  public static var InfoLight: UIButton.ButtonType { .infoLight }

  /// The old name of `contactAdd`.
  @available(*, deprecated, message: "now spelled .contactAdd")
  public static var ContactAdd: UIButton.ButtonType { .contactAdd }
}

extension UIGestureRecognizer.State {
  /// The old name of `possible`.
  @available(*, deprecated, message: "now spelled .possible")
  public static var Possible: UIGestureRecognizer.State { .possible }

  /// The old name of `began`.
  @available(*, deprecated, message: "now spelled .began")
  public static var Began: UIGestureRecognizer.State { .began }

  /// The old name of `changed`.
  @available(*, deprecated, message: "now spelled .changed")
  public static var Changed: UIGestureRecognizer.State { .changed }

  /// The old name of `ended`.
  @available(*, deprecated, message: "now spelled .ended")
  public static var Ended: UIGestureRecognizer.State { .ended }

  /// The old name of `cancelled`.
  @available(*, deprecated, message: "now spelled .cancelled")
  public static var Cancelled: UIGestureRecognizer.State { .cancelled }

  /// The old name of `failed`.
  @available(*, deprecated, message: "now spelled .failed")
  public static var Failed: UIGestureRecognizer.State { .failed }
}

extension UISwipeGestureRecognizer.Direction {
  /// The old name of `left`.
  @available(*, deprecated, message: "now spelled .left")
  public static var Left: UISwipeGestureRecognizer.Direction { .left }

  /// The old name of `right`.
  @available(*, deprecated, message: "now spelled .right")
  public static var Right: UISwipeGestureRecognizer.Direction { .right }

  /// The old name of `up`.
  @available(*, deprecated, message: "now spelled .up")
  public static var Up: UISwipeGestureRecognizer.Direction { .up }

  /// The old name of `down`.
  @available(*, deprecated, message: "now spelled .down")
  public static var Down: UISwipeGestureRecognizer.Direction { .down }
}

extension NSTextAlignment {
  /// The old name of `left`.
  @available(*, deprecated, message: "now spelled .left")
  public static var Left: NSTextAlignment { .left }

  /// The old name of `center`.
  @available(*, deprecated, message: "now spelled .center")
  public static var Center: NSTextAlignment { .center }

  /// The old name of `right`.
  @available(*, deprecated, message: "now spelled .right")
  public static var Right: NSTextAlignment { .right }

  /// The old name of `justified`.
  @available(*, deprecated, message: "now spelled .justified")
  public static var Justified: NSTextAlignment { .justified }

  /// The old name of `natural`.
  @available(*, deprecated, message: "now spelled .natural")
  public static var Natural: NSTextAlignment { .natural }
}

extension NSLayoutConstraint.Attribute {
  /// The old name of `left`.
  @available(*, deprecated, message: "now spelled .left")
  public static var Left: NSLayoutConstraint.Attribute { .left }

  /// The old name of `right`.
  @available(*, deprecated, message: "now spelled .right")
  public static var Right: NSLayoutConstraint.Attribute { .right }

  /// The old name of `top`.
  @available(*, deprecated, message: "now spelled .top")
  public static var Top: NSLayoutConstraint.Attribute { .top }

  /// The old name of `bottom`.
  @available(*, deprecated, message: "now spelled .bottom")
  public static var Bottom: NSLayoutConstraint.Attribute { .bottom }

  /// The old name of `leading`.
  @available(*, deprecated, message: "now spelled .leading")
  public static var Leading: NSLayoutConstraint.Attribute { .leading }

  /// The old name of `trailing`.
  @available(*, deprecated, message: "now spelled .trailing")
  public static var Trailing: NSLayoutConstraint.Attribute { .trailing }

  /// The old name of `width`.
  @available(*, deprecated, message: "now spelled .width")
  public static var Width: NSLayoutConstraint.Attribute { .width }

  /// The old name of `height`.
  @available(*, deprecated, message: "now spelled .height")
  public static var Height: NSLayoutConstraint.Attribute { .height }

  /// The old name of `centerX`.
  @available(*, deprecated, message: "now spelled .centerX")
  public static var CenterX: NSLayoutConstraint.Attribute { .centerX }

  /// The old name of `centerY`.
  @available(*, deprecated, message: "now spelled .centerY")
  public static var CenterY: NSLayoutConstraint.Attribute { .centerY }

  /// The old name of `notAnAttribute`.
  @available(*, deprecated, message: "now spelled .notAnAttribute")
  public static var NotAnAttribute: NSLayoutConstraint.Attribute { .notAnAttribute }
}

extension NSLayoutConstraint.Relation {
  /// The old name of `equal`.
  @available(*, deprecated, message: "now spelled .equal")
  public static var Equal: NSLayoutConstraint.Relation { .equal }

  /// The old name of `lessThanOrEqual`.
  @available(*, deprecated, message: "now spelled .lessThanOrEqual")
  public static var LessThanOrEqual: NSLayoutConstraint.Relation { .lessThanOrEqual }

  /// The old name of `greaterThanOrEqual`.
  @available(*, deprecated, message: "now spelled .greaterThanOrEqual")
  public static var GreaterThanOrEqual: NSLayoutConstraint.Relation { .greaterThanOrEqual }
}

extension UIStatusBarStyle {
  /// The old name of `lightContent`.
  @available(*, deprecated, message: "now spelled .lightContent")
  public static var LightContent: UIStatusBarStyle { .lightContent }

  /// The old name of `default`.
  @available(*, deprecated, message: "now spelled .default")
  public static var Default: UIStatusBarStyle { .`default` }
}

extension UINavigationController.Operation {
  /// The old name of `push`.
  @available(*, deprecated, message: "now spelled .push")
  public static var Push: UINavigationController.Operation { .push }

  /// The old name of `pop`.
  @available(*, deprecated, message: "now spelled .pop")
  public static var Pop: UINavigationController.Operation { .pop }
}

extension UIModalPresentationStyle {
  /// The old name of `fullScreen`.
  @available(*, deprecated, message: "now spelled .fullScreen")
  public static var FullScreen: UIModalPresentationStyle { .fullScreen }

  /// The old name of `custom`.
  @available(*, deprecated, message: "now spelled .custom")
  public static var Custom: UIModalPresentationStyle { .custom }

  /// The old name of `overFullScreen`.
  @available(*, deprecated, message: "now spelled .overFullScreen")
  public static var OverFullScreen: UIModalPresentationStyle { .overFullScreen }

  /// The old name of `currentContext`.
  @available(*, deprecated, message: "now spelled .currentContext")
  public static var CurrentContext: UIModalPresentationStyle { .currentContext }

  /// The old name of `formSheet`.
  @available(*, deprecated, message: "now spelled .formSheet")
  public static var FormSheet: UIModalPresentationStyle { .formSheet }

  /// The old name of `pageSheet`.
  @available(*, deprecated, message: "now spelled .pageSheet")
  public static var PageSheet: UIModalPresentationStyle { .pageSheet }
}

extension UIModalTransitionStyle {
  /// The old name of `coverVertical`.
  @available(*, deprecated, message: "now spelled .coverVertical")
  public static var CoverVertical: UIModalTransitionStyle { .coverVertical }

  /// The old name of `flipHorizontal`.
  @available(*, deprecated, message: "now spelled .flipHorizontal")
  public static var FlipHorizontal: UIModalTransitionStyle { .flipHorizontal }

  /// The old name of `crossDissolve`.
  @available(*, deprecated, message: "now spelled .crossDissolve")
  public static var CrossDissolve: UIModalTransitionStyle { .crossDissolve }
}
