/// What a fourth number of a pixel means.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Opacity, behind, already multiplied.
  case premultipliedLast = 1
  /// Opacity, in front, already multiplied.
  case premultipliedFirst = 2
  /// Opacity, behind.
  case last = 3
  /// Opacity, in front.
  case first = 4
  /// Nothing, behind.
  case noneSkipLast = 5
  /// Nothing, in front.
  case noneSkipFirst = 6
  /// Opacity alone.
  case alphaOnly = 7
}

/// How the bytes of a pixel lie.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// An order by its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that say what the fourth number means.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers of four bytes, last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Numbers of four bytes, first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
  /// A context over a bitmap; its pixels stay as they are, because nothing is drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)))
  }
}
