import Engine

extension UIWindow {
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
  }

  /// The scene the window is in.
  public var windowScene: UIWindowScene? { UIWindowScene.main }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}

extension UIViewController: RootController {
  package var rootView: UIView { view }

  package func leaveWindow() {
    disappear()
    viewIfLoaded?.removeFromSuperview()
  }
}
