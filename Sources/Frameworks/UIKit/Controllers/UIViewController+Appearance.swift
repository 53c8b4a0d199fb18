import Engine
import QuartzCore
import Timelines

extension UIViewController {
  /// Where a controller is between hidden and shown.
  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Numbers a new controller and records its creation.
  static func register(_ type: UIViewController.Type) -> ObjectID {
    let conductor = Conductor.current
    let id = conductor.numbers.object()
    conductor.record(
      .object(id, kind: .other, type: String(describing: type), layerType: ""))
    return id
  }

  static func loadPlainView(of controller: UIViewController) {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plain.backgroundColor = .white
    controller.view = plain
  }

  /// Tells the controller and those inside it that the view is about to come or go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
    if isAppearing { viewIsAppearing(animated) }
  }

  /// Tells the controller and those inside it that the view has come or gone.
  public func endAppearanceTransition() {
    endAppearance(animated: false)
  }

  package func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    default: return
    }
    for child in childrenInView { child.endAppearance(animated: animated) }
  }

  /// Shows the controller without animation: it appears now and has appeared one turn later.
  package func appear() {
    guard appearance == .disappeared else { return }
    beginAppearanceTransition(true, animated: false)
    Conductor.current.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.endAppearance(animated: false) }
    }
  }

  /// Hides the controller without animation.
  package func disappear() {
    guard appearance != .disappeared else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearance(animated: false)
  }

  /// Whether the controller is on its way into a container or a presentation.
  public var isMovingToParent: Bool { appearance == .appearing && parent != nil }

  /// Whether the controller is on its way out of its container.
  public var isMovingFromParent: Bool { appearance == .disappearing && parent == nil }

  /// Whether the controller is being presented.
  public var isBeingPresented: Bool {
    appearance == .appearing && presentingViewController != nil
  }

  /// Whether the controller's presentation is ending.
  public var isBeingDismissed: Bool {
    appearance == .disappearing && presentingViewController != nil
  }

  private var childrenInView: [UIViewController] {
    childList.filter { child in
      guard let inner = child.viewIfLoaded, let outer = viewIfLoaded else { return false }
      return inner !== outer && inner.isDescendant(of: outer)
    }
  }
}

extension UIViewController: LayoutObserver {
  package func viewLayoutWillBegin() {
    viewWillLayoutSubviews()
  }

  package func viewLayoutDidEnd() {
    viewDidLayoutSubviews()
  }
}
