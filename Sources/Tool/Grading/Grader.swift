import Evaluation
import Lessons
import Timelines

/// Judges answers to exercises: plays them and decides every check on what the timeline shows.
///
///     let grader = Grader(evaluator)
///     let verdict = grader.grade(source: text, fileName: "first-move.swift", exercise: exercise)
package struct Grader: Sendable {
  private let evaluator: Evaluator

  package init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  /// The verdict on one answer.
  ///
  /// - Parameters:
  ///   - source: the learner's text.
  ///   - fileName: what messages call it.
  ///   - exercise: what it answers.
  ///   - isStrict: whether the text is held to the source policy, as when the result counts.
  ///   - checksExtraScenes: whether an answer that passes is also tried on the other stages.
  ///   - variant: which of several variants compiled into the text is meant.
  /// - Returns: the verdict, whatever became of the program.
  package func grade(
    source: String, fileName: String = "exercise.swift", exercise: Exercise,
    isStrict: Bool = false, checksExtraScenes: Bool = true, variant: Int = 0
  ) -> Verdict {
    var program: Program
    do throws(InputProblem) {
      program = try exercise.program(source: source, fileName: fileName, isStrict: isStrict)
    } catch {
      return verdict(exercise, Run(outcome: ProblemMessage.badInput(error)))
    }
    program.variant = variant
    let run = evaluator.play(program)
    guard case .played(let timeline) = run.outcome else { return verdict(exercise, run) }
    let answer = PlayedAnswer(
      timeline: timeline, checks: exercise.checks, run: run, source: source, fileName: fileName,
      solution: { solution(of: exercise, extra: nil) })
    var results = exercise.checks.map(CheckJudge(answer: answer).judge)
    let passes = results.allSatisfy { $0.status == .passed || !$0.check.isScored }
    if passes, checksExtraScenes {
      tryExtraScenes(of: exercise, program: program, results: &results)
    }
    return verdict(exercise, run, results)
  }

  /// Runs an answer that passes on the other stages, and takes over what fails there.
  private func tryExtraScenes(
    of exercise: Exercise, program: Program, results: inout [CheckResult]
  ) {
    for extra in exercise.extraScenes {
      let run = evaluator.play(program.on(extra))
      guard case .played(let timeline) = run.outcome else { continue }
      let answer = PlayedAnswer(
        timeline: timeline, checks: exercise.checks, run: run, source: program.source,
        fileName: program.fileName, solution: { solution(of: exercise, extra: extra) })
      let judge = CheckJudge(answer: answer)
      for index in results.indices where results[index].status == .passed {
        var result = judge.judge(results[index].check)
        guard result.status == .failed else { continue }
        result.stage = extra.stage
        if let finding = result.finding {
          result.finding?.requirement = GradingMessage.onStage(extra.stage, finding.requirement)
          result.finding?.explain(by: DiagnosisMessage.onlyOneStage(finding.place))
        }
        results[index] = result
      }
    }
  }

  private func solution(of exercise: Exercise, extra: SceneVariant?) -> Timeline? {
    guard
      let program = try? exercise.program(source: exercise.solution.text),
      case .played(let timeline) = evaluator.play(program.on(extra)).outcome
    else { return nil }
    return timeline
  }

  private func verdict(
    _ exercise: Exercise, _ run: Run, _ results: [CheckResult]? = nil
  ) -> Verdict {
    let unchecked = exercise.checks.map { CheckResult(check: $0, status: .notChecked) }
    var verdict = Verdict(
      exercise: exercise, word: run.outcome.word, results: results ?? unchecked, run: run,
      problem: ProblemMessage.problem(of: run, exercise: exercise), feedback: [])
    if results != nil {
      verdict.word = verdict.failures.isEmpty ? .passed : .notYet
      if let first = verdict.firstFailure, first.stage == nil {
        verdict.feedback = BoundFeedbackChoice(exercise: exercise).texts(for: first)
      }
    }
    return verdict
  }
}

extension Outcome {
  /// The verdict's word before any check was looked at.
  fileprivate var word: VerdictWord {
    switch self {
    case .played: .notYet
    case .doesNotCompile: .doesNotCompile
    case .stopped: .stopped
    case .trapped: .trapped
    case .didNotFinish: .didNotFinish
    case .endedEarly: .endedEarly
    case .tooMuchOutput: .tooMuchOutput
    case .refused: .refused
    case .unavailable: .notChecked
    }
  }
}

/// Chooses the author's words for a failed check.
struct BoundFeedbackChoice {
  let exercise: Exercise

  /// Texts whose condition holds; the unconditional one only if there is no such text.
  func texts(for result: CheckResult) -> [String] {
    let bound = exercise.whens.filter { $0.check == result.check.id }
    let met = bound.filter { $0.condition.map { holds($0, result.finding) } ?? false }
    return (met.isEmpty ? bound.filter { $0.condition == nil } : met).map(\.text)
  }

  private func holds(_ condition: FeedbackCondition, _ finding: Finding?) -> Bool {
    guard let found = finding?.foundValue, let expected = constant(condition.value) else {
      return false
    }
    let isEqual = Tolerance.standard.accepts(found, expected)
    switch condition.operation {
    case .equal: return isEqual
    case .notEqual: return !isEqual
    default: break
    }
    guard let left = found.number, let right = expected.number else { return false }
    switch condition.operation {
    case .less: return left < right && !isEqual
    case .lessOrEqual: return left <= right || isEqual
    case .greater: return left > right && !isEqual
    default: return left >= right || isEqual
    }
  }

  /// The value of a literal; nil for what needs a timeline.
  private func constant(_ expression: Expression) -> Value? {
    switch expression {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .nothing: Value.none
    case .stageWidth: .number(exercise.stage.width)
    case .stageHeight: .number(exercise.stage.height)
    case .color(let red, let green, let blue, let alpha, _):
      .color(Color(red: red, green: green, blue: blue, alpha: alpha))
    case .list(let parts):
      parts.compactMap(constant).count == parts.count ? .list(parts.compactMap(constant)) : nil
    case .negated(let inner): constant(inner)?.scaled(by: -1)
    case .arithmetic(let left, let operation, let right):
      number(left, operation, right).map(Value.number)
    default: nil
    }
  }

  private func number(
    _ left: Expression, _ operation: ArithmeticOperator, _ right: Expression
  ) -> Double? {
    guard let a = constant(left)?.number, let b = constant(right)?.number else { return nil }
    return switch operation {
    case .plus: a + b
    case .minus: a - b
    case .times: a * b
    case .divided: b == 0 ? nil : a / b
    }
  }
}
