import QuartzCore

/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// What a bar looks like.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// The colour of the full part.
  open var progressTintColor: UIColor?
  /// The colour of the empty part.
  open var trackTintColor: UIColor?
  /// The picture of the full part.
  open var progressImage: UIImage?
  /// The picture of the empty part.
  open var trackImage: UIImage?
  /// What the bar looks like.
  open var progressViewStyle = Style.default

  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// What fills the bar as it goes on.
  open var observedProgress: Progress? {
    didSet {
      oldValue?.forget(self)
      observedProgress?.follow(self) { [weak self] fraction in
        MainActor.assumeIsolated { self?.progress = Float(fraction) }
      }
    }
  }

  /// How full the bar is: 0 to 1; numbers beyond are cut.
  open var progress: Float {
    get { layer[key: "progress"] }
    set { layer[key: "progress"] = min(max(newValue, 0), 1) }
  }

  /// Fills the bar, in 0.25 s if animated; Apple's time is not documented.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard animated else {
      self.progress = progress
      return
    }
    let start = self.progress
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = start
    animation.duration = 0.25
    self.progress = progress
    animation.toValue = self.progress
    layer.add(animation, forKey: "progress")
  }

  /// The size of the bar: 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// A small wheel that turns while something takes time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white; an old name.
    case whiteLarge = 0
    /// 20 points, white; an old name.
    case white = 1
    /// 20 points, gray; an old name.
    case gray = 2
  }

  /// How large the wheel is.
  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The wheel's colour.
  open var color: UIColor! = .gray
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// A wheel of a size, which stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    isHidden = true
  }

  /// A wheel of a size, which stands still; the name before Swift 4.2.
  @available(*, deprecated, message: "now spelled UIActivityIndicatorView(style:)")
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }

  /// A wheel at a place of its superview, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel as if read from a storyboard.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// How large the wheel is; the name before Swift 4.2.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.byValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }

  /// Lets the wheel stand still.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    layer.removeAnimation(forKey: "turn")
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
