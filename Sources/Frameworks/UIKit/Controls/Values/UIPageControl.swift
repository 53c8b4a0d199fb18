import QuartzCore

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl, InputSettable {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet { layer.write("value", .number(Double(currentPage))) }
  }
  /// Whether the control is hidden while there is one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of the dots for so many pages, in points (widely observed).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16 - 9, height: 37)
  }

  /// The size of the control.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// A tap goes to the page before or after.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let step = touch.location(in: self).x >= bounds.midX ? 1 : -1
    _ = setFromInput(Double(currentPage + step))
  }

  package func setFromInput(_ number: Double) -> Bool {
    let page = Int(number)
    guard isEnabled, (0..<numberOfPages).contains(page) else { return false }
    currentPage = page
    send(.valueChanged, with: nil)
    return true
  }
}
