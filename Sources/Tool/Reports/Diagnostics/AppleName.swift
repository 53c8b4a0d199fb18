import Timelines

/// Names that look as if they came from one of Apple's frameworks.
enum AppleName {
  private static let prefixes = [
    "UI", "CA", "CG", "CI", "CL", "CM", "CN", "NS", "MK", "MP", "MTK", "MTL", "AV", "AR", "SK",
    "SCN", "GK", "GL", "PH", "PK", "UN", "WK", "EK", "HK", "SF", "JS", "MF", "IN", "CK", "CT",
  ]

  /// Types that every tutorial uses, to find a slip of the finger.
  private static let common = [
    "CABasicAnimation", "CAAnimationGroup", "CAGradientLayer", "CAKeyframeAnimation", "CALayer",
    "CAMediaTimingFunction", "CAShapeLayer", "CASpringAnimation", "CATransaction", "CATransform3D",
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "UIBezierPath",
    "UIButton", "UIColor", "UIFont", "UIImage", "UIImageView", "UILabel", "UIPanGestureRecognizer",
    "UIScreen", "UIScrollView", "UISlider", "UIStackView", "UISwitch", "UITableView",
    "UITapGestureRecognizer", "UITextField", "UIView", "UIViewController", "UIViewPropertyAnimator",
  ]

  /// Whether a name begins as Apple's do: `UIDatePicker`, `AVPlayer`.
  static func isLike(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().contains(where: \.isLowercase)
    }
  }

  /// What to say about a name that is missing; nil for names that are not Apple's.
  static func sentence(for name: String) -> String? {
    guard isLike(name) else { return nil }
    if let meant = nearestMatch(to: name, among: common), isSlip(name, for: meant) {
      return CompilerExplanationMessages.didYouMean(meant)
    }
    return PastedCodeMessages.notPart(name)
  }

  /// Whether the letters are the same but for their order or one of them; `UIPickerView` is no slip.
  private static func isSlip(_ name: String, for other: String) -> Bool {
    guard abs(name.count - other.count) <= 1 else { return false }
    let (left, right) = (name.lowercased().sorted(), other.lowercased().sorted())
    if left == right { return true }
    let common = zip(name.lowercased(), other.lowercased()).prefix { $0 == $1 }.count
    let rest = max(name.count, other.count) - common
    return name.lowercased().suffix(max(0, rest - 1)) == other.lowercased().suffix(max(0, rest - 1))
  }
}
