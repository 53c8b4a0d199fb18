// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension UIScreen {
  /// The old name of `main`.
  @available(*, deprecated, message: "now spelled UIScreen.main")
  public class func mainScreen() -> UIScreen { .main }
}

extension UIApplication {
  /// The old name of `shared`.
  @available(*, deprecated, message: "now spelled UIApplication.shared")
  public class func sharedApplication() -> UIApplication { .shared }
}

extension UIDevice {
  /// The old name of `current`.
  @available(*, deprecated, message: "now spelled UIDevice.current")
  public class func currentDevice() -> UIDevice { .current }
}

extension Bundle {
  /// The old name of `main`.
  @available(*, deprecated, message: "now spelled Bundle.main")
  public class func mainBundle() -> Bundle { .main }
}

extension NotificationCenter {
  /// The old name of `default`.
  @available(*, deprecated, message: "now spelled NotificationCenter.default")
  public class func defaultCenter() -> NotificationCenter { .default }
}

extension UserDefaults {
  /// The old name of `standard`.
  @available(*, deprecated, message: "now spelled UserDefaults.standard")
  public class func standardUserDefaults() -> UserDefaults { .standard }
}

extension UIViewController {
  /// The old name of `present(_:animated:completion:)`.
  @available(*, deprecated, message: "now spelled present(_:animated:completion:)")
  public func presentViewController(
    _ controller: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)?
  ) {
    present(controller, animated: flag, completion: completion)
  }

  /// The old name of `dismiss(animated:completion:)`.
  @available(*, deprecated, message: "now spelled dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(
    _ flag: Bool, completion: (@MainActor () -> Void)?
  ) {
    dismiss(animated: flag, completion: completion)
  }

  /// The old name of `performSegue(withIdentifier:sender:)`.
  @available(*, deprecated, message: "now spelled performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// The old name of `addChild(_:)`.
  @available(*, deprecated, message: "now spelled addChild(_:)")
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// The old name of `removeFromParent()`.
  @available(*, deprecated, message: "now spelled removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The old name of `didMove(toParent:)`.
  @available(*, deprecated, message: "now spelled didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The old name of `willMove(toParent:)`.
  @available(*, deprecated, message: "now spelled willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The old name of `children`.
  @available(*, deprecated, message: "now spelled children")
  public var childViewControllers: [UIViewController] { children }
}

extension UINavigationController {
  /// The old name of `popViewController(animated:)`.
  @available(*, deprecated, message: "now spelled popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }
}

extension UIStoryboard {
  /// The old name of `instantiateViewController(withIdentifier:)`.
  @available(*, deprecated, message: "now spelled instantiateViewController(withIdentifier:)")
  public func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}

extension UIViewControllerContextTransitioning {
  /// The old name of `viewController(forKey:)`.
  @available(*, deprecated, message: "now spelled viewController(forKey:)")
  public func viewControllerForKey(
    _ key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    viewController(forKey: key)
  }

  /// The old name of `view(forKey:)`.
  @available(*, deprecated, message: "now spelled view(forKey:)")
  public func viewForKey(_ key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }
}

/// The old name of `.from`.
@available(*, deprecated, message: "now spelled UITransitionContextViewControllerKey.from")
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from

/// The old name of `.to`.
@available(*, deprecated, message: "now spelled UITransitionContextViewControllerKey.to")
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to

/// The old name of `.from`.
@available(*, deprecated, message: "now spelled UITransitionContextViewKey.from")
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from

/// The old name of `.to`.
@available(*, deprecated, message: "now spelled UITransitionContextViewKey.to")
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

/// The old name of `.font`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

/// The old name of `.foregroundColor`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The old name of `.backgroundColor`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// The old name of `.paragraphStyle`.
@available(*, deprecated, message: "now spelled NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
