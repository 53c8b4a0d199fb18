import Geometry
import Testing
import Timelines

@testable import Grading

/// A mistake as timelines show it: the sentence that names it, and an answer that is wrong in another
/// way, of which it must not be said.
struct Mistake: Sendable, CustomTestStringConvertible {
  var name: String
  var check: String
  var sentence: String
  /// Words of the sentence that the near miss must not contain.
  var telling: String
  var build: @Sendable (inout AnswerMaker) -> Void
  var nearMiss: @Sendable (inout AnswerMaker) -> Void

  var testDescription: String { name }

  init(
    _ name: String, _ check: String, says sentence: String, telling: String,
    _ build: @escaping @Sendable (inout AnswerMaker) -> Void,
    not nearMiss: @escaping @Sendable (inout AnswerMaker) -> Void
  ) {
    self.name = name
    self.check = check
    self.sentence = sentence
    self.telling = telling
    self.build = build
    self.nearMiss = nearMiss
  }

  static let all = curves + transforms + strokes + layers + transitions + animators
}

@Suite struct MistakeTests {
  private func diagnosis(
    _ mistake: Mistake, _ build: (inout AnswerMaker) -> Void
  ) throws -> String? {
    var maker = AnswerMaker()
    maker.line = 7
    build(&maker)
    maker.line = nil
    maker.add(5, .end("idle"))
    let result = try maker.judge(mistake.check)
    #expect(result.status == .failed, "the check has to fail")
    return result.finding?.diagnosis
  }

  @Test(arguments: Mistake.all)
  func isNamedWithBothValuesAndTheLine(mistake: Mistake) throws {
    let text = try diagnosis(mistake, mistake.build)
    #expect(text == mistake.sentence)
    #expect(mistake.sentence.contains("line 7"))
  }

  @Test(arguments: Mistake.all)
  func isNotNamedWhereSomethingElseIsWrong(mistake: Mistake) throws {
    let text = try diagnosis(mistake, mistake.nearMiss) ?? ""
    #expect(!text.contains(mistake.telling), "\(text)")
    #expect(mistake.sentence.contains(mistake.telling))
  }
}

extension Mistake {
  private static let move = "a track box.center.x 50 -> 250 over 0s..1s"

  private static func spring(
    _ ratio: Double, _ velocity: Double = 0
  ) -> @Sendable (inout AnswerMaker) -> Void {
    { maker in
      maker.add(0, .set(2, key: "position", .point(Point(x: 250, y: 50))))
      let constants = SpringConstants.fitting(
        duration: 1, dampingRatio: ratio, velocity: velocity)
      maker.start(
        Animation(
          keyPath: "position",
          motion: .spring(
            constants, from: .point(Point(x: -200, y: 0)), to: .point(.zero), by: nil),
          timing: MediaTiming(begin: 0, duration: 1, fill: .both), isAdditive: true, block: 1),
        at: 0)
    }
  }

