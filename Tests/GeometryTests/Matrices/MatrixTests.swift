import Foundation
import Geometry
import Samples
import Testing

@Suite struct MatrixTests {
  /// Apple's conventions as documented: the new operation is applied first.
  @Test func appliesNewOperationsFirst() {
    let double = Matrix(scaleX: 2, y: 2)
    let shift = Matrix(translationX: 10, y: 0)
    #expect(double.concatenating(shift) == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    #expect(double.translated(x: 10, y: 0) == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
    #expect(shift.scaled(x: 2, y: 2) == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    let turned = Matrix(rotation: .pi / 2).translated(x: 10, y: 0)
    #expect(near(turned, Matrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 10)))
  }

  /// Rectangles under transforms, re-computed by the source of the figures.
  @Test(arguments: [
    (
      Rect(x: -6, y: -7, width: 12, height: 14), Matrix(rotation: .pi / 2),
      Rect(x: -7, y: -6, width: 14, height: 12)
    ),
    (
      Rect(x: 45, y: 115, width: 13, height: 14), Matrix(rotation: 42),
      Rect(
        x: 82.20082974097352, y: -104.75635541260408, width: 18.031110765667435,
        height: 17.514574532740156)
    ),
    (
      Rect(x: 45, y: 115, width: 13, height: 14),
      Matrix(rotation: -104).concatenating(Matrix(translationX: -26, y: 22))
        .concatenating(Matrix(scaleX: 7, y: 5)),
      Rect(
        x: -856.8534424207578, y: -428.36482622296273, width: 117.68398448828839,
        height: 87.18621695814943)
    ),
    (
      Rect(x: 50, y: 50, width: 100, height: 100), Matrix(scaleX: 2, y: 2),
      Rect(x: 100, y: 100, width: 200, height: 200)
    ),
  ])
  func boxesTurnedRectangles(_ rect: Rect, _ matrix: Matrix, _ expected: Rect) {
    let box = rect.applying(matrix)
    for (a, b) in zip(
      [box.origin.x, box.origin.y, box.size.width, box.size.height],
      [expected.origin.x, expected.origin.y, expected.size.width, expected.size.height])
    {
      #expect((a - b).magnitude < 1e-4)
    }
  }

  @Test func undoesItself() throws {
    var random = Seeded(seed: 3)
    for _ in 0..<200 {
      let matrix = Matrix(
        a: random.number(in: -2...2), b: random.number(in: -2...2), c: random.number(in: -2...2),
        d: random.number(in: -2...2), tx: random.number(in: -99...99),
        ty: random.number(in: -99...99))
      guard matrix.determinant.magnitude > 0.01 else { continue }
      let inverse = try #require(matrix.inverse)
      #expect(near(matrix.concatenating(inverse), .identity, 1e-9))
      #expect(near(Matrix(AffineParts(matrix)), matrix, 1e-9))
    }
    #expect(Matrix(scaleX: 1, y: 0).inverse == nil)
  }
}

func near(_ a: Matrix, _ b: Matrix, _ tolerance: Double = 1e-12) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    .allSatisfy { ($0 - $1).magnitude <= tolerance }
}
