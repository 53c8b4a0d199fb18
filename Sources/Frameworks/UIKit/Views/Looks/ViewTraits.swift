import CoreGraphics

/// What a view keeps besides what its layer shows.
struct ViewTraits {
  var tag = 0
  var contentMode = UIView.ContentMode.scaleToFill
  var tintColor: UIColor?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var needsUpdateConstraints = true
  /// Whether `updateConstraints` is due somewhere inside the view.
  var holdsDueConstraints = false
  var translatesAutoresizingMask = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var restorationIdentifier: String?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var mask: UIView?
  var isAccessibilityElement = false
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var preservesSuperviewLayoutMargins = false
  var motionEffects: [UIMotionEffect] = []
  /// Whether the first picture was asked for.
  var wasDrawn = false
  var layout = LayoutTraits()
}
