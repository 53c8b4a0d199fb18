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
    } else {
      remarkOnTurn()
    }
  }

  /// Says when the move is a turn that shows nothing, or that has no short way.
  @MainActor func remarkOnTurn() {
    guard inverse != nil else { return }
    let (start, end) = (start, Value.matrix(.identity))
    if start.turnsAWholeCircle(to: end) {
      Conductor.current.note("whole-turn", AnimationMessage.wholeTurn)
    } else if start.turnsHalfACircle(to: end) {
      Conductor.current.note("half-turn", AnimationMessage.halfTurn)
    }
  }

  private static func space(_ value: Value) -> Matrix3D {
    switch value {
    case .matrix(let plane): Matrix3D(plane)
    case .matrix3D(let matrix): matrix
    default: .identity
    }
  }
}
