/// What a view keeps about its layout.
struct LayoutTraits {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// How much the view does against being stretched, across and up and down.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// How much the view does against being squeezed.
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Where the last solution puts the view in its superview.
  var solution: CGRect?
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var topGuide: UILayoutGuide?
  var bottomGuide: UILayoutGuide?
}

extension UIView {
  /// Whether the view keeps the frame that is set, instead of one that constraints give it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMask }
    set {
      traits.translatesAutoresizingMask = newValue
      if !newValue { LayoutWorld.current.isUsed = true }
      setNeedsUpdateConstraints()
    }
  }

  /// How much the view does against being stretched.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? traits.layout.hugging.horizontal : traits.layout.hugging.vertical
  }

  /// Sets how much the view does against being stretched.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      traits.layout.hugging.horizontal = priority
    } else {
      traits.layout.hugging.vertical = priority
    }
    setNeedsUpdateConstraints()
  }

  /// How much the view does against being squeezed.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? traits.layout.resistance.horizontal : traits.layout.resistance.vertical
  }

  /// Sets how much the view does against being squeezed.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      traits.layout.resistance.horizontal = priority
    } else {
      traits.layout.resistance.vertical = priority
    }
    setNeedsUpdateConstraints()
  }
}
