extension UIButton {
  /// A button's looks in one value.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// A smaller title below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The colour behind the title.
    public var baseBackgroundColor: UIColor?
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// Room between the edges and the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Room between the titles, in points.
    public var titlePadding: CGFloat = 1
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// Whether an activity indicator takes the place of the picture; without effect.
    public var showsActivityIndicator = false
    var fill: UIColor?

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As set on the background.
      case fixed = -1
      /// As set, adjusted to the text's size.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles at the ends.
      case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Very small.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// A title alone.
    public static func plain() -> Configuration { Configuration() }
    /// A title alone, without room around it.
    public static func borderless() -> Configuration { Configuration() }
    /// A title on gray.
    public static func gray() -> Configuration { Configuration(fill: .systemGray5) }
    /// A title on a pale tint.
    public static func tinted() -> Configuration {
      Configuration(fill: UIColor.systemBlue.withAlphaComponent(0.2))
    }
    /// A title on the tint.
    public static func filled() -> Configuration { Configuration(fill: .systemBlue) }
    /// A title on gray with a border.
    public static func bordered() -> Configuration { gray() }
    /// A title on the tint with a border.
    public static func borderedProminent() -> Configuration { filled() }

    init(fill: UIColor? = nil) {
      self.fill = fill
    }
  }

  func applyConfiguration() {
    guard let configuration else { return }
    let edges = configuration.contentInsets
    contentEdgeInsets = UIEdgeInsets(
      top: edges.top, left: edges.leading, bottom: edges.bottom, right: edges.trailing)
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let image = configuration.image { setImage(image, for: .normal) }
    if let fill = configuration.baseBackgroundColor ?? configuration.fill { backgroundColor = fill }
    if let color = configuration.baseForegroundColor { setTitleColor(color, for: .normal) }
  }
}
