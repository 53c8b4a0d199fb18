import QuartzCore

/// A view of a collection that can be used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which views are used again.
  public internal(set) var reuseIdentifier: String?

  /// A view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_silgen_name("etude_item_make")
  convenience init(plainly: Bool) { self.init(frame: .zero) }

  /// The view is about to be used again.
  open func prepareForReuse() {}

  /// The view gets its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that the view would rather have; not asked here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// Another layout is about to place the view; not told here.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Another layout has placed the view; not told here.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionReusableView {
  @_silgen_name("etude_item_make")
  private class func construct(_ plainly: Bool) -> UICollectionReusableView

  /// A new view of this class, made by its `init(frame:)`; see `CellFactory.swift`.
  class func make(_ identifier: String) -> UICollectionReusableView {
    let made = construct(true)
    made.reuseIdentifier = identifier
    return made
  }
}

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view in which the content is.
  public let contentView = UIView()
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether a finger is on the item.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView?
  /// A view behind the content while chosen.
  open var selectedBackgroundView: UIView?

  /// A cell at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the cell shows; a list's usual content goes into the labels of a list's cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let list = contentConfiguration as? UIListContentConfiguration { show(list) }
    }
  }

  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else { return }
      backgroundColor = backgroundConfiguration.backgroundColor
      layer.cornerRadius = backgroundConfiguration.cornerRadius
      layer.borderColor = backgroundConfiguration.strokeColor?.cgColor
      layer.borderWidth = backgroundConfiguration.strokeWidth
    }
  }

  /// Chosen, touched or neither.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Makes the content fit the state; not called here.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Asks for `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  func show(_ list: UIListContentConfiguration) {}

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
