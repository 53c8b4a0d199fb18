import Timelines

/// A picture: a name and a size; etude keeps no pixels and its figures draw some names as vectors.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// What the picture is called in timelines; empty for one without a name.
  package let name: String
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Which way is up in the picture.
  public let imageOrientation: Orientation
  /// Whether it shows its own colours or the tint's.
  public let renderingMode: RenderingMode
  /// The edges that keep their size when the picture is stretched.
  public let capInsets: UIEdgeInsets
  /// The frames of an animated picture.
  public let images: [UIImage]?
  /// How long an animated picture takes for all frames, in seconds.
  public let duration: TimeInterval

  package init(
    name: String, size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    images: [UIImage]? = nil, duration: TimeInterval = 0
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.images = images
    self.duration = duration
  }

  /// A picture without size.
  public override convenience init() {
    self.init(name: "", size: .zero)
  }

  /// The picture of this name; never nil here, since etude has some picture for every name.
  public convenience init?(named name: String) {
    self.init(name: name, size: UIImage.catalogueSize(of: name))
  }

  /// The picture of this name; bundle and traits make no difference.
  public convenience init?(named name: String, in bundle: Any?, compatibleWith traits: Any?) {
    self.init(name: name, size: UIImage.catalogueSize(of: name))
  }

  /// One of the system's symbols, 20 points square.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), renderingMode: .alwaysTemplate)
  }

  /// One of the system's symbols, 20 points square; the configuration makes no difference.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
  }

  /// A picture in a file: its name is the file's.
  public convenience init?(contentsOfFile path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    self.init(named: String(file.prefix { $0 != "." }))
  }

  /// The same picture as Core Graphics has it.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The same picture as Core Graphics has it, so many pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let ratio = scale > 0 ? scale : 1
    self.init(
      name: cgImage.name,
      size: CGSize(width: CGFloat(cgImage.width) / ratio, height: CGFloat(cgImage.height) / ratio),
      scale: ratio, orientation: orientation)
  }

  /// A picture by literal, as `#imageLiteral` writes it.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: UIImage.catalogueSize(of: name))
  }

  /// The picture for Core Graphics and layers.
  open var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      name: name, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  /// The size the picture has by its name, in points.
  class func catalogueSize(of name: String) -> CGSize {
    let size = PictureCatalogue.size(of: name)
    return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
  }

  /// Whether the other one is the same picture at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let image = object as? UIImage else { return false }
    return image.name == name && image.size == size && image.images == images
  }

  /// Equal for equal pictures.
  open override var hash: Int { name.hashValue }

  /// Name and size.
  open override var description: String { "<UIImage:\(name) {\(size.width), \(size.height)}>" }
}

/// What an image literal makes.
public typealias _ImageLiteralType = UIImage
