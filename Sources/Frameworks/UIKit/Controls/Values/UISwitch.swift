import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl, InputSettable {
  /// The colour while on.
  open var onTintColor: UIColor?
  /// The thumb's colour.
  open var thumbTintColor: UIColor?
  /// A title beside the control; without effect.
  open var title: String?
  private var flag = false

  /// A switch of its usual size, 51 × 31 points; the given size makes no difference.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// A switch as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control is on.
  open var isOn: Bool {
    get { flag }
    set { show(newValue) }
  }

  /// Turns the control on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    show(on)
  }

  /// The size of the control.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// A tap turns the control.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { turn(to: !flag) }
  }

  package func setFromInput(_ number: Double) -> Bool {
    guard isEnabled else { return false }
    turn(to: number != 0)
    return true
  }

  private func turn(to on: Bool) {
    guard on != flag else { return }
    show(on)
    send(.valueChanged, with: nil)
  }

  private func show(_ on: Bool) {
    flag = on
    layer.write("isOn", .flag(on))
  }
}
