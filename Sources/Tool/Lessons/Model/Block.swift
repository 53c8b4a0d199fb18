/// One piece of a lesson's running text, in the order in which a reader meets it.
package enum Block: Hashable, Sendable {
  /// CommonMark text; the lesson's title is not part of it.
  case markdown(String, LessonPlace)
  case demo(Demo)
  case quiz(Quiz)
  case predict(Prediction)
  /// A call-out.
  case note(String, LessonPlace)
  /// What an author writes for other authors: goal, objectives, what is out of scope.
  case design(String, LessonPlace)
}

/// Code in the running text that is compiled and run, or that must not compile.
package struct Demo: Hashable, Sendable {
  /// 1 for the first demo of the file.
  package var number: Int
  package var code: LessonCode
  /// The text that stands for the picture; nil: no picture is drawn.
  package var figure: String?
  /// A regular expression that the compiler's message must match; nil: the demo must run.
  package var error: String?
  /// Property paths to plot; empty: every track.
  package var tracks: [String]
  /// The stage's size for this demo; nil: the lesson's own.
  package var stage: StageSize?
  /// Seconds to play at most; nil: the lesson's own.
  package var horizon: Double?
  /// Scripted input, one command a line.
  package var input: [String]
  /// Whether the lesson's scene stands in front of the demo.
  package var usesScene: Bool

  package init(
    number: Int, code: LessonCode, figure: String? = nil, error: String? = nil,
    tracks: [String] = [], stage: StageSize? = nil, horizon: Double? = nil, input: [String] = [],
    usesScene: Bool = true
  ) {
    self.number = number
    self.code = code
    self.figure = figure
    self.error = error
    self.tracks = tracks
    self.stage = stage
    self.horizon = horizon
    self.input = input
    self.usesScene = usesScene
  }
}

/// A question with two to four choices, each with the reason why it is right or wrong.
package struct Quiz: Hashable, Sendable {
  package var id: String
  package var question: String
  package var choices: [Choice]
  /// Whether several choices may be right.
  package var allowsMany: Bool
  package var place: LessonPlace

  package struct Choice: Hashable, Sendable {
    package var text: String
    package var isRight: Bool
    /// Why; may be empty only for a right choice.
    package var justification: String
    package var line: Int
  }
}

/// A question about a value of the demo before it, answered before the timeline is shown.
package struct Prediction: Hashable, Sendable {
  package var id: String
  /// What is asked: a property at a time, such as `box.center.x at 0.25s`.
  package var question: PredictedValue
  package var unit: String
  /// How far off an answer may be and still count as right.
  package var tolerance: Double
  /// The text shown after the answer.
  package var explanation: String
  /// The number of the demo that is asked about; nil: the exercise's own starter.
  package var demo: Int?
  package var place: LessonPlace
}

/// A property at a time.
package struct PredictedValue: Hashable, Sendable {
  package var text: String
  package var value: Expression
  package var time: TimeExpression
}

/// A width and a height in whole or fractional points, written `320x568`.
package struct StageSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The stage that lessons share.
  package static let common = StageSize(width: 400, height: 800)
}
