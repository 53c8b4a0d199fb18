import Evaluation
import Geometry
import Timelines

extension Diagnosis {
  /// Why a transform, or a part of one, is another than it should be where it rests.
  func ofTransform(
    _ reference: PropertyReference, expected: Value, found: Value, at moment: Moment,
    _ place: SourcePlace?
  ) -> Cause? {
    guard reference.root == "transform" else { return nil }
    var whole = reference
    whole.path.component = ""
    guard case .matrix(let matrix) = timeline.value(whole, at: moment.time, moment.side) else {
      return nil
    }
    return ofScaleZero(reference, matrix, expected: expected, place)
      ?? ofSwappedOrder(reference, matrix, expected: expected, found: found, place)
  }

  // MARK: Scale zero

  private static let scaleParts = ["", "scale", "scale.x", "scale.y", "a", "d"]

  private func ofScaleZero(
    _ reference: PropertyReference, _ matrix: Matrix, expected: Value, _ place: SourcePlace?
  ) -> Cause? {
    let part = reference.path.component
    guard matrix.determinant.magnitude < 1e-9, Self.scaleParts.contains(part),
      let found = Value.matrix(matrix).component(part)
    else { return nil }
    if let number = found.number {
      guard number.magnitude < 1e-9, let wanted = expected.number, wanted.magnitude > 1e-9 else {
        return nil
      }
    } else if case .matrix(let wanted) = expected, wanted.determinant.magnitude < 1e-9 {
      return nil
    }
    return DiagnosisMessage.scaleZero(
      answer.words(reference), wanted: ValueText.value(expected), place)
  }

  // MARK: Order

  private func ofSwappedOrder(
    _ reference: PropertyReference, _ matrix: Matrix, expected: Value, found: Value,
    _ place: SourcePlace?
  ) -> Cause? {
    let tolerance = Tolerance.range(found, expected)
    guard !tolerance.accepts(found, expected) else { return nil }
    let unit = ValueText.unit(of: reference.path)
    for other in Self.reordered(matrix) {
      guard let value = Value.matrix(other).component(reference.path.component),
        tolerance.accepts(value, expected)
      else { continue }
      return DiagnosisMessage.swappedOrder(
        answer.words(reference), found: ValueText.value(found, unit: unit),
        other: ValueText.value(value, unit: unit), place)
    }
    return nil
  }

  /// What a transform of two steps becomes when they are taken in the other order.
  static func reordered(_ matrix: Matrix) -> [Matrix] {
    var all: [Matrix] = []
    var linear = matrix
    (linear.tx, linear.ty) = (0, 0)
    if matrix.tx != 0 || matrix.ty != 0, linear != .identity {
      for factor in [linear, linear.inverse].compactMap({ $0 }) {
        let moved = Point(x: matrix.tx, y: matrix.ty).applying(factor)
        var other = linear
        (other.tx, other.ty) = (moved.x, moved.y)
        all.append(other)
      }
    }
    return all + turnedAndStretched(matrix)
  }

  /// A stretch and a turn in the other order; none where the order does not matter.
  private static func turnedAndStretched(_ matrix: Matrix) -> [Matrix] {
    let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    var all: [Matrix] = []
    let rows = (length(a, b), length(c, d))
    let columns = (length(a, c), length(b, d))
    let isEven = (rows.0 - rows.1).magnitude < 1e-9 && (columns.0 - columns.1).magnitude < 1e-9
    guard !isEven, matrix.determinant > 1e-9 else { return [] }
    if (a * c + b * d).magnitude < 1e-9, (a * b).magnitude > 1e-9 {
      let turn = Matrix(rotation: Elementary.atan2(b, a))
      all.append(turn.concatenating(Matrix(scaleX: rows.0, y: rows.1)))
    }
    if (a * b + c * d).magnitude < 1e-9, (a * c).magnitude > 1e-9 {
      let turn = Matrix(rotation: Elementary.atan2(-c / columns.0, a / columns.0))
      all.append(Matrix(scaleX: columns.0, y: columns.1).concatenating(turn))
    }
    return all.map { other in
      var other = other
      (other.tx, other.ty) = (matrix.tx, matrix.ty)
      return other
    }
  }

  // MARK: Turns