  static let curves = [
    Mistake(
      "a curve eased the other way", move + " curve easeOut",
      says: "The times are right; the curve of your animation (line 7) is eased the other way: "
        + "easeIn starts gently and stops at full speed; easeOut is asked for.",
      telling: "the other way",
      { $0.moveBox(from: 50, to: 250, curve: .easeIn) },
      not: { $0.moveBox(from: 50, to: 250, curve: .linear) }),
    Mistake(
      "a value on a curve eased the other way", "a at 0.25s box.center.x == 68.7 ± 0.5",
      says: "The curve of your animation (line 7) is easeOut, eased the other way; with easeIn it "
        + "would be 68.69 pt there.",
      telling: "the other way",
      { $0.moveBox(from: 50, to: 250, curve: .easeOut) },
      not: { $0.moveBox(from: 50, to: 250, curve: .linear) }),
    Mistake(
      "a spring with another damping", move + " curve spring(0.5, 0)",
      says: "Your spring has the damping ratio 0.3 (line 7); 0.5 is asked for.",
      telling: "damping ratio", spring(0.3), not: spring(0.5, 3)),
    Mistake(
      "a spring with another velocity", move + " curve spring(0.5, 3)",
      says: "Your spring has the initial velocity 0 (line 7); 3 is asked for.",
      telling: "initial velocity", spring(0.5), not: spring(0.2, 3)),
    Mistake(
      "a spring that goes too far", "a overshoots box.center.x by 16.3%",
      says: "Your spring has the damping ratio 0.2 (line 7); one of 0.5 goes beyond it by 16.3 %.",
      telling: "one of 0.5", spring(0.2),
      not: { $0.moveBox(from: 50, to: 250) }),
    Mistake(
      "a spring that starts too slowly", "a speed box.center.x at 0s 400",
      says: "Your spring has the initial velocity 1 (line 7), in ways per second; over a way of "
        + "200 the speed 400 takes 2.",
      telling: "ways per second", spring(0.5, 1),
      not: { $0.moveBox(from: 50, to: 250, curve: .linear) }),
    Mistake(
      "keyframe times taken as seconds", "a track box.alpha 1 -> 0 over 0.5s..1s curve linear",
      says: "Keyframe times are fractions of the whole, not seconds (line 7): 0.5 to 1 of 4 s is "
        + "2 s to 4 s; write 0.125 to 0.25.",
      telling: "not seconds",
      { $0.fadeBox(values: [1, 1, 0], keyTimes: [0, 0.5, 1], duration: 4) },
      not: { $0.fadeBox(values: [1, 1, 0, 0], keyTimes: [0, 0.3, 0.8, 1], duration: 4) }),
    Mistake(
      "key times of a layer in seconds", "a at 1s box.alpha == 0",
      says: "`keyTimes` are fractions of the duration, not seconds (line 7): yours end at 4, and "
        + "the end of the 4 s is 1.",
      telling: "not seconds",
      { $0.fadeBox(values: [1, 0, 1], keyTimes: [0, 1, 4], duration: 4, block: nil) },
      not: { $0.fadeBox(values: [1, 0, 1], keyTimes: [0, 0.5, 1], duration: 4, block: nil) }),
    Mistake(
      "an autoreverse that snaps", "a from 1.1s box.alpha == 1",
      says: "An autoreverse ends where it began; at 1 s the model value 0 shows (line 7).",
      telling: "autoreverse",
      {
        $0.add(0, .set(2, key: "opacity", .number(0)))
        $0.animate(
          key: "opacity", from: .number(1), to: nil, at: 0, duration: 0.5, autoreverses: true)
        $0.drop(at: 1)
      }, not: { $0.fadeBox(from: 1, to: 0, duration: 0.5) }),
  ]

  static let transforms = [
    Mistake(
      "transforms in the other order", "a track box.transform.ty 0 -> 20 over 0s..1s",
      says: "The order of the transforms counts (line 7): this way `box.transform.ty` becomes "
        + "2 pt; the other way round it is 20 pt.",
      telling: "order",
      { $0.turnBox(to: Matrix(a: 1, b: 0, c: 0, d: 0.1, tx: 0, ty: 2)) },
      not: { $0.turnBox(to: Matrix(a: 1, b: 0, c: 0, d: 0.1, tx: 0, ty: 5)) }),
    Mistake(
      "a turn and a stretch in the other order", "a from 2s box.transform.b == 2",
      says: "The order of the transforms counts (line 7): this way `box.transform.b` becomes 1; "
        + "the other way round it is 2.",
      telling: "order",
      {
        $0.turnBox(
          to: Matrix(rotation: .pi / 2 - .pi / 3)
            .concatenating(Matrix(scaleX: 4, y: 2)))
      }, not: { $0.turnBox(to: Matrix(rotation: .pi / 6)) }),
    Mistake(
      "a scale of zero", "a track box.transform.scale.y 1 -> 0.1 over 0s..1s",
      says: "`box.transform.scale.y` goes to a scale of 0 (line 7), which leaves nothing and has "
        + "no inverse; 0.1 is asked for.",
      telling: "scale of 0",
      { $0.turnBox(to: Matrix(scaleX: 1, y: 0)) },
      not: { $0.turnBox(to: Matrix(scaleX: 1, y: 0.2)) }),
    Mistake(
      "a layer's turn the long way round",
      "a track box.transform.rotation 0 -> -π/2 over 0s..1s curve linear",
      says: "It turns the long way round (line 7), from 0 rad to 4.712 rad; -1.571 rad is the "
        + "same direction, the short way.",
      telling: "long way",
      {
        $0.animate(
          key: "transform.rotation.z", from: .number(0), to: .number(3 * .pi / 2), at: 0,
          duration: 1, curve: .linear, block: nil)
      },
      not: {
        $0.animate(
          key: "transform.rotation.z", from: .number(0), to: .number(.pi), at: 0, duration: 1,
          curve: .linear, block: nil)
      }),
    Mistake(
      "a transform's turn the short way round", "a at 0.5s box.transform.rotation == 3 * π / 4",
      says: "A transform turns the short way (line 7): from 0 rad to -1.571 rad, which looks like "
        + "4.712 rad in the end. Turn in steps of less than half a turn.",
      telling: "short way",
      { $0.turnBox(to: Matrix(rotation: 3 * .pi / 2)) },
      not: { $0.turnBox(to: Matrix(rotation: .pi / 3)) }),
    Mistake(
      "a full turn", "a at 0.5s box.transform.rotation == π/3",
      says: "A full turn ends where it began (line 7): 2π is the same transform as 0, so nothing "
        + "moves. Turn in steps of less than half a turn.",
      telling: "full turn",
      {
        $0.turnBox(to: Matrix(rotation: 2 * .pi))
        $0.add(0, .note(rule: "whole-turn", text: "a whole turn is no change"))
      },
      not: { $0.turnBox(to: Matrix(rotation: .pi / 5)) }),
  ]

