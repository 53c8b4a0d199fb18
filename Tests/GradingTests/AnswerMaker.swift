import Evaluation
import Geometry
import Lessons
import Timelines

@testable import Grading

/// Builds timelines record by record, as the engine would write them.
struct AnswerMaker {
  private(set) var timeline = Timeline()
  private var serial = 0
  /// The learner's lines that the next records come from, innermost first; empty: nobody's.
  var lines: [Int] = []
  /// The learner's line that the next records come from; nil: nobody's.
  var line: Int? {
    get { lines.first }
    set { lines = newValue.map { [$0] } ?? [] }
  }

  /// A window with one view called `box`, 100 points square, centred at (50, 50).
  init() {
    add(0, .stage(Size(width: 400, height: 800), horizon: 10))
    add(0, .object(1, kind: .view, type: "UIWindow", layerType: "CALayer"))
    add(0, .object(2, kind: .view, type: "UIView", layerType: "CALayer"))
    add(0, .insert(1, into: 0, at: 0))
    add(0, .insert(2, into: 1, at: 0))
    add(0, .set(2, key: "bounds", .rect(Rect(x: 0, y: 0, width: 100, height: 100))))
    add(0, .set(2, key: "position", .point(Point(x: 50, y: 50))))
    add(0, .name(2, "box"))
  }

  mutating func add(_ time: Double, _ content: Record.Content) {
    timeline.append(
      Record(
        at: Instant(seconds: time), content: content, sites: lines.map(UInt64.init)))
  }

  /// What `UIView.animate` does with a centre: the model at once, and an additive animation.
  mutating func moveBox(
    from: Double, to: Double, at begin: Double = 0, duration: Double = 1,
    curve: TimingCurve = .easeInEaseOut
  ) {
    add(begin, .set(2, key: "position", .point(Point(x: to, y: 50))))
    animate(
      key: "position", from: .point(Point(x: from - to, y: 0)), to: .point(.zero), at: begin,
      duration: duration, curve: curve, isAdditive: true)
  }

  /// What `UIView.animate` does with an opacity.
  mutating func fadeBox(
    from: Double, to: Double, at begin: Double = 0, duration: Double = 1,
    curve: TimingCurve = .easeInEaseOut
  ) {
    add(begin, .set(2, key: "opacity", .number(to)))
    animate(
      key: "opacity", from: .number(from), to: nil, at: begin, duration: duration, curve: curve)
  }

  mutating func animate(
    _ object: ObjectID = 2, key: String, from: Value?, to: Value?, at begin: Double,
    duration: Double,
    curve: TimingCurve = .easeInEaseOut, isAdditive: Bool = false, autoreverses: Bool = false,
    block: Int? = 1, animator: ObjectID? = nil
  ) {
    let timing = MediaTiming(
      begin: begin, duration: duration, autoreverses: autoreverses, fill: .both)
    let animation = Animation(
      keyPath: key, motion: .basic(from: from, to: to, by: nil), timing: timing, curve: curve,
      isAdditive: isAdditive, animator: animator, block: animator == nil ? block : nil)
    start(animation, of: object, at: begin)
  }

  mutating func start(_ animation: Animation, of object: ObjectID = 2, at time: Double) {
    serial += 1
    add(time, .add(object, key: animation.keyPath, serial: serial, animation))
  }

  /// Takes the newest animation away.
  mutating func drop(at time: Double, finished: Bool = true) {
    add(time, .drop(serial: serial, finished: finished))
  }

  /// What `UIView.animate` does with a transform.
  mutating func turnBox(
    from: Matrix = .identity, to: Matrix, at begin: Double = 0, duration: Double = 1
  ) {
    add(begin, .set(2, key: "transform", .matrix(to)))
    animate(
      key: "transform", from: .matrix(from), to: .matrix(to), at: begin, duration: duration)
  }

