/// A plane affine map taken apart into scale, shear, rotation and translation, applied in that order.
///
/// The order is that of Apple's `CGAffineTransformComponents`.
package struct AffineParts: Hashable, Sendable {
  package var scaleX: Double
  package var scaleY: Double
  /// The horizontal shear, as a share of the second row.
  package var shear: Double
  /// Radians, clockwise where y grows downward.
  package var rotation: Double
  package var translation: Point

  package init(
    scaleX: Double = 1, scaleY: Double = 1, shear: Double = 0, rotation: Double = 0,
    translation: Point = .zero
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
    self.rotation = rotation
    self.translation = translation
  }

  /// Takes a map apart.
  ///
  /// A mirror image gets the negative factor on the axis that needs the smaller turn. Where the
  /// first row is zero the rotation is read from the second; of a map to one point it is 0.
  package init(_ matrix: Matrix) {
    var row1 = Point(x: matrix.a, y: matrix.b)
    var row2 = Point(x: matrix.c, y: matrix.d)
    translation = Point(x: matrix.tx, y: matrix.ty)
    scaleX = row1.length
    if scaleX == 0 {
      shear = 0
      scaleY = row2.length
      rotation = scaleY == 0 ? 0 : Elementary.atan2(-row2.x, row2.y)
      return
    }
    row1 = Point(x: row1.x / scaleX, y: row1.y / scaleX)
    shear = row1.x * row2.x + row1.y * row2.y
    row2 = row2 - row1 * shear
    scaleY = row2.length
    shear = scaleY == 0 ? 0 : shear / scaleY
    if matrix.determinant < 0 {
      if matrix.a < matrix.d {
        scaleX = -scaleX
        row1 = row1 * -1
        shear = -shear
      } else {
        scaleY = -scaleY
        shear = -shear
      }
    }
    rotation = Elementary.atan2(row1.y, row1.x)
  }
}

extension Matrix {
  /// Puts a map together again.
  package init(_ parts: AffineParts) {
    let (sine, cosine) = Elementary.sineAndCosine(parts.rotation)
    let shear = parts.shear
    self.init(
      a: parts.scaleX * cosine, b: parts.scaleX * sine,
      c: parts.scaleY * (shear * cosine - sine), d: parts.scaleY * (shear * sine + cosine),
      tx: parts.translation.x, ty: parts.translation.y)
  }

  /// The map `fraction` of the way to another one: its parts blend, the angle the short way.
  ///
  /// A half turn goes clockwise. A side that flattens an axis takes angle and shear from the
  /// other side, so that a picture grows straight out of a line.
  package func interpolated(to other: Matrix, _ fraction: Double) -> Matrix {
    if self == other || fraction == 0 { return self }
    if fraction == 1 { return other }
    var start = AffineParts(self)
    var end = AffineParts(other)
    if isSingular && (!other.isSingular || start.isPoint) {
      start.borrowTurn(from: end, of: self)
    } else if other.isSingular && (!isSingular || end.isPoint) {
      end.borrowTurn(from: start, of: other)
    }
    return Matrix(start.interpolated(to: end, fraction))
  }
}

extension AffineParts {
  /// The parts `fraction` of the way to others, the rotation the short way.
  package func interpolated(to other: AffineParts, _ fraction: Double) -> AffineParts {
    AffineParts(
      scaleX: scaleX.interpolated(to: other.scaleX, fraction),
      scaleY: scaleY.interpolated(to: other.scaleY, fraction),
      shear: shear.interpolated(to: other.shear, fraction),
      rotation: rotation + AffineParts.shortTurn(rotation, other.rotation) * fraction,
      translation: translation.interpolated(to: other.translation, fraction))
  }

  /// The angle in radians, in -π...π, that turns `start` into `end`; a half turn is clockwise.
  package static func shortTurn(_ start: Double, _ end: Double) -> Double {
    var turn = end - start
    let whole = 2 * Elementary.pi
    if turn > Elementary.pi + 1e-6 { turn -= whole }
    if turn < -Elementary.pi + 1e-6 { turn += whole }
    return turn
  }

  /// Replaces angle and shear, which a flat map does not have, by those of `other`.
  ///
  /// The factors keep their size and the side to which they point along the new axes.
  fileprivate mutating func borrowTurn(from other: AffineParts, of matrix: Matrix) {
    let (sine, cosine) = Elementary.sineAndCosine(other.rotation)
    let along = matrix.a * cosine + matrix.b * sine
    let across = matrix.d * cosine - matrix.c * sine
    scaleX = along < 0 ? -scaleX.magnitude : scaleX.magnitude
    scaleY = across < 0 ? -scaleY.magnitude : scaleY.magnitude
    rotation = other.rotation
    shear = other.shear
  }

  /// Whether the map shrinks everything to one point.
  fileprivate var isPoint: Bool { scaleX == 0 && scaleY == 0 }
}
