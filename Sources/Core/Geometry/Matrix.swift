/// A plane affine map for row vectors: `[x y 1] · |a b 0; c d 0; tx ty 1|`.
package struct Matrix: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
