import Engine

/// Something that a menu or a control offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  open var title: String
  /// What it looks like.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A closure that a control runs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// What the action is known by; without a given one an action equals only itself.
  public let identifier: Identifier
  private let hasIdentifier: Bool
  /// Who ran the action last.
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    hasIdentifier = identifier != nil
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Whether one takes the other's place on a control.
  func isSame(as other: UIAction?) -> Bool {
    other === self || (hasIdentifier && other?.identifier == identifier)
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

extension UIMenuElement {
  /// What is special about an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element carries a check mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }
}

/// A list of actions; etude shows none.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// A menu of elements.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
