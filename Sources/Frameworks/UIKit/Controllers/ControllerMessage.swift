/// The sentences of this room about controllers.
@MainActor
enum ControllerMessage {
  static func alreadyPresenting(_ presenter: UIViewController, _ next: UIViewController) -> String {
    let shown = presenter.traits.presented.map { "\(type(of: $0))" } ?? "another controller"
    return "\(type(of: presenter)) still presents \(shown), so \(type(of: next)) was not presented;"
      + " dismiss the first one before"
  }

  static func notInWindow(_ presenter: UIViewController, _ next: UIViewController) -> String {
    "\(type(of: next)) was not presented: the view of \(type(of: presenter)) is in no window yet;"
      + " present from viewDidAppear"
  }
}
