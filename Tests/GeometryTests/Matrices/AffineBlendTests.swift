import Foundation
import Geometry
import Testing

@Suite struct AffineBlendTests {
  /// A pair of transforms with their blends at 0, 0.1 … 1.
  struct Row: CustomTestStringConvertible {
    var from: Matrix
    var to: Matrix
    var blends: [Matrix]
    var testDescription: String { "\(from) to \(to)" }
  }

  /// A shipping browser's blends of two matrices; that of an angle is beside the key paths' tests.
  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Tables/affine-browser.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var rows: [Row] = []
    func matrix(_ words: ArraySlice<Substring>) -> Matrix {
      let n = words.compactMap { Double($0) }
      return Matrix(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words[0] == "from" {
        rows.append(Row(from: matrix(words[1...6]), to: matrix(words[8...13]), blends: []))
      } else {
        rows[rows.count - 1].blends.append(matrix(words[...]))
      }
    }
    return rows
  }()

  @Test func hasTheWholeTable() {
    #expect(AffineBlendTests.rows.count == 15)
    #expect(AffineBlendTests.rows.allSatisfy { $0.blends.count == 11 })
  }

  @Test(arguments: rows.filter { !$0.from.isSingular && !$0.to.isSingular })
  func blendsAsABrowserDoes(_ row: Row) {
    for (step, expected) in row.blends.enumerated() {
      let blend = row.from.interpolated(to: row.to, Double(step) / 10)
      let size = max(
        1, [expected.a, expected.b, expected.c, expected.d].map(\.magnitude).max() ?? 1)
      #expect(near(blend, expected, 1e-5 * size), "at \(step)")
    }
  }

  /// A browser swaps a flat picture for the whole one at half the time; Core Animation, as is widely
  /// reported, lets it grow: at 0.4 the one has a height of 0, the other of 0.4.
  @Test func growsWhereABrowserSwaps() throws {
    let flat = AffineBlendTests.rows.filter { $0.from.isSingular || $0.to.isSingular }
    let row = try #require(flat.count == 1 ? flat.first : nil)
    for (step, expected) in row.blends.enumerated() {
      let share = Double(step) / 10
      #expect(expected.d == (step < 5 ? 0 : 1))
      #expect((row.from.interpolated(to: row.to, share).d - share).magnitude < 1e-12)
    }
  }

  /// Blink's own test; its figures are to two decimals inside 0...1 and rougher outside.
  @Test func goesOnBeyondTheEnds() {
    let from = Matrix(
      a: 43.30127018922194, b: 30, c: -17.5, d: 36.373066958946424, tx: 31, ty: 33)
    let to = Matrix(
      a: 36, b: 31.17691453623979, c: -76.2102355330306, d: 22, tx: 34, ty: 32)
    let before = Matrix(
      a: 50.66971090528417, b: 27.756474621427802, c: 4.860028812048279, d: 17.73232844681859,
      tx: 28, ty: 34)
    let inside = Matrix(
      a: 41.46349186018549, b: 30.39211289511227, c: -29.128915461329193, d: 36.33246246588023,
      tx: 31.75, ty: 32.75)
    #expect(near(from.interpolated(to: to, -1), before, 0.2))
    #expect(near(from.interpolated(to: to, 0.25), inside, 0.02))
    let sheared = Matrix(a: 1, b: -0.2, c: 0, d: 1, tx: 0, ty: 0)
    #expect(
      near(
        Matrix.identity.interpolated(to: sheared, 0.5),
        Matrix(a: 1, b: -0.1, c: 0, d: 1, tx: 0, ty: 0), 0.01))
    let late = Matrix(
      a: 37.81039134763866, b: 30.97972596106563, c: -58.64609980106118, d: 29.322678715217965,
      tx: 33.25, ty: 32.25)
    #expect(near(from.interpolated(to: to, 0.75), late, 0.02))
    let wide = Matrix(a: 1, b: 1, c: -2, d: 1, tx: 10, ty: 10)
    #expect(
      near(
        Matrix.identity.interpolated(to: wide, 0.5),
        Matrix(a: 1.12, b: 0.46, c: -0.84, d: 1.34, tx: 5, ty: 5), 0.01))
  }

  /// Widely reported of Core Animation: no motion for a full turn, the short way otherwise.
  @Test func turnsTheShortWay() {
    #expect(near(Matrix.identity.interpolated(to: Matrix(rotation: 2 * .pi), 0.5), .identity))
    let back = Matrix.identity.interpolated(to: Matrix(rotation: 3 * .pi / 2), 0.5)
    #expect(near(back, Matrix(rotation: -.pi / 4)))
    let clockwise = Matrix.identity.interpolated(to: Matrix(rotation: 179 * .pi / 180), 0.5)
    #expect(near(clockwise, Matrix(rotation: 89.5 * .pi / 180)))
    let other = Matrix.identity.interpolated(to: Matrix(rotation: 181 * .pi / 180), 0.5)
    #expect(near(other, Matrix(rotation: -89.5 * .pi / 180)))
  }

  /// This project's choice where reports conflict.
  @Test(arguments: [Double.pi, -Double.pi])
  func turnsHalfATurnClockwise(_ angle: Double) {
    let half = Matrix.identity.interpolated(to: Matrix(rotation: angle), 0.5)
    #expect(near(half, Matrix(rotation: .pi / 2), 1e-9))
  }

  @Test func mirrorsThroughALine() {
    let half = Matrix.identity.interpolated(to: Matrix(scaleX: -1, y: 1), 0.5)
    #expect(near(half, Matrix(scaleX: 0, y: 1)))
    let upright = Matrix.identity.interpolated(to: Matrix(scaleX: 1, y: -1), 0.25)
    #expect(near(upright, Matrix(scaleX: 1, y: 0.5)))
  }

  @Test func growsStraightOutOfALine() {
    let flat = Matrix(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 20)
    let half = flat.interpolated(to: .identity, 0.5)
    #expect(near(half, Matrix(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 10)))
    let point = Matrix(scaleX: 0, y: 0)
    let turned = point.interpolated(to: Matrix(rotation: 1), 0.5)
    #expect(near(turned, Matrix(rotation: 1).scaled(x: 0.5, y: 0.5)))
    let away = Matrix(rotation: 1).interpolated(to: point, 0.75)
    #expect(near(away, Matrix(rotation: 1).scaled(x: 0.25, y: 0.25)))
  }

  /// On UIKit's frames the area of a turning square stays what it is.
  @Test func keepsTheAreaOfATurn() {
    for step in 0...10 {
      let blend = Matrix.identity.interpolated(
        to: Matrix(rotation: .pi / 2), Double(step) / 10)
      #expect((blend.determinant - 1).magnitude < 1e-12)
    }
  }
}
