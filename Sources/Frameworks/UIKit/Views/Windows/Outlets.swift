import CoreGraphics
import Engine

/// Fills the outlets of view controllers, which a storyboard would do.
///
/// Only code that etude appends to a program calls this: for each class with outlets it hands over a
/// function that makes them by their declared types.
@MainActor
public enum _Outlets {
  private struct Filling {
    var fill: @MainActor (UIViewController) -> Void
  }

  private static var fillings: [Filling] = []
  /// Constraints, recognisers and the like, which nothing else may hold on to.
  private static var kept: [AnyObject] = []

  /// Remembers how the outlets of one class are filled.
  public static func fill<Controller: UIResponder>(
    _ type: Controller.Type, _ fill: @escaping @MainActor (Controller) -> Void
  ) {
    fillings.append(
      Filling { controller in
        if let known = controller as? Controller { fill(known) }
      })
  }

  /// Fills a controller whose view has just been made.
  static func fill(_ controller: UIViewController) {
    for filling in fillings { filling.fill(controller) }
  }

  /// Keeps something that was made for an outlet; a view is placed below the ones before it.
  ///
  /// - Parameters:
  ///   - object: what was made.
  ///   - name: the outlet's name.
  ///   - owner: the controller whose outlet it is.
  /// - Returns: the object.
  public static func place<Object: AnyObject>(
    _ object: Object, named name: String, in owner: UIResponder
  ) -> Object {
    Conductor.current.note(
      "outlet", "there is no storyboard here: \(name) is a plain \(type(of: object)) in its place")
    if let view = object as? UIView, let root = (owner as? UIViewController)?.view {
      place(view, in: root)
    } else {
      kept.append(object)
    }
    return object
  }

  /// A constraint that holds nothing yet, as an outlet to animate.
  public static func makeConstraint() -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  private static func place(_ view: UIView, in root: UIView) {
    let size = usualSize(of: view)
    let below = root.subviews.map(\.frame.maxY).max() ?? 60
    view.frame = CGRect(x: 20, y: below + 20, width: size.width, height: size.height)
    root.addSubview(view)
  }

  /// The size Interface Builder gives to a view that is dragged in, in points.
  private static func usualSize(of view: UIView) -> CGSize {
    let fitting = view.intrinsicContentSize
    if view is UILabel { return CGSize(width: 200, height: 21) }
    if view is UIControl { return CGSize(width: max(120, fitting.width), height: 44) }
    return CGSize(width: 120, height: 120)
  }
}
