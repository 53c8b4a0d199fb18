import QuartzCore

/// What a cell shows.
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

/// The usual content of a list's cell: a picture and two texts.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of a text.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.black
    /// How many lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// Where lines begin and end.
    public var alignment = NSTextAlignment.natural
  }

  /// The looks of a picture.
  public struct ImageProperties {
    /// The colour of pictures that have none.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The text below.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// The looks of the text.
  public var textProperties = TextProperties()
  /// The looks of the text below.
  public var secondaryTextProperties = TextProperties()
  /// The looks of the picture.
  public var imageProperties = ImageProperties()

  /// Content of a plain cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Content of a cell with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Content of a cell with a value at the right.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UITableViewCell {
  /// Content with the looks of the cell's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// What the cell shows; a list's usual content goes into its labels.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { keptConfiguration }
    set {
      keptConfiguration = newValue
      guard let list = newValue as? UIListContentConfiguration else { return }
      textLabel?.text = list.attributedText?.string ?? list.text
      textLabel?.font = list.textProperties.font
      textLabel?.textColor = list.textProperties.color
      if let below = list.secondaryText { detailTextLabel?.text = below }
      if let image = list.image { imageView?.image = image }
    }
  }
}
