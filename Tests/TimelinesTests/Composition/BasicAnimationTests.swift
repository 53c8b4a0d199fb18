import Geometry
import Testing
import Timelines

/// From, to, by, additive, cumulative and groups, on a layer.
@Suite struct BasicAnimationTests {
  private func shown(
    _ animation: Animation, over model: Value, at time: Double, _ side: Side = .from
  ) -> Value {
    var script = Script()
    script.layer(1, in: 0)
    let root = animation.roots.first ?? animation.keyPath
    script.set(1, root, model)
    script.add(1, "k", 1, animation)
    return script.timeline.shown(1, root, at: time, side)
  }

  private func animation(
    _ motion: Motion, _ keyPath: String = "k", _ timing: MediaTiming? = nil,
    additive: Bool = false, cumulative: Bool = false
  ) -> Animation {
    Animation(
      keyPath: keyPath, motion: motion, timing: timing ?? MediaTiming(begin: 0, duration: 1),
      isAdditive: additive, isCumulative: cumulative)
  }

  /// Core Animation's documented table, a quarter of the way over a model of 8.
  @Test(arguments: [
    (from: 0.0 as Double?, to: 4.0 as Double?, by: nil as Double?, value: 1.0),
    (0, nil, 4, 1), (nil, 4, 4, 1), (0, nil, nil, 2), (nil, 4, nil, 7), (nil, nil, 4, 9),
    (nil, nil, nil, 8),
  ])
  func followsTheTableOfFromToAndBy(
    _ from: Double?, _ to: Double?, _ by: Double?, _ value: Double
  ) {
    let motion = Motion.basic(
      from: from.map(Value.number), to: to.map(Value.number), by: by.map(Value.number))
    #expect(shown(animation(motion), over: .number(8), at: 0.25) == .number(value))
  }

  /// Rows of another project's tests of aggregate values.
  @Test func addsValuesOfManyParts() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 80)
    let by = Motion.basic(
      from: nil, to: nil, by: .rect(Rect(x: 2, y: 4, width: 20, height: 40)))
    #expect(
      shown(animation(by, "bounds"), over: .rect(rect), at: 0.5)
        == .rect(Rect(x: 11, y: 22, width: 110, height: 100)))
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let tint = Motion.basic(
      from: .color(color), to: nil,
      by: .color(Color(red: 0.2, green: 0.1, blue: 0.4, alpha: 0.2)))
    let found = shown(animation(tint, "backgroundColor"), over: .none, at: 0.5).numbers
    for (a, b) in zip(found, [0.2, 0.25, 0.5, 0.5]) { #expect((a - b).magnitude < 1e-12) }
  }

  @Test func addsKeyframesToTheModel() {
    let frames = Motion.keyframes(Keyframes(values: [.number(0.1), .number(0.3)]))
    let found = shown(animation(frames, additive: true), over: .number(0.2), at: 0.5).number ?? 0
    #expect((found - 0.4).magnitude < 1e-12)
    let points = Motion.keyframes(
      Keyframes(values: [.point(Point(x: 2, y: 4)), .point(Point(x: 6, y: 8))]))
    #expect(
      shown(
        animation(points, "position", additive: true), over: .point(Point(x: 10, y: 20)), at: 0.5)
        == .point(Point(x: 14, y: 26)))
  }

  /// Documented: every cycle starts where the last one ended.
  @Test func accumulatesOverCycles() {
    let move = Motion.basic(from: .number(10), to: .number(20), by: nil)
    let thrice = MediaTiming(begin: 0, duration: 1, repeatCount: 3)
    #expect(
      shown(animation(move, "k", thrice, cumulative: true), over: .number(0), at: 1.5)
        == .number(35))
    let back = MediaTiming(begin: 0, duration: 1, repeatCount: 2, autoreverses: true)
    #expect(
      shown(animation(move, "k", back, cumulative: true), over: .number(0), at: 2.5)
        == .number(25))
  }

  @Test func coloursAreNeverAdded() {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let motion = Motion.basic(from: .color(red), to: .color(red), by: nil)
    let model = Value.color(Color(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect(
      shown(animation(motion, "backgroundColor", additive: true), over: model, at: 0.5) == model)
  }

  /// Opaque colours blend as a browser shows them, to one of 255 steps.
  @Test func coloursBlendInGammaSpace() {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    let bytes = [255, 230, 204, 179, 153, 128, 102, 77, 51, 26, 0]
    for (step, byte) in bytes.enumerated() {
      let blend = red.interpolated(to: blue, Double(step) / 10)
      #expect((blend.red - Double(byte) / 255).magnitude < 0.006)
      #expect((blend.blue - Double(bytes[10 - step]) / 255).magnitude < 0.006)
    }
  }

  @Test func whatCannotBlendChangesAtTheEnd() {
    let motion = Motion.basic(from: .text("a"), to: .text("b"), by: nil)
    #expect(shown(animation(motion), over: .text("m"), at: 0.99) == .text("a"))
    #expect(shown(animation(motion), over: .text("m"), at: 1, .before) == .text("b"))
    let round = Value.outline(Outline(ovalIn: .unit))
    let square = Value.outline(Outline(rect: .unit))
    let morph = Motion.basic(from: round, to: square, by: nil)
    #expect(shown(animation(morph, "path"), over: .none, at: 0.01) == square)
  }

  /// Documented: children are cut at their group's end, not scaled to it.
  @Test func groupCutsItsChildren() {
    func child(_ keyPath: String, begin: Double, duration: Double) -> Animation {
      animation(
        .basic(from: .number(0), to: .number(100), by: nil), keyPath,
        MediaTiming(begin: begin, duration: duration))
    }
    let group = animation(
      .group([
        child("strokeEnd", begin: 0, duration: 4), child("strokeStart", begin: 0.5, duration: 1),
      ]), "", MediaTiming(begin: 1, duration: 2, speed: 2))
    var script = Script()
    script.layer(1, in: 0, type: "CAShapeLayer")
    script.add(1, "group", 1, group)
    let timeline = script.timeline
    #expect(timeline.shown(1, "strokeEnd", at: 1.5) == .number(25))
    #expect(timeline.shown(1, "strokeEnd", at: 2, .before) == .number(50))
    #expect(timeline.shown(1, "strokeEnd", at: 2) == .number(1))
    #expect(timeline.shown(1, "strokeStart", at: 1.2) == .number(0))
    #expect(timeline.shown(1, "strokeStart", at: 1.5) == .number(50))
    #expect(timeline.shown(1, "strokeStart", at: 1.9) == .number(0))
  }

  @Test func groupsCurveWarpsItsChildrensTime() {
    var group = animation(
      .group([animation(.basic(from: .number(0), to: .number(1), by: nil), "strokeEnd")]), "")
    group.curve = .easeIn
    let found = shown(group, over: .number(1), at: 0.5).number ?? 0
    #expect((found - 0.3153568126).magnitude < 1e-9)
  }

  @Test func springMayOvershootOpacity() {
    let spring = SpringConstants.fitting(duration: 1, dampingRatio: 0.2)
    let motion = Motion.spring(spring, from: .number(0), to: .number(1), by: nil)
    let peak = shown(animation(motion, "opacity"), over: .number(1), at: 0.12).number ?? 0
    #expect(peak > 1.5)
  }
}
