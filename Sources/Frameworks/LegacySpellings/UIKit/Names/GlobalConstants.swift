// Constants of Swift 2 to 4.1; each names its modern spelling in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
import UIKit

/// The old name of `UITableView.automaticDimension`.
@available(*, deprecated, message: "now spelled UITableView.automaticDimension")
@preconcurrency @MainActor
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension

/// The old name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, message: "now spelled UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public let UIViewNoIntrinsicMetric: CGFloat = UIView.noIntrinsicMetric

/// The old name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, message: "now spelled UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public let UILayoutFittingCompressedSize: CGSize = UIView.layoutFittingCompressedSize

/// The old name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, message: "now spelled UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public let UILayoutFittingExpandedSize: CGSize = UIView.layoutFittingExpandedSize

/// The old name of `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, message: "now spelled UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor
public let UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate = UIScrollView
  .DecelerationRate.normal

/// The old name of `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, message: "now spelled UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor
public let UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate = UIScrollView
  .DecelerationRate.fast

/// The old name of `UIWindow.Level.normal`.
@available(*, deprecated, message: "now spelled UIWindow.Level.normal")
@preconcurrency @MainActor
public let UIWindowLevelNormal: UIWindow.Level = UIWindow.Level.normal

/// The old name of `UIWindow.Level.alert`.
@available(*, deprecated, message: "now spelled UIWindow.Level.alert")
@preconcurrency @MainActor
public let UIWindowLevelAlert: UIWindow.Level = UIWindow.Level.alert

/// The old name of `UIWindow.Level.statusBar`.
@available(*, deprecated, message: "now spelled UIWindow.Level.statusBar")
@preconcurrency @MainActor
public let UIWindowLevelStatusBar: UIWindow.Level = UIWindow.Level.statusBar

/// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardFrameEndUserInfoKey: String = UIResponder.keyboardFrameEndUserInfoKey

/// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardFrameBeginUserInfoKey: String = UIResponder.keyboardFrameBeginUserInfoKey

/// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardAnimationDurationUserInfoKey: String = UIResponder
  .keyboardAnimationDurationUserInfoKey

/// The old name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor
public let UIKeyboardAnimationCurveUserInfoKey: String = UIResponder
  .keyboardAnimationCurveUserInfoKey

/// The old name of `UIEdgeInsets.zero`.
@available(*, deprecated, message: "now spelled UIEdgeInsets.zero")
@preconcurrency @MainActor
public let UIEdgeInsetsZero: UIEdgeInsets = UIEdgeInsets.zero

/// The old name of `UIOffset.zero`.
@available(*, deprecated, message: "now spelled UIOffset.zero")
@preconcurrency @MainActor
public let UIOffsetZero: UIOffset = UIOffset.zero

/// The old name of `UICollectionView.elementKindSectionHeader`.
@available(*, deprecated, message: "now spelled UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public let UICollectionElementKindSectionHeader: String = UICollectionView.elementKindSectionHeader

/// The old name of `UICollectionView.elementKindSectionFooter`.
@available(*, deprecated, message: "now spelled UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public let UICollectionElementKindSectionFooter: String = UICollectionView.elementKindSectionFooter

/// The old name of `UIFont.Weight.ultraLight`.
@available(*, deprecated, message: "now spelled UIFont.Weight.ultraLight")
@preconcurrency @MainActor
public let UIFontWeightUltraLight: UIFont.Weight = UIFont.Weight.ultraLight

/// The old name of `UIFont.Weight.thin`.
@available(*, deprecated, message: "now spelled UIFont.Weight.thin")
@preconcurrency @MainActor
public let UIFontWeightThin: UIFont.Weight = UIFont.Weight.thin

/// The old name of `UIFont.Weight.light`.
@available(*, deprecated, message: "now spelled UIFont.Weight.light")
@preconcurrency @MainActor
public let UIFontWeightLight: UIFont.Weight = UIFont.Weight.light

/// The old name of `UIFont.Weight.regular`.
@available(*, deprecated, message: "now spelled UIFont.Weight.regular")
@preconcurrency @MainActor
public let UIFontWeightRegular: UIFont.Weight = UIFont.Weight.regular

/// The old name of `UIFont.Weight.medium`.
@available(*, deprecated, message: "now spelled UIFont.Weight.medium")
@preconcurrency @MainActor
public let UIFontWeightMedium: UIFont.Weight = UIFont.Weight.medium

/// The old name of `UIFont.Weight.semibold`.
@available(*, deprecated, message: "now spelled UIFont.Weight.semibold")
@preconcurrency @MainActor
public let UIFontWeightSemibold: UIFont.Weight = UIFont.Weight.semibold

/// The old name of `UIFont.Weight.bold`.
@available(*, deprecated, message: "now spelled UIFont.Weight.bold")
@preconcurrency @MainActor
public let UIFontWeightBold: UIFont.Weight = UIFont.Weight.bold

/// The old name of `UIFont.Weight.heavy`.
@available(*, deprecated, message: "now spelled UIFont.Weight.heavy")
@preconcurrency @MainActor
public let UIFontWeightHeavy: UIFont.Weight = UIFont.Weight.heavy

/// The old name of `UIFont.Weight.black`.
@available(*, deprecated, message: "now spelled UIFont.Weight.black")
@preconcurrency @MainActor
public let UIFontWeightBlack: UIFont.Weight = UIFont.Weight.black

/// The old name of `UILayoutPriority.required`.
@available(*, deprecated, message: "now spelled UILayoutPriority.required")
@preconcurrency @MainActor
public let UILayoutPriorityRequired: UILayoutPriority = UILayoutPriority.required

/// The old name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, message: "now spelled UILayoutPriority.defaultHigh")
@preconcurrency @MainActor
public let UILayoutPriorityDefaultHigh: UILayoutPriority = UILayoutPriority.defaultHigh

/// The old name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, message: "now spelled UILayoutPriority.defaultLow")
@preconcurrency @MainActor
public let UILayoutPriorityDefaultLow: UILayoutPriority = UILayoutPriority.defaultLow

/// The old name of `NSAttributedString.Key.kern`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.kern")
@preconcurrency @MainActor
public let NSKernAttributeName: NSAttributedString.Key = NSAttributedString.Key.kern

/// The old name of `NSAttributedString.Key.strokeColor`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.strokeColor")
@preconcurrency @MainActor
public let NSStrokeColorAttributeName: NSAttributedString.Key = NSAttributedString.Key.strokeColor

/// The old name of `NSAttributedString.Key.strokeWidth`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.strokeWidth")
@preconcurrency @MainActor
public let NSStrokeWidthAttributeName: NSAttributedString.Key = NSAttributedString.Key.strokeWidth

/// The old name of `NSAttributedString.Key.underlineStyle`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.underlineStyle")
@preconcurrency @MainActor
public let NSUnderlineStyleAttributeName: NSAttributedString.Key = NSAttributedString.Key
  .underlineStyle

/// The old name of `NSAttributedString.Key.shadow`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.shadow")
@preconcurrency @MainActor
public let NSShadowAttributeName: NSAttributedString.Key = NSAttributedString.Key.shadow

/// The old name of `UIImagePickerController.InfoKey.originalImage`.
@available(*, deprecated, message: "now spelled UIImagePickerController.InfoKey.originalImage")
@preconcurrency @MainActor
public let UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey =
  UIImagePickerController.InfoKey.originalImage
