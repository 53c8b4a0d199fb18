import Geometry
import Testing
import Timelines

@Suite struct TransformCompositionTests {
  /// What UIKit adds for a change of transform: old · new⁻¹ to the identity.
  private func additive(_ old: Matrix, _ new: Matrix, begin: Double = 0) -> Animation {
    let offset = old.concatenating(new.inverse ?? .identity)
    return Animation(
      keyPath: "transform",
      motion: .basic(from: .matrix(offset), to: .matrix(.identity), by: nil),
      timing: MediaTiming(begin: begin, duration: 1, fill: .both), isAdditive: true)
  }

  private func matrix(_ value: Value) -> Matrix {
    if case .matrix(let matrix) = value { return matrix }
    return Matrix(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  private func isNear(_ a: Matrix, _ b: Matrix, _ tolerance: Double = 1e-9) -> Bool {
    zip(Value.matrix(a).numbers, Value.matrix(b).numbers).allSatisfy {
      ($0 - $1).magnitude < tolerance
    }
  }

  /// Cosine and sine of a turn by 270 degrees at tenths, as a shipping browser computes them with 6
  /// digits: a number has no short way.
  @Test func turnsByANumberTheWholeWay() {
    let expected: [(cosine: Double, sine: Double)] = [
      (1, 0), (0.891007, 0.45399), (0.587785, 0.809017), (0.156434, 0.987688),
      (-0.309017, 0.951057), (-0.707107, 0.707107), (-0.951057, 0.309017),
      (-0.987688, -0.156434), (-0.809017, -0.587785), (-0.45399, -0.891007), (0, -1),
    ]
    for keyPath in ["transform.rotation", "transform.rotation.z"] {
      var script = Script()
      script.view(1, in: 0)
      script.add(
        1, "turn", 1,
        Animation(
          keyPath: keyPath,
          motion: .basic(from: .number(0), to: .number(3 * .pi / 2), by: nil),
          timing: MediaTiming(begin: 0, duration: 1, fill: .both), isRemovedOnCompletion: false))
      let timeline = script.timeline
      for (step, turn) in expected.enumerated() {
        let shown = matrix(timeline.shown(1, "transform", at: Double(step) / 10))
        let wanted = Matrix(
          a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
        #expect(isNear(shown, wanted, 1e-5), "\(keyPath) at \(step)")
      }
    }
  }

  /// Equals blending straight from old to new for scales with translations.
  @Test func additiveChangeIsABlend() {
    let old = Matrix(scaleX: 1, y: 0.1).concatenating(Matrix(translationX: 0, y: 20))
    let new = Matrix(scaleX: 2, y: 1)
    var script = Script()
    script.view(1, in: 0)
    script.set(1, "transform", .matrix(new))
    script.add(1, "transform", 1, additive(old, new))
    let timeline = script.timeline
    #expect(isNear(matrix(timeline.shown(1, "transform", at: 0)), old))
    let half = matrix(timeline.shown(1, "transform", at: 0.5))
    #expect(isNear(half, old.interpolated(to: new, 0.5)))
    #expect(isNear(matrix(timeline.shown(1, "transform", at: 1)), new))
  }

  /// Measured for sums of rotations: the oldest change stands leftmost.
  @Test func severalChangesMultiply() {
    let turns = [0.3, 0.9, 1.4].map { Matrix(rotation: $0).scaled(x: 1 + $0, y: 1) }
    var script = Script()
    script.view(1, in: 0)
    script.set(1, "transform", .matrix(turns[2]))
    let first = additive(turns[0], turns[1])
    let second = additive(turns[1], turns[2])
    script.add(1, "transform", 1, first)
    script.add(1, "transform-2", 2, second)
    let timeline = script.timeline
    func offset(_ animation: Animation, _ time: Double) -> Matrix {
      guard case .basic(.matrix(let from)?, _, _) = animation.motion else { return .identity }
      return from.interpolated(to: .identity, time)
    }
    for time in [0, 0.25, 0.6] {
      let expected = offset(first, time).concatenating(offset(second, time))
        .concatenating(turns[2])
      #expect(isNear(matrix(timeline.shown(1, "transform", at: time)), expected))
    }
    #expect(isNear(matrix(timeline.shown(1, "transform", at: 0)), turns[0]))
  }

  /// Key paths into a transform, by another project's tests of Core Animation's components.
  @Test func componentsKeepTheOthers() throws {
    let model = Value.matrix3D(Matrix3D(scaleX: 2, y: 3, z: 4))
    func shown(_ animation: Animation, _ model: Value, at time: Double) -> Matrix3D? {
      var script = Script()
      script.layer(1, in: 0)
      script.set(1, "transform", model)
      script.add(1, "k", 1, animation)
      if case .matrix3D(let matrix) = script.timeline.shown(1, "transform", at: time) {
        return matrix
      }
      return nil
    }
    func isNear(_ a: Matrix3D?, _ b: Matrix3D) -> Bool {
      zip(a?.entries ?? [], b.entries).allSatisfy { ($0 - $1).magnitude < 1e-9 } && a != nil
    }
    let second = MediaTiming(begin: 0, duration: 1)
    let wider = Animation(
      keyPath: "transform.scale.x", motion: .basic(from: nil, to: .number(4), by: nil),
      timing: second)
    #expect(isNear(shown(wider, model, at: 0.5), Matrix3D(scaleX: 3, y: 3, z: 4)))
    var moved = Matrix3D(scaleX: 2, y: 3, z: 4)
    moved[3, 0] = 6
    let further = Animation(
      keyPath: "transform.translation.x", motion: .basic(from: nil, to: nil, by: .number(10)),
      timing: second)
    #expect(shown(further, .matrix3D(moved), at: 0.5)?[3, 0] == 11)
    let added = Animation(
      keyPath: "transform.scale.x",
      motion: .keyframes(Keyframes(values: [.number(0), .number(1)])), timing: second,
      isAdditive: true)
    #expect(isNear(shown(added, model, at: 0.5), Matrix3D(scaleX: 2.5, y: 3, z: 4)))
    let steps = Animation(
      keyPath: "transform.translation.x",
      motion: .keyframes(Keyframes(values: [.number(0), .number(10)])),
      timing: MediaTiming(begin: 0, duration: 1, repeatCount: 3), isCumulative: true)
    #expect(shown(steps, model, at: 1.5)?[3, 0] == 15)
  }

  /// Widely reported: the angle is a number, so a whole turn turns.
  @Test func rotationTurnsAllTheWay() throws {
    var script = Script()
    script.layer(1, in: 0)
    script.set(1, "transform", .matrix(Matrix(scaleX: 2, y: 2)))
    script.add(
      1, "spin", 1,
      Animation(
        keyPath: "transform.rotation.z",
        motion: .basic(from: .number(0), to: .number(2 * .pi), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)))
    let timeline = script.timeline
    for step in 1..<10 {
      let time = Double(step) / 10
      let expected = Matrix(rotation: 2 * .pi * time).scaled(x: 2, y: 2)
      #expect(isNear(matrix(timeline.shown(1, "transform", at: time)), expected))
    }
    let third = try #require(timeline.shown(1, "transform.rotation", at: 1.0 / 3).number)
    #expect((third - 2 * .pi / 3).magnitude < 1e-9)
  }

  @Test func turnsOutOfThePlane() throws {
    var script = Script()
    script.layer(1, in: 0)
    script.add(
      1, "flip", 1,
      Animation(
        keyPath: "transform.rotation.y",
        motion: .basic(from: .number(0), to: .number(.pi), by: nil),
        timing: MediaTiming(begin: 0, duration: 1)))
    let timeline = script.timeline
    let shown = try #require(timeline.shown(1, "transform.rotation.y", at: 0.75).number)
    #expect((shown - 0.75 * .pi).magnitude < 1e-9)
    guard case .matrix3D(let matrix) = timeline.shown(1, "transform", at: 0.5) else {
      Issue.record("stays in the plane")
      return
    }
    #expect(matrix[0, 0].magnitude < 1e-9)
    #expect((matrix[0, 2] + 1).magnitude < 1e-9)
  }

  /// By scale, rotation and the frame: the box around the turned bounds (documented).
  @Test func frameIsTheBoxAroundTheTurnedBounds() {
    func frame(_ bounds: Rect, _ transform: Matrix) -> Rect {
      var placement = Placement()
      placement.bounds = bounds
      placement.position = Point(x: 100, y: 100)
      placement.transform = .matrix(transform)
      return placement.frame
    }
    #expect(
      frame(Rect(x: 0, y: 0, width: 100, height: 50), Matrix(scaleX: 2, y: 2))
        == Rect(x: 0, y: 50, width: 200, height: 100))
    let turned = frame(Rect(x: 0, y: 0, width: 100, height: 100), Matrix(rotation: .pi / 4))
    #expect((turned.size.width - 141.4213562373).magnitude < 1e-9)
    #expect((turned.midX - 100).magnitude < 1e-9)
    #expect(
      frame(Rect(x: 30, y: 20, width: 100, height: 100), .identity)
        == Rect(x: 50, y: 50, width: 100, height: 100))
  }
}
