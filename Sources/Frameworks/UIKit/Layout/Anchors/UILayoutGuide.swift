/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides where a guide is.
  enum Kind {
    /// Constraints.
    case own
    /// The margins of its view.
    case margins
    /// The whole of its view.
    case edges
    /// The content of its scroll view.
    case content
    /// The top edge of its view.
    case topLine
    /// The bottom edge of its view.
    case bottomLine
  }

  /// The view whose coordinates the guide lives in.
  open internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  let kind: Kind
  var solution = CGRect.zero

  /// A guide that constraints place.
  public override nonisolated init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// Where the guide is in its view, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return switch kind {
    case .own: solution
    case .margins: view.bounds.inset(by: view.layoutMargins)
    case .edges, .content: view.bounds
    case .topLine: CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
    case .bottomLine:
      CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 0)
    }
  }
}

extension UIView {
  /// The guides of the view.
  public var layoutGuides: [UILayoutGuide] { traits.layout.guides }

  /// Gives a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    traits.layout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide away from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    traits.layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The room inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, .margins)
  }

  /// The room that bars and corners leave free: all of it.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, .edges)
  }

  /// The room in which text is easy to read: that inside the margins.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, .margins)
  }

  func guide(
    _ path: WritableKeyPath<LayoutTraits, UILayoutGuide?>, _ kind: UILayoutGuide.Kind
  ) -> UILayoutGuide {
    if let known = traits.layout[keyPath: path] { return known }
    let made = UILayoutGuide(kind, of: self)
    traits.layout[keyPath: path] = made
    return made
  }
}

extension UIViewController {
  /// The edge below bars at the top; etude's bars take no room.
  public var topLayoutGuide: UILayoutGuide { view.guide(\.topGuide, .topLine) }

  /// The edge above bars at the bottom; etude's bars take no room.
  public var bottomLayoutGuide: UILayoutGuide { view.guide(\.bottomGuide, .bottomLine) }
}
