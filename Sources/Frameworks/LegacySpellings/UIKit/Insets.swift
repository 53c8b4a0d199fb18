// Functions of Swift 2 to 4.1; each names its modern spelling in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
import UIKit

/// The old way to write `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, deprecated, message: "now spelled UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The old way to write `rect.inset(by:)`.
@available(*, deprecated, message: "now spelled inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The old way to compare insets.
@available(*, deprecated, message: "now spelled ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}

/// The old way to write `UIOffset(horizontal:vertical:)`.
@available(*, deprecated, message: "now spelled UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The old way to write `image.pngData()`.
@available(*, deprecated, message: "now spelled pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> [UInt8]? { image.pngData() }

/// The old way to write `image.jpegData(compressionQuality:)`.
@available(*, deprecated, message: "now spelled jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> [UInt8]? {
  image.jpegData(compressionQuality: quality)
}

extension CGRect {
  /// The old way to write `rect.divided(atDistance:from:)`.
  @available(*, deprecated, message: "now spelled divided(atDistance:from:)")
  public func divide(_ distance: CGFloat, fromEdge edge: CGRectEdge) -> (CGRect, CGRect) {
    divided(atDistance: distance, from: edge)
  }
}
