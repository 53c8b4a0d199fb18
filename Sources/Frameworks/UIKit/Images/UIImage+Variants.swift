extension UIImage {
  /// Which way is up in a picture.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned a quarter to the left.
    case left = 2
    /// Turned a quarter to the right.
    case right = 3
    /// As it is, mirrored.
    case upMirrored = 4
    /// Turned by half a turn, mirrored.
    case downMirrored = 5
    /// Turned a quarter to the left, mirrored.
    case leftMirrored = 6
    /// Turned a quarter to the right, mirrored.
    case rightMirrored = 7
  }

  /// Whether a picture shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place decides.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// One colour, the tint of its place.
    case alwaysTemplate = 2
  }

  /// How the middle of a stretched picture is filled.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Wishes about the variant of a picture; they make no difference here.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Wishes about a symbol; they make no difference here.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Wishes about size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular) {
      self.init()
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Hairlines.
    case ultraLight = 1
    /// Very fine strokes.
    case thin = 2
    /// Fine strokes.
    case light = 3
    /// Usual strokes.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Heavy strokes.
    case bold = 7
    /// Very heavy strokes.
    case heavy = 8
    /// The heaviest strokes.
    case black = 9
  }

  /// The same picture with its own colours or the tint's.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, orientation: imageOrientation, renderingMode: mode,
      capInsets: capInsets, images: images, duration: duration)
  }

  /// The same picture in one colour.
  public func withTintColor(
    _ color: UIColor, renderingMode mode: RenderingMode = .alwaysTemplate
  ) -> UIImage {
    withRenderingMode(mode)
  }

  /// The same picture; configurations make no difference here.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same picture whose edges keep their size when it is stretched.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, capInsets: insets, images: images, duration: duration)
  }

  /// The same picture whose ends keep their size when it is stretched, in points.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: size.height - CGFloat(top) - 1,
        right: size.width - CGFloat(left) - 1))
  }

  /// The same picture in mirror writing.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(name: name, size: size, scale: scale, orientation: .upMirrored)
  }

  /// An animated picture.
  ///
  /// - Parameters:
  ///   - images: The frames; the first one gives the size.
  ///   - duration: Seconds for all frames; 0 means a thirtieth of a second for each.
  /// - Returns: The picture, or nil without frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      name: first.name, size: first.size, images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30)
  }

  /// An animated picture made of the pictures `name0`, `name1` …; etude has ten of each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: (0..<10).compactMap { UIImage(named: "\(name)\($0)") }, duration: duration)
  }

  /// Nothing: etude has no pixels to write as JPEG or PNG.
  public func pngData() -> [UInt8]? { nil }

  /// Nothing: etude has no pixels to write as JPEG or PNG.
  public func jpegData(compressionQuality: CGFloat) -> [UInt8]? { nil }
}
