import Foundation
import Geometry
import Samples
import Testing

@Suite struct Matrix3DTests {
  /// `CATransform3D` expressions with their entries, run against QuartzCore by their source.
  static let rows: [(name: String, matrix: Matrix3D, entries: [Double])] = [
    (
      "translation", Matrix3D(translationX: 2, y: 3, z: 4),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]
    ),
    (
      "scale", Matrix3D(scaleX: 2, y: 3, z: 4),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    ),
    (
      "rotation about z", Matrix3D(rotation: .pi / 2, x: 0, y: 0, z: 1),
      [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    (
      "rotation about x", Matrix3D(rotation: .pi / 2, x: 1, y: 0, z: 0),
      [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]
    ),
    (
      "translation, then scale",
      Matrix3D(translationX: 10, y: 0, z: 0).concatenating(Matrix3D(scaleX: 2, y: 2, z: 2)),
      [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]
    ),
    (
      "scale, then translation",
      Matrix3D(scaleX: 2, y: 2, z: 2).concatenating(Matrix3D(translationX: 10, y: 0, z: 0)),
      [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]
    ),
    (
      "rotation in a scale",
      Matrix3D(rotation: .pi / 2, x: 0, y: 0, z: 1)
        .concatenating(Matrix3D(scaleX: 2, y: 3, z: 1)),
      [0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    (
      "inverse of a scale", Matrix3D(scaleX: 2, y: 2, z: 2).inverse ?? .identity,
      [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1]
    ),
    (
      "rotation about nothing", Matrix3D(rotation: .pi, x: 0, y: 0, z: 0),
      Matrix3D.identity.entries
    ),
    (
      "plane", Matrix3D(Matrix(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)),
      [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]
    ),
    (
      "rotation, then translation",
      Matrix3D(rotation: .pi / 3, x: 1, y: 0, z: 0)
        .concatenating(Matrix3D(translationX: 5, y: 5, z: 5)),
      [1, 0, 0, 0, 0, 0.5, 0.8660254, 0, 0, -0.8660254, 0.5, 0, 5, 5, 5, 1]
    ),
  ]

  @Test(arguments: rows.indices) func hasApplesEntries(_ index: Int) {
    let row = Matrix3DTests.rows[index]
    #expect(near(row.matrix.entries, row.entries, 1e-7), "\(row.name)")
  }

  @Test func knowsWhatStaysInThePlane() {
    #expect(Matrix3D.identity.plane != nil)
    #expect(Matrix3D(rotation: 1, x: 0, y: 0, z: 1).plane != nil)
    #expect(Matrix3D(rotation: 1, x: 1, y: 0, z: 0).plane == nil)
    #expect(Matrix3D(scaleX: 1, y: 1, z: 2).plane == nil)
    #expect(Matrix3D(translationX: 0, y: 0, z: 5).plane == nil)
    var deep = Matrix3D.identity
    deep[2, 3] = -1 / 500
    #expect(deep.plane == nil)
  }

  @Test func blendsPlaneMapsAsPlaneMaps() {
    let turn = Matrix3D(Matrix(rotation: .pi / 2).concatenating(Matrix(translationX: 0, y: 100)))
    let half = Matrix3D.identity.interpolated(to: turn, 0.5).shadow
    let root = 0.5.squareRoot()
    #expect(near(half, Matrix(a: root, b: root, c: -root, d: root, tx: 0, ty: 50)))
    let opposite = Matrix3D.identity.interpolated(
      to: Matrix3D(rotation: .pi, x: 0, y: 0, z: 1), 0.5)
    #expect(near(opposite.shadow, Matrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), 1e-9))
  }

  @Test func turnsEvenlyAboutAnyAxis() {
    for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (1, 2, 3), (-1, 0.5, 0)] {
      let end = Matrix3D(rotation: 2, x: x, y: y, z: z)
      for step in 1..<10 {
        let share = Double(step) / 10
        let blend = Matrix3D.identity.interpolated(to: end, share)
        let expected = Matrix3D(rotation: 2 * share, x: x, y: y, z: z)
        #expect(near(blend.entries, expected.entries, 1e-9), "\(x) \(y) \(z) at \(share)")
      }
    }
  }

  @Test func takesApartAndPutsTogether() throws {
    var random = Seeded(seed: 5)
    for _ in 0..<200 {
      var matrix = Matrix3D(entries: (0..<16).map { _ in random.number(in: -2...2) })
      matrix[3, 3] = 1
      for row in 0..<3 { matrix[row, 3] = random.number(in: -0.01...0.01) }
      guard let parts = SpaceParts(matrix) else { continue }
      let again = Matrix3D(parts)
      #expect(near(again.entries, matrix.entries, 1e-6))
    }
  }

  @Test func readsAnglesBack() {
    for angle in [-3.0, -2, -1, 0.5, 1, 2, 3] {
      let about = EulerAngles(Quaternion(EulerAngles(x: 0, y: angle, z: 0)))
      #expect((about.y - angle).magnitude < 1e-9)
      let first = EulerAngles(Quaternion(EulerAngles(x: angle, y: 0, z: 0)))
      #expect((first.x - angle).magnitude < 1e-9)
      let last = EulerAngles(Quaternion(EulerAngles(x: 0, y: 0, z: angle)))
      #expect((last.z - angle).magnitude < 1e-9)
    }
  }
}

func near(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
}
