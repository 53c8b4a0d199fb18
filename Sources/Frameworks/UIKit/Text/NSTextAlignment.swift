/// Where the lines of a text stand.
@frozen
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to both sides.
  case justified = 3
  /// As the script has it: at the left.
  case natural = 4

  /// The name under which a timeline knows the alignment.
  package var name: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    }
  }
}

/// What happens to a text that is too long for its line.
@frozen
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, whole words.
  case byWordWrapping = 0
  /// Goes on in the next line, anywhere.
  case byCharWrapping = 1
  /// Is cut off.
  case byClipping = 2
  /// Loses its beginning.
  case byTruncatingHead = 3
  /// Loses its end.
  case byTruncatingTail = 4
  /// Loses its middle.
  case byTruncatingMiddle = 5
}

/// How a text is moved up or down when its size is adjusted.
public enum UIBaselineAdjustment: Int, Sendable {
  /// By the baseline.
  case alignBaselines = 0
  /// By the middle.
  case alignCenters = 1
  /// Not at all.
  case none = 2
}
