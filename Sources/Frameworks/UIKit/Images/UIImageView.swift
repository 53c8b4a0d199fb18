import Engine
import QuartzCore

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var picture: UIImage?
  private var highlightedPicture: UIImage?

  /// The pictures that are shown one after the other while animating.
  open var animationImages: [UIImage]?
  /// The pictures that are shown while animating and highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all pictures take once, in seconds; 0 means a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures are shown; 0 means until `stopAnimating`.
  open var animationRepeatCount = 0

  /// An empty image view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ignoreTouchesFromTheStart()
  }

  /// An image view as large as its picture; without one it has no size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    ignoreTouchesFromTheStart()
    self.image = image
  }

  /// An image view as large as its picture; without one it has no size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    ignoreTouchesFromTheStart()
    highlightedPicture = highlightedImage
    self.image = image
  }

  /// An image view as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ignoreTouchesFromTheStart()
  }

  /// The picture; nil for none.
  open var image: UIImage? {
    get { picture }
    set {
      picture = newValue
      layer.setText("image", newValue?.name)
      invalidateIntrinsicContentSize()
      if let frames = newValue?.images, !frames.isEmpty {
        animate(frames, duration: newValue?.duration ?? 0, repeatCount: 0)
      }
    }
  }

  /// The picture while highlighted; nil shows the usual one.
  open var highlightedImage: UIImage? {
    get { highlightedPicture }
    set { highlightedPicture = newValue }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet {
      let shown = isHighlighted ? highlightedPicture ?? picture : picture
      layer.setText("image", shown?.name)
    }
  }

  /// Begins to show `animationImages` one after the other.
  open func startAnimating() {
    guard let frames = animationImages, !frames.isEmpty else { return }
    animate(frames, duration: animationDuration, repeatCount: animationRepeatCount)
  }

  /// Shows the still picture again.
  open func stopAnimating() {
    layer.removeAnimation(forKey: "contents")
  }

  /// Whether the pictures change.
  open var isAnimating: Bool { layer.animation(forKey: "contents") != nil }

  /// The picture's size, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { picture?.size ?? .zero }

  /// The picture's size; without one there is no wish.
  open override var intrinsicContentSize: CGSize {
    picture?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private func animate(_ frames: [UIImage], duration: TimeInterval, repeatCount: Int) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.compactMap(\.cgImage)
    animation.calculationMode = .discrete
    animation.duration = duration > 0 ? duration : Double(frames.count) / 30
    animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
    layer.add(animation, forKey: "contents")
  }
}