  static let strokes = [
    Mistake(
      "a stroke drawn backwards", "a track ring.strokeEnd 0 -> 1 over 0s..1s",
      says: "The stroke is drawn backwards (line 7): `ring.strokeEnd` goes from 1 to 0, not to 1.",
      telling: "backwards",
      {
        $0.addRing()
        $0.animate(
          7, key: "strokeEnd", from: .number(1), to: .number(0), at: 0, duration: 1, block: nil)
      },
      not: {
        $0.addRing()
        $0.animate(
          7, key: "strokeEnd", from: .number(0), to: .number(0.5), at: 0, duration: 1, block: nil)
      }),
    Mistake(
      "a stroke drawn from its end", "a track ring.strokeEnd 0 -> 1 over 0s..1s",
      says: "Your code moves `ring.strokeStart` from 1 to 0 (line 7), which draws the stroke "
        + "backwards, from the path's end to its start; move `ring.strokeEnd`.",
      telling: "backwards",
      {
        $0.addRing()
        $0.animate(
          7, key: "strokeStart", from: .number(1), to: .number(0), at: 0, duration: 1, block: nil)
      },
      not: {
        $0.addRing()
        $0.animate(
          7, key: "opacity", from: .number(1), to: .number(0), at: 0, duration: 1, block: nil)
      }),
    Mistake(
      "a path that runs the other way", "a at 0.25s ring.strokeEnd.tip == (25, 0)",
      says: "`ring.path` runs the other way (line 7): its stroke is at (75, 0) when it should be "
        + "at (25, 0).",
      telling: "other way",
      {
        $0.addRing(isReversed: true)
        $0.animate(
          7, key: "strokeEnd", from: .number(0), to: .number(1), at: 0, duration: 1,
          curve: .linear, block: nil)
      },
      not: {
        $0.addRing()
        $0.animate(
          7, key: "strokeEnd", from: .number(0), to: .number(1), at: 0, duration: 2,
          curve: .linear, block: nil)
      }),
  ]

  static let layers = [
    Mistake(
      "a model value that a layer animation leaves alone", "a from 1.1s box.alpha == 0",
      says: "A layer animation (line 7) leaves the model value as it is; when it ends at 1 s, "
        + "`box.alpha` falls back to it: 1.",
      telling: "falls back",
      {
        $0.animate(
          key: "opacity", from: .number(1), to: .number(0), at: 0, duration: 1, block: nil)
        $0.drop(at: 1)
      }, not: { $0.fadeBox(from: 1, to: 0.5) }),
    Mistake(
      "a layer animation without values", "a track box.alpha 1 -> 0 over 0s..1s",
      says: "The layer animation of `box.alpha` (line 7) goes from 1 to 1; give it a `fromValue` "
        + "or a `toValue`.",
      telling: "fromValue",
      { $0.animate(key: "opacity", from: nil, to: nil, at: 0, duration: 1, block: nil) },
      not: { $0.add(0, .set(2, key: "opacity", .number(0))) }),
  ]

