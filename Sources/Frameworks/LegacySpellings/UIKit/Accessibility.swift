// Accessibility as Swift 2 to 4.1 spell it; each names its modern spelling in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The old name of `UIAccessibility.Notification`.
@available(*, deprecated, message: "now spelled UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// The old name of `UIAccessibility.Notification.screenChanged`.
@available(*, deprecated, message: "now spelled UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// The old name of `UIAccessibility.Notification.layoutChanged`.
@available(*, deprecated, message: "now spelled UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// The old name of `UIAccessibility.Notification.announcement`.
@available(*, deprecated, message: "now spelled UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// The old way to write `UIAccessibility.post(notification:argument:)`.
@available(*, deprecated, message: "now spelled UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The old name of `UIAccessibility.isReduceMotionEnabled`.
@available(*, deprecated, message: "now spelled UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
