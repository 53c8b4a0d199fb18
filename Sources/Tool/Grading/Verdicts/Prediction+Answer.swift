import Evaluation
import Lessons
import Timelines

/// Why a prediction's question has no answer.
package struct PredictionProblem: Error, Hashable, Sendable {
  package var sentence: String
}

extension Prediction {
  /// The right value, read from the timeline of the demo that the question is about.
  package func answer(in timeline: Timeline) throws(PredictionProblem) -> Value {
    let reader = ExpressionReader(timeline: timeline)
    do throws(Trouble) {
      return try reader.value(question.value, at: try reader.seconds(question.time))
    } catch {
      throw PredictionProblem(sentence: reader.sentence(error))
    }
  }

  /// Whether a learner's number is near enough.
  ///
  /// Values of several numbers, such as points, are compared by their first.
  package func accepts(_ guess: Double, in timeline: Timeline) throws(PredictionProblem) -> Bool {
    guard let right = try answer(in: timeline).parts?.first else { return false }
    return (guess - right).magnitude <= tolerance + 1e-9
  }

  /// The right value in words, with its unit.
  package func answerText(in timeline: Timeline) throws(PredictionProblem) -> String {
    ValueText.value(try answer(in: timeline), unit: unit)
  }
}

/// Reads expressions of predictions, where no exercise stands behind the timeline.
private struct ExpressionReader {
  let answer: PlayedAnswer

  init(timeline: Timeline) {
    answer = PlayedAnswer(timeline: timeline)
  }

  func value(_ expression: Expression, at seconds: Double) throws(Trouble) -> Value {
    try answer.value(expression, at: Moment(seconds))
  }

  func seconds(_ time: TimeExpression) throws(Trouble) -> Double { try answer.seconds(time) }

  func sentence(_ trouble: Trouble) -> String {
    GradingMessage.observation(of: trouble, answer)
  }
}
