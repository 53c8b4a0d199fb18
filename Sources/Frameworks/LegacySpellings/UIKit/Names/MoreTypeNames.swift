// Spellings of Swift 3 to 4.1; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
import UIKit

/// The old name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, message: "now spelled UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The old name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, message: "now spelled UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The old name of `UITableView.SeparatorStyle`.
@available(*, deprecated, message: "now spelled UITableView.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableView.SeparatorStyle

/// The old name of `UITableView.ScrollPosition`.
@available(*, deprecated, message: "now spelled UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The old name of `UICollectionView.ScrollPosition`.
@available(*, deprecated, message: "now spelled UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The old name of `UISearchBar.Style`.
@available(*, deprecated, message: "now spelled UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// The old name of `UIDatePicker.Mode`.
@available(*, deprecated, message: "now spelled UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The old name of `UIProgressView.Style`.
@available(*, deprecated, message: "now spelled UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// The old name of `UIImagePickerController.SourceType`.
@available(*, deprecated, message: "now spelled UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// The old name of `UIApplication.State`.
@available(*, deprecated, message: "now spelled UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The old name of `UITextField.BorderStyle`.
@available(*, deprecated, message: "now spelled UITextField.BorderStyle")
public typealias UITextFieldBorderStyle = UITextField.BorderStyle

/// The old name of `UIControl.ContentHorizontalAlignment`.
@available(*, deprecated, message: "now spelled UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// The old name of `UIControl.ContentVerticalAlignment`.
@available(*, deprecated, message: "now spelled UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// The old name of `UIScrollView.KeyboardDismissMode`.
@available(*, deprecated, message: "now spelled UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The old name of `UIScrollView.IndicatorStyle`.
@available(*, deprecated, message: "now spelled UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// The old name of `UIImpactFeedbackGenerator.FeedbackStyle`.
@available(*, deprecated, message: "now spelled UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The old name of `UIPageViewController.NavigationDirection`.
@available(*, deprecated, message: "now spelled UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// The old name of `UIPageViewController.NavigationOrientation`.
@available(*, deprecated, message: "now spelled UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation

/// The old name of `UIPageViewController.TransitionStyle`.
@available(*, deprecated, message: "now spelled UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// The old name of `UIAttachmentBehavior.AttachmentType`.
@available(*, deprecated, message: "now spelled UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// The old name of `UIEvent.EventSubtype`.
@available(*, deprecated, message: "now spelled UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// The old name of `UIEvent.EventType`.
@available(*, deprecated, message: "now spelled UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// The old name of `UIFont.TextStyle`.
@available(*, deprecated, message: "now spelled UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The old name of `UISplitViewController.DisplayMode`.
@available(*, deprecated, message: "now spelled UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// The old name of `UIView.TintAdjustmentMode`.
@available(*, deprecated, message: "now spelled UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// The old name of `RunLoop.Mode`.
@available(*, deprecated, message: "now spelled RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