  static let transitions = [
    Mistake(
      "a transition on the wrong container", "a event transition flipFromLeft of box",
      says: "The transition runs on `view` (line 7); the container should be `box`.",
      telling: "container",
      {
        $0.add(0, .name(1, "view"))
        $0.add(0, .event(.transition(1, kind: "flipFromLeft", duration: 1)))
      },
      not: {
        $0.add(0, .name(1, "view"))
        $0.add(0, .event(.transition(1, kind: "curlUp", duration: 1)))
        $0.add(0, .event(.transition(2, kind: "curlDown", duration: 1)))
      })
  ]

  static let animators = [
    Mistake(
      "an animator never started", move,
      says: "The animator `mover` is made (line 7) but never started; it waits for "
        + "`startAnimation()`.",
      telling: "never started",
      { $0.addMover() },
      not: {
        $0.addMover()
        $0.startMover()
        $0.drop(at: 0.5, finished: false)
        $0.add(0.5, .event(.animator(8, state: "inactive")))
      }),
    Mistake(
      "an animator held and never run", "a from 2s box.center.x == 250",
      says: "The animator `mover` is paused at 0.5 s (line 7) and never goes on; it waits for "
        + "`startAnimation()`.",
      telling: "never goes on",
      {
        $0.addMover()
        $0.startMover()
        $0.add(0.5, .pace(8, Pace(local: 0.5, speed: 0)))
        $0.add(0.5, .event(.animator(8, state: "paused")))
      },
      not: {
        $0.addMover()
        $0.add(0, .set(2, key: "position", .point(Point(x: 100, y: 50))))
        $0.add(0, .event(.animator(8, state: "active")))
      }),
    Mistake(
      "an animator stopped and never finished", "a event completion of box",
      says: "The animator `mover` is stopped at 0.5 s (line 7) and never finished; after "
        + "`stopAnimation(false)` it waits for `finishAnimation(at:)`.",
      telling: "never finished",
      {
        $0.addMover()
        $0.startMover()
        $0.add(0.5, .event(.animator(8, state: "stopped")))
      },
      not: {
        $0.addMover()
        $0.startMover()
        $0.drop(at: 0.5, finished: false)
        $0.add(0.5, .event(.animator(8, state: "inactive")))
      }),
    Mistake(
      "an animator stopped for good", "a event completion of box",
      says: "`stopAnimation(true)` at 0.5 s (line 7) ends the animator `mover` where it is: its "
        + "completion does not run.",
      telling: "stopAnimation(true)",
      {
        $0.addMover()
        $0.startMover()
        $0.drop(at: 0.5, finished: false)
        $0.add(0.5, .event(.animator(8, state: "inactive")))
      },
      not: {
        $0.addMover()
        $0.startMover()
        $0.drop(at: 1)
        $0.add(1, .event(.animator(8, state: "inactive")))
      }),
    Mistake(
      "an animator finished at the wrong end", "a from 0.6s box.center.x == 250",
      says: "`finishAnimation(at: .start)` (line 7) leaves it at 50 pt, not at 250 pt.",
      telling: "finishAnimation",
      {
        $0.addMover()
        $0.startMover()
        $0.drop(at: 0.5, finished: false)
        $0.add(0.5, .event(.animator(8, state: "stopped")))
        $0.add(0.5, .set(2, key: "position", .point(Point(x: 50, y: 50))))
        $0.add(0.5, .event(.animator(8, state: "inactive")))
        $0.add(0.5, .event(.animatorCompletion(8, position: "start")))
      },
      not: {
        $0.addMover()
        $0.startMover()
        $0.add(0.5, .event(.animator(8, state: "paused")))
        $0.add(0.5, .pace(8, Pace(local: 0.5, speed: 0)))
      }),
  ]
}
