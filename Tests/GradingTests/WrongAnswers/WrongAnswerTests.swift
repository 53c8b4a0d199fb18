import Evaluation
import Lessons
import Testing

@testable import Grading

/// A small exercise with wrong answers to it, and what each of them is told about its mistake.
struct Trial: Sendable, CustomTestStringConvertible {
  var name: String
  /// Lines of a checks fence without their names.
  var checks: [String]
  /// Another stage on which an answer has to be right as well, such as `320x568`.
  var stage: String?
  var right: String
  var wrong: [WrongAnswer]

  var testDescription: String { name }

  init(
    _ name: String, _ checks: String..., stage: String? = nil, right: String,
    wrong: [WrongAnswer]
  ) {
    self.name = name
    self.checks = checks
    self.stage = stage
    self.right = right
    self.wrong = wrong
  }

  /// The exercise as a course would hold it.
  func exercise() throws -> Exercise {
    let lines = checks.enumerated().map { "c\($0) task 1 \($1)" }.joined(separator: "\n")
    let extra = stage.map { "\n```scene {stage=\($0)}\n```\n" } ?? ""
    return try TestExercise.make(
      """
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

      ```swift {scene}
      \(Self.scene)
      ```
      \(extra)
      ```swift {starter}
      // TODO: move
      ```

      ```checks
      \(lines)
      ```

      ```swift {solution}
      \(right)
      ```
      """)
  }

  private static let scene = """
    import UIKit

    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let ring = CAShapeLayer()

    func setUpScene() {
        view.addSubview(box)
        view.addSubview(other)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 400))
        path.addLine(to: CGPoint(x: 100, y: 400))
        ring.path = path.cgPath
        view.layer.addSublayer(ring)
    }
    """

  static let all =
    times + curves + springs + keyframes + layerKeyframes + transforms + turns + strokes + layers
    + steps + events + transitions + animators + endedAnimators + chains + repetitions + parts
    + wholes
}

/// A wrong answer and the sentence about its mistake; nil where none is known.
struct WrongAnswer: Sendable {
  var sentence: String?
  var text: String

  init(says sentence: String?, _ text: String) {
    self.sentence = sentence
    self.text = text
  }
}

/// Every row is compiled and played, so that it holds for what learners really write.
@Suite struct WrongAnswerTests {
  private static let grader: Grader? = (try? Installation.find()).map { Grader(Evaluator($0)) }

  @Test(arguments: Trial.all)
  func isToldItsMistakeAndNoOther(_ trial: Trial) throws {
    let grader = try #require(Self.grader, "build first")
    let exercise = try trial.exercise()
    let right = grader.grade(source: trial.right, exercise: exercise)
    #expect(right.passed, "\(right.firstFailure?.finding?.sentences ?? [])")
    for answer in trial.wrong {
      let verdict = grader.grade(source: answer.text, exercise: exercise)
      let finding = try #require(verdict.firstFailure?.finding, "\(answer.text) passes")
      #expect(finding.diagnosis == answer.sentence, "\(answer.text)")
      guard let line = Self.line(in: answer.sentence ?? "") else { continue }
      #expect(finding.place?.line == line, "the finding points at the line of its sentence")
    }
  }

  /// The line that a sentence names first.
  private static func line(in sentence: String) -> Int? {
    guard let range = sentence.firstRange(of: "(line ") else { return nil }
    return Int(sentence[range.upperBound...].prefix { $0.isNumber })
  }
}