  /// Why a turn goes the other way round than it should, as its value at a moment shows.
  func ofTurn(
    _ reference: PropertyReference, _ segments: [Segment], expected: Value, found: Value,
    at moment: Moment
  ) -> Cause? {
    guard reference.root == "transform", reference.path.component.hasPrefix("rotation"),
      let wanted = expected.number, let found = found.number, wanted != found
    else { return nil }
    for segment in segments
    where segment.begin <= moment.time + 1e-9 && segment.end >= moment.time - 1e-9
      && segment.cycles.count == 1
    {
      let place = answer.place(of: segment.sites)
      guard let turn = turn(of: segment), let share = progress(of: segment, at: moment.time)
      else { continue }
      let others = [-2.0, 2.0].map { turn.to + $0 * Double.pi }
      for other in others.sorted(by: {
        ($0 - turn.from).magnitude < ($1 - turn.from).magnitude
      }) {
        let there = turn.from + share * (other - turn.from)
        let apart = (there - wanted).remainder(dividingBy: 2 * Double.pi).magnitude
        guard share > 0.02, apart < 0.01 else { continue }
        return (other - turn.from).magnitude < (turn.to - turn.from).magnitude
          ? DiagnosisMessage.longWay(from: turn.from, to: turn.to, short: other, place)
          : turn.isAngle
            ? nil
            : DiagnosisMessage.shortWay(from: turn.from, to: turn.to, wanted: other, place)
      }
    }
    return segments.isEmpty ? ofFullTurn(reference) : nil
  }

  /// Why an animation of an angle goes the long way to the right direction.
  func ofLongWay(
    _ segment: Segment, from: Value, to: Value, _ place: SourcePlace?
  ) -> Cause? {
    guard let turn = turn(of: segment), turn.isAngle, let from = from.number, let to = to.number
    else { return nil }
    let way = to - from
    let surplus = (turn.to - turn.from - way) / (2 * Double.pi)
    guard surplus.rounded() != 0, (surplus - surplus.rounded()).magnitude < 1e-3,
      (turn.to - turn.from).magnitude > way.magnitude
    else { return nil }
    return DiagnosisMessage.longWay(
      from: turn.from, to: turn.to, short: turn.from + way, place)
  }

  /// The angles that a stretch goes between: those of a layer animation as they are written, which
  /// may be more than a turn apart, else those that show.
  func turn(
    of segment: Segment, in other: Timeline? = nil
  ) -> (from: Double, to: Double, isAngle: Bool)? {
    let animation = (other ?? timeline).run(serial: segment.serial)?.animation
    if let animation, PropertyPath(animation.keyPath).component.hasPrefix("rotation"),
      animation.block == nil, animation.animator == nil
    {
      let ends: (from: Value?, to: Value?, by: Value?)
      switch animation.motion {
      case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
        ends = (from, to, by)
      default: return nil
      }
      let start = ends.from?.number ?? segment.from.number ?? 0
      guard let stop = ends.to?.number ?? ends.by?.number.map({ start + $0 }) else { return nil }
      return (start, stop, true)
    }
    guard let from = segment.from.number, let to = segment.to.number, from != to else { return nil }
    return (from, to, false)
  }

  /// How far a stretch along a curve has come at a moment, 0 to 1.
  private func progress(of segment: Segment, at time: Double) -> Double? {
    let length = segment.cycles.duration
    guard case .curve(let curve) = segment.pacing, length > 0 else { return nil }
    return curve.progress(at: min(max((time - segment.begin) / length, 0), 1))
  }

  /// A block's move to a transform without an inverse, which leaps there; the engine remarks on it.
  func ofFlattening(_ reference: PropertyReference, wanted: Value) -> Cause? {
    guard reference.root == "transform",
      let note = timeline.notes.first(where: { $0.rule == "scale-zero" })
    else { return nil }
    let place = answer.place(of: note.sites)
    let found = timeline.value(reference, at: answer.end)
    guard Self.scaleParts.contains(reference.path.component),
      !Tolerance.standard.accepts(found, wanted)
    else { return DiagnosisMessage.flattened(answer.words(reference), place) }
    return DiagnosisMessage.scaleZero(
      answer.words(reference), wanted: ValueText.value(wanted), place)
  }

  /// A turn by 2π, which is the same transform as none; the engine remarks on it.
  func ofFullTurn(_ reference: PropertyReference) -> Cause? {
    guard reference.root == "transform",
      let note = timeline.notes.first(where: { $0.rule == "whole-turn" })
    else { return nil }
    return DiagnosisMessage.fullTurn(answer.place(of: note.sites))
  }
}
