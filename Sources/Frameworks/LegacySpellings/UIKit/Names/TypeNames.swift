// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIControl.State")
public typealias UIControlState = UIControl.State

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// The old name of this type.
@available(*, deprecated, message: "now spelled UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The old name of this type.
@available(*, deprecated, message: "now spelled UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The old name of this type.
@available(*, deprecated, message: "now spelled NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The old name of this type.
@available(*, deprecated, message: "now spelled NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The old name of this type.
@available(*, deprecated, message: "now spelled NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The old name of this type.
@available(*, deprecated, message: "now spelled NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The old name of this type.
@available(*, deprecated, message: "now spelled NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The old name of this type.
@available(*, deprecated, message: "now spelled TimeInterval")
public typealias NSTimeInterval = TimeInterval

/// The old name of this type.
@available(*, deprecated, message: "now spelled Timer")
public typealias NSTimer = Timer

/// The old name of this type.
@available(*, deprecated, message: "now spelled Bundle")
public typealias NSBundle = Bundle

/// The old name of this type.
@available(*, deprecated, message: "now spelled NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter

/// The old name of this type.
@available(*, deprecated, message: "now spelled UserDefaults")
public typealias NSUserDefaults = UserDefaults

/// The old name of this type.
@available(*, deprecated, message: "now spelled IndexPath")
public typealias NSIndexPath = IndexPath

/// The old name of this type.
@available(*, deprecated, message: "now spelled RunLoop")
public typealias NSRunLoop = RunLoop

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// The old name of this type.
@available(*, deprecated, message: "now spelled UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// The old name of this type.
@available(*, deprecated, message: "now spelled UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The old name of this type.
@available(*, deprecated, message: "now spelled UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// The old name of this type.
@available(*, deprecated, message: "now spelled UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
