import QuartzCore

/// Shows pages one after the other.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// By curling.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The way pages change.
  public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// Side by side or one below the other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The name of a setting.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A setting by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The gap between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// Who supplies the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told about changes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Side by side or one below the other.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages, whose pages curl on a device; here they slide.
  public override init(nibName: String?, bundle: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller as if read from a storyboard.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows a page; an animated one slides in, in 0.3 s (Apple's time is not documented).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, let stage = view else { return }
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    addChild(new)
    new.view.frame = stage.bounds
    stage.addSubview(new.view)
    new.didMove(toParent: self)
    guard animated, let old else {
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      completion?(true)
      return
    }
    let isAcross = navigationOrientation == .horizontal
    let length = isAcross ? stage.bounds.width : stage.bounds.height
    let step = direction == .forward ? length : -length
    func move(_ view: UIView, by way: CGFloat) {
      if isAcross { view.center.x += way } else { view.center.y += way }
    }
    move(new.view, by: step)
    UIView.animate(withDuration: 0.3) {
      move(new.view, by: -step)
      move(old.view, by: -step)
    } completion: { finished in
      old.view.removeFromSuperview()
      old.removeFromParent()
      completion?(finished)
    }
  }
}

/// Supplies the pages before and after.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is told about pages; etude turns none by a finger.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

// Objective-C's optional methods.
extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
