/// A picture: a name and a size in pixels; etude keeps no pixels.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What the picture is called in timelines.
  package let name: String

  package init(name: String, width: Int, height: Int) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// The part of the picture inside a rectangle in pixels; nil when it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    return CGImage(name: name, width: Int(part.width), height: Int(part.height))
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Whether both are the same picture at the same size.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.name == right.name && left.width == right.width && left.height == right.height
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
