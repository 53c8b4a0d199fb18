import Engine
import Geometry
import QuartzCore
import Timelines

/// The transform that has to be done before the new one to look like the old one.
///
/// Additive transforms are multiplied, so that a block moves `old · new⁻¹` to the identity.
struct TransformDifference {
  private let old: Matrix3D
  private let new: Matrix3D
  private let inverse: Matrix3D?

  init(from old: Value, to new: Value) {
    self.old = TransformDifference.space(old)
    self.new = TransformDifference.space(new)
    inverse = self.new.inverse
  }

  /// Where the additive animation starts.
  ///
  /// Widely reported: towards a transform that flattens the view there is no inverse, and the
  /// picture jumps to the end at once.
  var start: Value {
    guard let inverse else { return .matrix(.identity) }
    let difference = old.concatenating(inverse)
    return difference.plane.map { .matrix($0) } ?? .matrix3D(difference)
  }

  /// Says what UIKit does not guarantee about this move.
  @MainActor func remark() {
    if inverse == nil {
      Conductor.current.note("scale-zero", AnimationMessage.flattened)
    } else if isWholeTurn {
      Conductor.current.note("whole-turn", AnimationMessage.wholeTurn)
    } else if isHalfTurn {
      Conductor.current.note("half-turn", AnimationMessage.halfTurn)
    }
  }

  /// Whether old and new look the same although they were not written the same.
  private var isWholeTurn: Bool {
    guard case .matrix(let matrix) = start else { return false }
    let numbers = [matrix.a - 1, matrix.b, matrix.c, matrix.d - 1, matrix.tx, matrix.ty]
    return numbers.allSatisfy { $0.magnitude < 1e-9 }
  }

  private var isHalfTurn: Bool {
    guard case .matrix(let matrix) = start, !matrix.isSingular else { return false }
    return (AffineParts(matrix).rotation.magnitude - Elementary.pi).magnitude < 1e-6
  }

  private static func space(_ value: Value) -> Matrix3D {
    switch value {
    case .matrix(let plane): Matrix3D(plane)
    case .matrix3D(let matrix): matrix
    default: .identity
    }
  }
}
