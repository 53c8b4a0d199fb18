import UIKit

/// What a playground can show: a view or a view controller.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable: AnyObject {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground: here the stage.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page that runs.
  public static let current = PlaygroundPage()

  /// Whether the page runs on when its code has ended; here it runs until nothing moves any more.
  public var needsIndefiniteExecution = false

  /// What the page shows; a view is put on the stage, a controller fills it.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { show(oldValue) }
  }

  /// Does nothing: the run ends when nothing moves any more.
  public func finishExecution() {}

  private func show(_ old: (any PlaygroundLiveViewable)?) {
    (old as? UIView)?.removeFromSuperview()
    let window = UIKit.view.window
    switch liveView {
    case let view as UIView where view !== UIKit.view: UIKit.view.addSubview(view)
    case let controller as UIViewController: window?.rootViewController = controller
    default: break
    }
  }
}
