import Engine

/// The controllers that a program expects from its storyboard.
///
/// Only code that etude appends fills it, from the classes that the text casts to.
@MainActor
public enum _Storyboards {
  private struct Scene {
    /// Nil where any segue may lead there.
    var identifier: String?
    var isSegue: Bool
    var make: @MainActor () -> UIViewController
  }

  private static var scenes: [Scene] = []

  /// Remembers how a controller is made.
  ///
  /// - Parameters:
  ///   - identifier: the name of the controller or of the segue; nil for any segue.
  ///   - isSegue: whether it stands at the end of a segue.
  ///   - make: makes a new one.
  public static func add(
    _ identifier: String?, isSegue: Bool, _ make: @escaping @MainActor () -> UIViewController
  ) {
    scenes.append(Scene(identifier: identifier, isSegue: isSegue, make: make))
  }

  /// A controller that the program asks for by name.
  static func controller(_ identifier: String) -> UIViewController? {
    guard let scene = scenes.first(where: { !$0.isSegue && $0.identifier == identifier }) else {
      return nil
    }
    let controller = scene.make()
    Conductor.current.note(
      "storyboard",
      "there are no storyboards here: \"\(identifier)\" is a new \(type(of: controller))")
    return controller
  }

  /// Follows a segue to the controller that the program expects at its end.
  static func follow(_ identifier: String, from source: UIViewController, sender: Any?) {
    let segues = scenes.filter(\.isSegue)
    let exact = segues.first { $0.identifier == identifier }
    guard let scene = exact ?? segues.first(where: { $0.identifier == nil }) else {
      UIStoryboard.noteMissing("segue \"\(identifier)\"")
      return
    }
    let destination = scene.make()
    Conductor.current.note(
      "storyboard",
      "there are no storyboards here: segue \"\(identifier)\" shows a new "
        + "\(type(of: destination))")
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    source.show(destination, sender: sender)
  }
}
