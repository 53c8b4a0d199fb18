import CoreGraphics
import Engine
import QuartzCore

/// Fills the outlets of controllers and views, and wires their actions, which a storyboard would do.
///
/// Only code that etude appends to a program calls this: for each outlet and action of a class it
/// hands over a function that makes what the declared type asks for.
@MainActor
public enum _Outlets {
  private struct Filling {
    var fill: @MainActor (UIResponder) -> Void
  }

  private static var fillings: [Filling] = []
  /// The outlets that were filled for the present owner.
  private static var placed: [String] = []
  /// Constraints, recognisers and the like, which nothing else may hold on to.
  private static var kept: [AnyObject] = []

  /// Remembers how one outlet or action of a class is made.
  public static func fill<Owner: UIResponder>(
    _ type: Owner.Type, _ fill: @escaping @MainActor (Owner) -> Void
  ) {
    fillings.append(
      Filling { owner in
        if let known = owner as? Owner { fill(known) }
      })
  }

  /// Fills a controller whose view has just been made, or a view that has just been made.
  static func fill(_ owner: UIResponder) {
    guard !fillings.isEmpty else { return }
    // A view that is made for an outlet may have outlets of its own.
    let outer = placed
    placed = []
    for filling in fillings { filling.fill(owner) }
    if !placed.isEmpty {
      Conductor.current.note(
        "outlet",
        "there is no storyboard here, so the outlets of \(type(of: owner)) hold plain objects of "
          + "their types: \(placed.joined(separator: ", "))")
    }
    placed = outer
  }

  /// Keeps something that was made for an outlet; a view is placed below the ones before it.
  ///
  /// - Parameters:
  ///   - object: what was made.
  ///   - name: the outlet's name.
  ///   - owner: the controller or view whose outlet it is.
  /// - Returns: the object.
  public static func place<Object: AnyObject>(
    _ object: Object, named name: String, in owner: UIResponder
  ) -> Object {
    placed.append(name)
    if let view = object as? UIView {
      if let root = root(of: owner) { OutletPlaces.place(view, in: root) }
      view.awakeFromNib()
    } else {
      kept.append(object)
    }
    // A recogniser without a view would never hear of a touch.
    if let recognizer = object as? UIGestureRecognizer {
      root(of: owner)?.addGestureRecognizer(recognizer)
    }
    return object
  }

  /// A constraint that holds nothing yet, as an outlet to animate.
  public static func makeConstraint() -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  // MARK: Actions

  /// Connects an action with the outlets it belongs to, or with a control that bears its name.
  ///
  /// - Parameters:
  ///   - standIn: used where no outlet is known.
  ///   - outlets: the outlets that the action surely belongs to.
  ///   - name: the action's name.
  ///   - selector: the action.
  ///   - owner: whose action it is.
  public static func wire(
    _ standIn: UIControl, to outlets: [Any], _ name: String, _ selector: Selector,
    in owner: UIResponder
  ) {
    let known = outlets.compactMap { $0 as? UIControl }
    for control in known {
      control.addTarget(owner, action: selector, for: usualEvent(of: control))
    }
    guard known.isEmpty else { return }
    show(standIn, name, in: owner)
    standIn.addTarget(owner, action: selector, for: usualEvent(of: standIn))
  }

  /// Connects an action with a recogniser: the outlet, or a new one on the root view.
  ///
  /// - Parameters:
  ///   - standIn: used where no outlet is known.
  ///   - outlets: the outlets that the action surely belongs to.
  ///   - name: the action's name.
  ///   - selector: the action.
  ///   - owner: whose action it is.
  public static func wire(
    _ standIn: UIGestureRecognizer, to outlets: [Any], _ name: String, _ selector: Selector,
    in owner: UIResponder
  ) {
    let known = outlets.compactMap { $0 as? UIGestureRecognizer }
    for recognizer in known { recognizer.addTarget(owner, action: selector) }
    guard known.isEmpty, let root = root(of: owner) else { return }
    Conductor.current.note(
      "action", "there is no storyboard here: \(name) follows a gesture anywhere on the view")
    standIn.addTarget(owner, action: selector)
    root.addGestureRecognizer(standIn)
  }

  /// Connects an action of a bar's button with a plain button that bears its name.
  ///
  /// - Parameters:
  ///   - standIn: handed to the action.
  ///   - outlets: items, which are connected as well.
  ///   - name: the action's name.
  ///   - selector: the action.
  ///   - owner: whose action it is.
  public static func wire(
    _ standIn: UIBarButtonItem, to outlets: [Any], _ name: String, _ selector: Selector,
    in owner: UIResponder
  ) {
    let item = outlets.lazy.compactMap { $0 as? UIBarButtonItem }.first ?? standIn
    let button = UIButton(frame: .zero)
    show(button, name, in: owner)
    button.addAction(
      UIAction { [weak owner] _ in
        if let owner { _ = selector(on: owner, [item]) }
      }, for: .touchUpInside)
  }

  private static func show(_ control: UIControl, _ name: String, in owner: UIResponder) {
    Conductor.current.note(
      "action",
      "there is no storyboard here: a plain \(type(of: control)) called \(name) calls \(name)")
    control.accessibilityIdentifier = name
    (control as? UIButton)?.setTitle(name, for: .normal)
    if let root = root(of: owner) { OutletPlaces.place(control, in: root) }
  }

  private static func usualEvent(of control: UIControl) -> UIControl.Event {
    if control is UIButton { return .touchUpInside }
    return control is UITextField ? .editingChanged : .valueChanged
  }

  private static func root(of owner: UIResponder) -> UIView? {
    (owner as? UIViewController)?.view ?? owner as? UIView
  }
}

/// Where views go that a storyboard would place: below each other, then in a further column.
@MainActor
enum OutletPlaces {
  private static let margin: CGFloat = 20

  static func place(_ view: UIView, in root: UIView) {
    let size = usualSize(of: view, in: root)
    let floor = root.bounds.height > 0 ? root.bounds.height : UIScreen.main.bounds.height
    var corner = CGPoint(x: margin, y: 80)
    let others = root.subviews.map(\.frame)
    while let hit = others.first(where: { $0.intersects(CGRect(origin: corner, size: size)) }) {
      corner.y = hit.maxY + margin
      if corner.y + size.height > floor {
        corner = CGPoint(x: corner.x + margin, y: 80)
        if corner.x + size.width > max(root.bounds.width, 200) {
          // A full screen: the rest lies on top of what is there.
          corner.x = margin
          break
        }
      }
    }
    view.frame = CGRect(origin: corner, size: size)
    root.addSubview(view)
  }

  /// The size Interface Builder gives to a view that is dragged in, in points.
  private static func usualSize(of view: UIView, in root: UIView) -> CGSize {
    let fitting = view.intrinsicContentSize
    if view is UILabel { return CGSize(width: 200, height: 21) }
    if view is UITextField { return CGSize(width: 200, height: 34) }
    if view is UIControl { return CGSize(width: max(120, fitting.width), height: 44) }
    if view is UIProgressView { return CGSize(width: 200, height: 4) }
    if view is UIScrollView {
      return CGSize(width: max(120, root.bounds.width - 2 * margin), height: 200)
    }
    return CGSize(width: 120, height: 120)
  }
}
