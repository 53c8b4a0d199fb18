import QuartzCore

/// A control that chooses a number by moving a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl, InputSettable {
  /// The least number.
  open var minimumValue: Float = 0 {
    didSet { clamp() }
  }
  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet { clamp() }
  }
  /// Whether the control tells about every change while it is moved, or only at the end.
  open var isContinuous = true
  /// The colour left of the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour right of the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The thumb's colour.
  open var thumbTintColor: UIColor?
  /// The picture at the left.
  open var minimumValueImage: UIImage?
  /// The picture at the right.
  open var maximumValueImage: UIImage?
  private var number: Float = 0

  /// The number, held between the least and the greatest.
  open var value: Float {
    get { number }
    set { show(newValue) }
  }

  /// Moves the thumb to a number.
  open func setValue(_ value: Float, animated: Bool) {
    show(value)
  }

  /// Sets the picture of the thumb; etude draws its own.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Sets the picture left of the thumb; etude draws its own.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets the picture right of the thumb; etude draws its own.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// The size the control likes: 31 points high (widely observed).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// A touch moves the thumb.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let share = Float(touch.location(in: self).x / bounds.width)
    move(to: minimumValue + min(max(share, 0), 1) * (maximumValue - minimumValue))
    return true
  }

  package func setFromInput(_ number: Double) -> Bool {
    guard isEnabled else { return false }
    move(to: Float(number))
    return true
  }

  /// The rectangle of the line.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// The rectangle of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - 31), y: bounds.midY - 15.5, width: 31, height: 31)
  }

  /// The rectangle of the picture at the low end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The rectangle of the picture at the high end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The picture of the knob; etude keeps none.
  open func thumbImage(for state: State) -> UIImage? { nil }

  private func move(to value: Float) {
    show(value)
    send(.valueChanged, with: nil)
  }

  private func show(_ value: Float) {
    number = min(max(value, minimumValue), max(minimumValue, maximumValue))
    layer.write("value", number.layerValue)
  }

  private func clamp() {
    if number != min(max(number, minimumValue), max(minimumValue, maximumValue)) { show(number) }
  }
}

/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl, InputSettable {
  /// The least number.
  open var minimumValue: Double = 0
  /// The greatest number.
  open var maximumValue: Double = 100
  /// How much one tap adds.
  open var stepValue: Double = 1
  /// Whether counting goes on at the other end.
  open var wraps = false
  /// Whether a finger that stays counts on; without effect.
  open var autorepeat = true
  /// Whether the control tells about every change.
  open var isContinuous = true

  /// The number, held between the least and the greatest.
  open var value: Double = 0 {
    didSet {
      value = min(max(value, minimumValue), max(minimumValue, maximumValue))
      layer.write("value", .number(value))
    }
  }

  /// The size of the control (widely observed).
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// A touch at the right half counts up, at the left half down.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let isUp = touch.location(in: self).x >= bounds.midX
    var next = value + (isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    _ = setFromInput(next)
  }

  package func setFromInput(_ number: Double) -> Bool {
    guard isEnabled else { return false }
    value = number
    send(.valueChanged, with: nil)
    return true
  }
}
