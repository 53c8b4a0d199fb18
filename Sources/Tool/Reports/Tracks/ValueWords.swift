import Figures
import Geometry
import Timelines

/// Values as a learner reads them: at most three decimals, transforms by what they do.
package enum ValueWords {
  package static func text(_ value: Value) -> String {
    switch value {
    case .number(let number): Digits.text(number)
    case .point(let point): tuple([point.x, point.y])
    case .size(let size): "\(Digits.text(size.width)) × \(Digits.text(size.height))"
    case .rect(let rect):
      tuple([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .color(let color):
      color.alpha == 1
        ? "rgb" + tuple([color.red, color.green, color.blue])
        : "rgba" + tuple([color.red, color.green, color.blue, color.alpha])
    case .matrix(let matrix): transform(matrix)
    case .matrix3D, .outline, .flag, .text, .list, .none: value.text
    }
  }

  private static func tuple(_ numbers: [Double]) -> String {
    "(" + numbers.map { Digits.text($0) }.joined(separator: ", ") + ")"
  }

  /// A plane transform by its shift, turn and scale, as far as there are any.
  private static func transform(_ matrix: Matrix) -> String {
    let value = Value.matrix(matrix)
    func part(_ name: String) -> Double { value.component(name)?.number ?? 0 }
    if isClose(matrix, .identity) { return "identity" }
    // Sheared matrices have no short description.
    guard abs(matrix.a * matrix.c + matrix.b * matrix.d) < 1e-6 else { return value.text }
    var words: [String] = []
    let shift = [part("translation.x"), part("translation.y")]
    if shift.contains(where: { abs($0) > 1e-6 }) { words.append("translation " + tuple(shift)) }
    let turn = part("rotation")
    if abs(turn) > 1e-6 { words.append("rotation \(Digits.text(turn))") }
    let scale = [part("scale.x"), part("scale.y")]
    if scale.contains(where: { abs($0 - 1) > 1e-6 }) {
      words.append(
        abs(scale[0] - scale[1]) < 1e-6
          ? "scale \(Digits.text(scale[0]))" : "scale " + tuple(scale))
    }
    return words.isEmpty ? value.text : words.joined(separator: " ")
  }

  private static func isClose(_ left: Matrix, _ right: Matrix) -> Bool {
    zip(
      [left.a, left.b, left.c, left.d, left.tx, left.ty],
      [right.a, right.b, right.c, right.d, right.tx, right.ty]
    ).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