  /// What `animateKeyframes` does with an opacity, with a linear curve.
  mutating func fadeBox(
    values: [Double], keyTimes: [Double], duration: Double, repeats: Double = 0,
    block: Int? = 1
  ) {
    add(0, .set(2, key: "opacity", .number(values.last ?? 1)))
    let frames = Keyframes(values: values.map { .number($0) }, keyTimes: keyTimes)
    start(
      Animation(
        keyPath: "opacity", motion: .keyframes(frames),
        timing: MediaTiming(begin: 0, duration: duration, repeatCount: repeats, fill: .both),
        curve: .linear, block: block), at: 0)
  }

  /// A shape layer called `ring`, with a line of 100 points from left to right as its path.
  mutating func addRing(isReversed: Bool = false) {
    add(0, .object(7, kind: .layer, type: "CAShapeLayer", layerType: "CAShapeLayer"))
    add(0, .insert(7, into: 2, at: 0))
    add(0, .name(7, "ring"))
    var path = Outline()
    path.move(to: Point(x: isReversed ? 100 : 0, y: 0))
    path.addLine(to: Point(x: isReversed ? 0 : 100, y: 0))
    add(0, .set(7, key: "path", .outline(path)))
  }

  /// An animator called `mover`, made by the current line.
  mutating func addMover() {
    add(0, .object(8, kind: .animator, type: "UIViewPropertyAnimator", layerType: ""))
    add(0, .name(8, "mover"))
  }

  /// What starting `mover` does: it moves the box from 50 to 250 in a second.
  mutating func startMover() {
    add(0, .event(.animator(8, state: "active")))
    add(0, .set(2, key: "position", .point(Point(x: 250, y: 50))))
    animate(
      key: "position", from: .point(Point(x: -200, y: 0)), to: .point(.zero), at: 0, duration: 1,
      isAdditive: true, animator: 8)
    add(0, .pace(8, Pace(local: 0, speed: 1)))
    add(0, .event(.animator(8, state: "running")))
  }

  /// Ends the newest animation with its completion, as the engine does at its end.
  mutating func complete(at time: Double, finished: Bool = true) {
    add(time, .drop(serial: serial, finished: finished))
    add(time, .event(.completion(finished: finished, block: 1, objects: [2])))
  }

  /// Judges one check line on the timeline so far.
  func judge(_ line: String, others: [String] = [], source: String = "") throws -> CheckResult {
    let place = LessonPlace(file: "lesson.md", line: 1)
    let check = try CheckParser.check(line, place: place)
    var exercise = try TestExercise.make()
    exercise.checks = [check] + (try others.map { try CheckParser.check($0, place: place) })
    let lines = Set(timeline.records.flatMap(\.sites))
    let places = lines.map { site in
      (site, SourcePlace(fileName: "exercise.swift", line: Int(site)))
    }
    let run = Run(
      outcome: .played(timeline),
      places: PlaceResolver(known: Dictionary(uniqueKeysWithValues: places)))
    let answer = PlayedAnswer(
      timeline: timeline, checks: exercise.checks, run: run,
      source: source, fileName: "exercise.swift", solution: { nil })
    return CheckJudge(answer: answer).judge(check)
  }
}

/// An exercise of which only the checks matter.
enum TestExercise {
  static func make(_ text: String = TestExercise.text) throws -> Exercise {
    let reading = CourseReading(
      folder: "memory",
      files: MemoryFiles([
        "course.md": "---\ntitle: T\nformat: 1\n---\n# T",
        "01-basic/chapter.md": "---\ntitle: B\n---\n# B",
        "01-basic/01-move.md": text,
      ]))
    guard let exercise = reading.course?.exercises.first else {
      throw LessonErrors(problems: reading.problems)
    }
    return exercise
  }

  static let text = """
    ---
    id: basic.move
    title: Move
    type: W
    difficulty: 1
    minutes: 1
    ---
    # Move

    ## Your task

    1. Move.

    ```swift {starter}
    // TODO: move
    ```

    ```checks
    a task 1 always box in tree
    ```

    ```swift {solution}
    box.alpha = 1
    ```
    """
}
