import Engine

/// A file with interfaces; etude has none and says so.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  init(named name: String) {
    self.name = name
  }

  /// A file by its name.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(named: name)
  }

  /// A plain controller in the place of the one in the file.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let known = _Storyboards.controller(identifier) {
      known.traits.storyboardName = name
      return known
    }
    UIStoryboard.noteMissing("controller \"\(identifier)\" of storyboard \"\(name)\"")
    let controller = UIViewController()
    controller.traits.storyboardName = name
    return controller
  }

  /// A plain controller in the place of the first one in the file.
  open func instantiateInitialViewController() -> UIViewController? {
    UIStoryboard.noteMissing("first controller of storyboard \"\(name)\"")
    return UIViewController()
  }

  static func noteMissing(_ what: String) {
    Conductor.current.note(
      "storyboard", "there are no storyboards here: the \(what) is missing; make it in code")
  }
}

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Goes the way: presents the destination.
  open func perform() {
    source.present(destination, animated: true)
  }
}

/// A file with views; etude has none and says so.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// A file by its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Nothing: there is no such file.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Conductor.current.note(
      "nib", "there is no interface file \"\(name)\" here: make the views in code")
    return []
  }
}
