import CoreGraphics
import Geometry

/// A map of space for row vectors: translation in the fourth row, perspective in `m34`.
@frozen
public struct CATransform3D: Hashable, Sendable {
  /// How x enters x.
  public var m11: CGFloat
  /// How x enters y.
  public var m12: CGFloat
  /// How x enters z.
  public var m13: CGFloat
  /// How x enters w.
  public var m14: CGFloat
  /// How y enters x.
  public var m21: CGFloat
  /// How y enters y.
  public var m22: CGFloat
  /// How y enters z.
  public var m23: CGFloat
  /// How y enters w.
  public var m24: CGFloat
  /// How z enters x.
  public var m31: CGFloat
  /// How z enters y.
  public var m32: CGFloat
  /// How z enters z.
  public var m33: CGFloat
  /// The perspective: -1 divided by the distance of the eye in points.
  public var m34: CGFloat
  /// What is added to x.
  public var m41: CGFloat
  /// What is added to y.
  public var m42: CGFloat
  /// What is added to z.
  public var m43: CGFloat
  /// What is added to w.
  public var m44: CGFloat

  /// All zeros; the map that changes nothing is `CATransform3DIdentity`.
  public init() {
    self.init(entries: Array(repeating: 0, count: 16))
  }

  /// A map by its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The sixteen numbers, row by row.
  package init(entries e: [Double]) {
    self.init(
      m11: CGFloat(e[0]), m12: CGFloat(e[1]),
      m13: CGFloat(e[2]), m14: CGFloat(e[3]),
      m21: CGFloat(e[4]), m22: CGFloat(e[5]),
      m23: CGFloat(e[6]), m24: CGFloat(e[7]),
      m31: CGFloat(e[8]), m32: CGFloat(e[9]),
      m33: CGFloat(e[10]), m34: CGFloat(e[11]),
      m41: CGFloat(e[12]), m42: CGFloat(e[13]),
      m43: CGFloat(e[14]), m44: CGFloat(e[15]))
  }

  /// The sixteen numbers, row by row.
  package var entries: [Double] {
    [
      m11.native, m12.native, m13.native, m14.native,
      m21.native, m22.native, m23.native, m24.native,
      m31.native, m32.native, m33.native, m34.native,
      m41.native, m42.native, m43.native, m44.native,
    ]
  }
}

extension CATransform3D {
  package init(_ matrix: Matrix3D) {
    self.init(entries: matrix.entries)
  }
}

extension Matrix3D {
  package init(_ transform: CATransform3D) {
    self.init(entries: transform.entries)
  }
}
