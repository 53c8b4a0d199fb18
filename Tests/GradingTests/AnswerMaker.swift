import Evaluation
import Geometry
import Lessons
import Timelines

@testable import Grading

/// Builds timelines record by record, as the engine would write them.
struct AnswerMaker {
  private(set) var timeline = Timeline()
  private var serial = 0

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
    timeline.append(Record(at: Instant(seconds: time), content: content))
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
    block: Int? = 1
  ) {
    serial += 1
    let timing = MediaTiming(
      begin: begin, duration: duration, autoreverses: autoreverses, fill: .both)
    let animation = Animation(
      keyPath: key, motion: .basic(from: from, to: to, by: nil), timing: timing, curve: curve,
      isAdditive: isAdditive, block: block)
    add(begin, .add(object, key: key, serial: serial, animation))
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
    let answer = PlayedAnswer(
      timeline: timeline, checks: exercise.checks, run: Run(outcome: .played(timeline)),
      source: source, fileName: "exercise.swift", solution: { nil })
    return CheckJudge(answer: answer).judge(check)
  }
}

/// An exercise of which only the checks matter.
enum TestExercise {
  static func make() throws -> Exercise {
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

  private static let text = """
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
