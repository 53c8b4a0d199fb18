import QuartzCore

/// A control that chooses one of several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, InputSettable {
  /// The number that means no segment.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  /// Whether a segment is only chosen while the finger is on it.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their content; without effect.
  open var apportionsSegmentWidthsByContent = false

  /// A control without segments at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control with segments of titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    bounds.size = intrinsicContentSize
  }

  /// A control as if read from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment's number from 0; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      layer.write("value", .number(Double(chosen)))
    }
  }

  /// Puts in a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen >= segments.count { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Sets a segment's width in points; 0 means as needed.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
  }

  /// Sets how titles are written; etude draws them plain.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// The size of the control: 32 points high (widely observed).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(segments.count, 1)) * 60, height: 32)
  }

  /// A tap chooses the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, bounds.width > 0, !segments.isEmpty else { return }
    let share = touch.location(in: self).x / bounds.width
    let index = Int((share * CGFloat(segments.count)).rounded(.down))
    _ = setFromInput(Double(min(max(index, 0), segments.count - 1)))
  }

  package func setFromInput(_ number: Double) -> Bool {
    let index = Int(number)
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else {
      return false
    }
    guard index != chosen else { return true }
    selectedSegmentIndex = index
    send(.valueChanged, with: nil)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    return true
  }
}
