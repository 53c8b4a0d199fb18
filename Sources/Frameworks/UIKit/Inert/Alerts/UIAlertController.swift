import Engine
import QuartzCore

/// One answer of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an answer does.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  /// What is written on it.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// An answer that runs a closure.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question with answers: a card in the middle, whose buttons are called by their titles.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// More about the question.
  open var message: String?
  /// Where the question stands.
  public let preferredStyle: Style
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?
  /// The fields to fill in.
  public private(set) var textFields: [UITextField]?

  /// A question with answers to come.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// A question as if read from a storyboard.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Offers one more answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Offers one more field.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the card: title, message, fields and one button for each answer.
  open override func loadView() {
    super.loadView()
    guard let root = viewIfLoaded else { return }
    root.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    let texts = [title, message].compactMap { $0 }
    var rows: [UIView] = texts.map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    rows += textFields ?? []
    rows += actions.map(makeButton)
    let height = CGFloat(rows.count) * 44 + 20
    let card = UIView(
      frame: CGRect(
        x: (root.bounds.width - 270) / 2,
        y: preferredStyle == .alert
          ? (root.bounds.height - height) / 2 : root.bounds.height - height - 8,
        width: 270, height: height))
    card.backgroundColor = .white
    card.layer.cornerRadius = 14
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 10 + CGFloat(index) * 44, width: 238, height: 44)
      card.addSubview(row)
    }
    root.addSubview(card)
  }

  private func makeButton(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.accessibilityIdentifier = action.title
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) {
          Conductor.current.callback("alert action")
          action.handler?(action)
        }
      }, for: .touchUpInside)
    return button
  }
}
