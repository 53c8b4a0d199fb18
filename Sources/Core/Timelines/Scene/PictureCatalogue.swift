import Geometry

/// The pictures of the course by name, each with its size: what `UIImage(named:)` answers, and what
/// figures draw.
package enum PictureCatalogue {
  /// The size of any other picture.
  package static let usualSize = Size(width: 100, height: 100)

  /// The names, in the order in which they are listed to a reader.
  package static var names: [String] { rows.map(\.name) }

  /// The size of the picture of a name, in points.
  ///
  /// A name ending in `_icon` is the plain picture's; every other name has a picture of 100 points
  /// square.
  package static func size(of name: String) -> Size {
    if let size = sizes[name] { return size }
    return name.hasSuffix("_icon") ? sizes[String(name.dropLast(5))] ?? usualSize : usualSize
  }

  private static let sizes = Dictionary(
    rows.map { ($0.name, Size(width: $0.width, height: $0.height)) },
    uniquingKeysWith: { first, _ in first })

  private static let rows: [(name: String, width: Double, height: Double)] = [
    ("cloud", 120, 70), ("sun", 100, 100), ("moon", 80, 80), ("snow", 60, 60),
    ("snowflake", 60, 60), ("raindrop", 40, 60), ("snowy", 400, 800), ("sunny", 400, 800),
    ("night", 400, 800), ("plane", 100, 60), ("car", 100, 60), ("rocket", 60, 100),
    ("balloon", 60, 100), ("bird", 80, 50), ("logo", 250, 40), ("heading", 300, 60),
    ("card", 120, 160), ("cardBack", 120, 160), ("button", 160, 44), ("ball", 60, 60),
    ("star", 60, 60), ("heart", 60, 56), ("leaf", 60, 60), ("bell", 60, 60),
    ("photo", 160, 120), ("arrow", 60, 40),
  ]
}
