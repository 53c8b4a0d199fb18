import Geometry

/// How a picture fills its view: `UIView.ContentMode`.
enum ImageFit {
  /// The map from the picture's own coordinates to the view's.
  static func matrix(of size: Size, in bounds: Rect, mode: String) -> Matrix {
    guard size.width > 0, size.height > 0 else { return .identity }
    let across = bounds.size.width / size.width
    let down = bounds.size.height / size.height
    switch mode {
    case "scaleToFill", "redraw": return placed(size, bounds, across, down)
    case "scaleAspectFit": return placed(size, bounds, min(across, down), min(across, down))
    case "scaleAspectFill": return placed(size, bounds, max(across, down), max(across, down))
    default: return placed(size, bounds, 1, 1, corner: mode.lowercased())
    }
  }

  /// Scaled, and laid in the middle or at the edges that the mode names.
  private static func placed(
    _ size: Size, _ bounds: Rect, _ across: Double, _ down: Double, corner: String = ""
  ) -> Matrix {
    let free = Size(
      width: bounds.size.width - size.width * across,
      height: bounds.size.height - size.height * down)
    let x = corner.contains("left") ? 0 : corner.contains("right") ? 1 : 0.5
    let y = corner.contains("top") ? 0 : corner.contains("bottom") ? 1 : 0.5
    return Matrix(
      a: across, b: 0, c: 0, d: down, tx: bounds.origin.x + free.width * x,
      ty: bounds.origin.y + free.height * y)
  }
}

extension Picture {
  /// What is drawn for a name that the picture book does not have.
  static let placeholder = Picture(
    "unknown", 100, 100,
    [
      .box(0, 0, 100, 100, 6, "#dfe5ea"), .line("M4 96L96 4M4 4L96 96", "#b8c2cb", 2),
    ])
}
