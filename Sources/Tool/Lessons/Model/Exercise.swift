/// What a learner has to do in an exercise.
package enum ExerciseType: String, CaseIterable, Sendable {
  case write = "W"
  case fix = "F"
  case predict = "P"
  case refactor = "R"
}

/// One exercise: its text, the code a learner starts from, and how answers are judged.
package struct Exercise: Hashable, Sendable {
  /// The identity that never changes, such as `basic.first-move`.
  package var id: String
  /// An id that the exercise had before; a progress file may still name it.
  package var formerIDs: [String]
  /// The chapter's letter and the number of the file, such as `b1`.
  package var shortID: String
  package var title: String
  package var types: [ExerciseType]
  /// 1 (easy) to 5.
  package var difficulty: Int
  /// Expected working time in minutes.
  package var minutes: Int
  package var stage: StageSize
  /// Seconds to play at most.
  package var horizon: Double
  /// The class to load as root controller; nil: what the evaluator finds.
  package var root: String?
  package var needs: [String]
  package var concepts: [Concept]
  package var covers: [String]
  /// Points of the whole exercise as the front matter promises; nil: the checks' sum.
  package var declaredPoints: Int?
  package var blocks: [Block]
  package var tasks: [LessonTask]
  package var scene: LessonCode?
  package var starter: LessonCode
  /// False for a starter that the learner first has to make compile.
  package var starterCompiles: Bool
  package var checks: [Check]
  package var hints: [String]
  package var whens: [BoundFeedback]
  package var solution: LessonCode
  package var accepts: [Variant]
  package var rejects: [Variant]
  package var extraScenes: [SceneVariant]
  /// The text shown after passing.
  package var solved: String
  /// Text for the teacher's edition only; empty if none.
  package var teacher: String
  /// Scripted input, one command for each line.
  package var input: [InputLine]
  /// Mutants of the solution that may survive, with the reason.
  package var loose: [LooseMutant]
  /// The path below the course folder.
  package var file: String

  /// The sum of the checks' points.
  package var points: Int { checks.reduce(0) { $0 + $1.points } }

  /// All demos in reading order.
  package var demos: [Demo] { blocks.demos }

  /// Changes when scene, starter, checks or input change; prose does not count.
  package var contentHash: String {
    var hash = ContentHash()
    hash.add(scene?.text ?? "")
    hash.add(starter.text)
    for check in checks { hash.add(check.text) }
    for line in input { hash.add(line.text) }
    for extra in extraScenes { hash.add(extra.text) }
    return hash.text
  }
}

/// A word or an API name that an exercise teaches.
package struct Concept: Hashable, Sendable {
  package var text: String
  /// Whether it stood in backticks: a name of UIKit's or Core Animation's.
  package var isAPI: Bool
}

/// A numbered item under `## Your task`.
package struct LessonTask: Hashable, Sendable {
  package var number: Int
  package var text: String
  package var place: LessonPlace
}

/// Text shown when a check fails, possibly only for one found value.
package struct BoundFeedback: Hashable, Sendable {
  package var check: String
  /// The condition on the found value; nil: always.
  package var condition: FeedbackCondition?
  package var text: String
  package var place: LessonPlace
}

/// A condition such as `found == 1` on what a failed check found.
package struct FeedbackCondition: Hashable, Sendable {
  package var operation: Comparison
  package var value: Expression
  package var text: String
}

/// Another answer, right or wrong, written in full or as a patch of the solution.
package struct Variant: Hashable, Sendable {
  /// Why it is right, or what is wrong with it.
  package var why: String
  /// The checks of which the first failing one must be a member; empty for accepted variants.
  package var fails: [String]
  /// The code after any patch was applied, placed at the fence's first line.
  package var code: LessonCode
  /// Whether the file holds a patch rather than the whole code.
  package var isPatch: Bool

  /// What `fails` may name instead of a check, by the verdict's word: the answer does not even play.
  package static let outcomeNames = [
    "does not compile": "compile", "stopped": "stop", "trapped": "trap",
    "did not finish": "finish",
  ]
}

/// A further hidden run with other parameters.
package struct SceneVariant: Hashable, Sendable {
  package var stage: StageSize
  package var horizon: Double?
  package var text: String
  package var place: LessonPlace
}

/// One line of scripted input, not yet parsed.
package struct InputLine: Hashable, Sendable {
  package var text: String
  package var place: LessonPlace
}

/// A declared survivor of the mutation run.
package struct LooseMutant: Hashable, Sendable {
  /// Text that the mutant's description contains.
  package var pattern: String
  package var reason: String
  package var place: LessonPlace
}

extension [Block] {
  /// The demos among the blocks, in reading order.
  package var demos: [Demo] {
    compactMap { if case .demo(let demo) = $0 { demo } else { nil } }
  }

  /// The quizzes among the blocks, in reading order.
  package var quizzes: [Quiz] {
    compactMap { if case .quiz(let quiz) = $0 { quiz } else { nil } }
  }

  /// The predictions among the blocks, in reading order.
  package var predictions: [Prediction] {
    compactMap { if case .predict(let prediction) = $0 { prediction } else { nil } }
  }
}
