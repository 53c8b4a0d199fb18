/// Breaks a text into lines.
enum TextLines {
  /// The width of each line in points.
  static func broken(_ text: String, pointSize: CGFloat, width: CGFloat) -> [CGFloat] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      CGFloat($0.count) * pointSize / 2
    }
  }
}
