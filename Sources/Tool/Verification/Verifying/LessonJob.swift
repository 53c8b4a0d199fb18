import Evaluation
import Grading
import Lessons
import Timelines

/// One program of a lesson, and what it must do.
enum LessonJob: Sendable {
  case starter(Exercise)
  case solution(Exercise)
  case accept(Exercise, Variant)
  case reject(Exercise, Variant)
  case demo(Demo, Program)
  /// A demo's program together with a question about it.
  case prediction(Prediction, Program)
  /// The solution, played twice without the cache.
  case again(Program, LessonPlace)
  /// A chapter's facts and the program that asks them of the engine.
  case facts(LessonCode)
  /// Scripted input that cannot be read.
  case broken(InputProblem)

  /// Everything there is to play in an exercise.
  static func all(of exercise: Exercise) -> [LessonJob] {
    var jobs: [LessonJob] = [.starter(exercise), .solution(exercise)]
    jobs += exercise.accepts.map { .accept(exercise, $0) }
    jobs += exercise.rejects.map { .reject(exercise, $0) }
    jobs += texts(exercise.blocks) { demo throws(InputProblem) in
      try exercise.program(demo: demo)
    }
    jobs += questionsAboutStarter(exercise)
    do throws(InputProblem) {
      let program = try exercise.program(source: exercise.solution.text)
      jobs.append(.again(program, exercise.solution.place))
    } catch {
      jobs.append(.broken(error))
    }
    return jobs
  }

  /// Everything there is to play in a chapter's own text.
  static func all(of chapter: Chapter) -> [LessonJob] {
    texts(chapter.blocks) { demo throws(InputProblem) in try chapter.program(demo: demo) }
      + chapter.facts.map(LessonJob.facts)
  }

  private static func texts(
    _ blocks: [Block], _ program: (Demo) throws(InputProblem) -> Program
  ) -> [LessonJob] {
    var programs: [Int: Program] = [:]
    var jobs: [LessonJob] = []
    for demo in blocks.demos {
      do throws(InputProblem) {
        let made = try program(demo)
        programs[demo.number] = made
        jobs.append(.demo(demo, made))
      } catch {
        jobs.append(.broken(error))
      }
    }
    for prediction in blocks.predictions {
      guard let demo = prediction.demo, let program = programs[demo] else { continue }
      jobs.append(.prediction(prediction, program))
    }
    return jobs
  }

  /// Predictions that stand before any demo are about the starter.
  private static func questionsAboutStarter(_ exercise: Exercise) -> [LessonJob] {
    exercise.blocks.predictions.filter { $0.demo == nil }.compactMap { prediction in
      (try? exercise.program(source: exercise.starter.text)).map { .prediction(prediction, $0) }
    }
  }
}

/// Plays jobs and says what is not as it should be.
struct JobRunner: Sendable {
  let grader: Grader
  let evaluator: Evaluator
  /// For playing the same program twice.
  let uncached: Evaluator

  func findings(of job: LessonJob) -> [VerificationFinding] {
    switch job {
    case .starter(let exercise): starter(exercise)
    case .solution(let exercise): solution(exercise)
    case .accept(let exercise, let variant): accept(exercise, variant)
    case .reject(let exercise, let variant): reject(exercise, variant)
    case .demo(let demo, let program):
      demo.error == nil ? plays(demo, program) : fails(demo, program)
    case .prediction(let prediction, let program): answer(prediction, program)
    case .again(let program, let place): again(program, place)
    case .facts(let code): facts(code)
    case .broken(let problem): [VerifyMessage.badInput(problem)]
    }
  }

  private func starter(_ exercise: Exercise) -> [VerificationFinding] {
    let verdict = grader.grade(source: exercise.starter.text, exercise: exercise)
    switch verdict.word {
    case .notYet: return []
    case .passed: return [VerifyMessage.starterPasses(exercise.starter.place)]
    case .doesNotCompile where !exercise.starterCompiles: return []
    default:
      return [VerifyMessage.doesNotPlay(.starterFails, verdict, exercise.starter.place)]
    }
  }

  private func solution(_ exercise: Exercise) -> [VerificationFinding] {
    let verdict = grader.grade(source: exercise.solution.text, exercise: exercise)
    guard verdict.problem == nil else {
      return [VerifyMessage.doesNotPlay(.solutionPasses, verdict, exercise.solution.place)]
    }
    return verdict.results.filter { $0.status != .passed }.map {
      VerifyMessage.fails(.solutionPasses, $0, at: $0.check.place)
    }
  }

  private func accept(_ exercise: Exercise, _ variant: Variant) -> [VerificationFinding] {
    let verdict = grader.grade(source: variant.code.text, exercise: exercise)
    guard verdict.problem == nil else {
      return [VerifyMessage.doesNotPlay(.acceptPasses, verdict, variant.code.place)]
    }
    return verdict.failures.prefix(1).map {
      VerifyMessage.fails(.acceptPasses, $0, at: variant.code.place)
    }
  }

  private func reject(_ exercise: Exercise, _ variant: Variant) -> [VerificationFinding] {
    let verdict = grader.grade(source: variant.code.text, exercise: exercise)
    let place = variant.code.place
    if let outcome = Variant.outcomeNames[verdict.word.rawValue] {
      return variant.fails.contains(outcome)
        ? [] : [VerifyMessage.doesNotPlay(.rejectFails, verdict, place)]
    }
    if verdict.problem != nil {
      return [VerifyMessage.doesNotPlay(.rejectFails, verdict, place)]
    }
    guard let first = verdict.firstFailure else {
      return [VerifyMessage.rejectPasses(variant)]
    }
    return variant.fails.contains(first.check.id)
      ? [] : [VerifyMessage.otherCheckFails(first, variant)]
  }

  private func plays(_ demo: Demo, _ program: Program) -> [VerificationFinding] {
    let run = evaluator.play(program)
    switch run.outcome {
    case .played(let timeline):
      return demo.tracks.compactMap { path in
        (try? timeline.resolve(path)) == nil ? VerifyMessage.noSuchTrack(path, demo) : nil
      }
    default: return [VerifyMessage.demoFails(run.outcome, demo.code.place)]
    }
  }

  private func fails(_ demo: Demo, _ program: Program) -> [VerificationFinding] {
    let pattern = demo.error ?? ""
    guard let expression = try? Regex(pattern) else {
      return [VerifyMessage.badPattern(pattern, demo.code.place)]
    }
    guard case .doesNotCompile(let diagnostics) = evaluator.play(program).outcome else {
      return [VerifyMessage.demoCompiles(demo.code.place)]
    }
    let errors = diagnostics.filter { $0.severity == .error }
    let fits = errors.contains { $0.message.firstMatch(of: expression) != nil }
    return fits ? [] : [VerifyMessage.otherError(errors.first, pattern, demo.code.place)]
  }

  private func answer(_ prediction: Prediction, _ program: Program) -> [VerificationFinding] {
    guard case .played(let timeline) = evaluator.play(program).outcome else { return [] }
    do throws(PredictionProblem) {
      _ = try prediction.answer(in: timeline)
      return []
    } catch {
      return [VerifyMessage.noAnswer(prediction, error)]
    }
  }

  /// Asks the engine for each line of a chapter's facts whether it holds.
  private func facts(_ code: LessonCode) -> [VerificationFinding] {
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    let asked = lines.indices.filter { index in
      let text = lines[index].drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
    let questions = lines.indices.map { index in
      asked.contains(index) ? "print(\"\(index) \\(\(lines[index]))\")" : ""
    }
    let program = Program(
      source: "import UIKit; " + questions.joined(separator: "\n"), fileName: code.place.file)
    let run = evaluator.play(program)
    guard case .played = run.outcome else {
      return [VerifyMessage.factsFail(run.outcome, code.place)]
    }
    return asked.filter { !run.output.contains("\($0) true") }.map { index in
      var place = code.place
      place.line += index
      return VerifyMessage.falseFact(String(lines[index]), place)
    }
  }

  private func again(_ program: Program, _ place: LessonPlace) -> [VerificationFinding] {
    guard case .played(let first) = evaluator.play(program).outcome,
      case .played(let second) = uncached.play(program).outcome
    else { return [] }
    let texts = [first, second].map { timeline in
      timeline.records.map(JournalWriter.line(for:)).joined(separator: "\n")
    }
    return texts[0] == texts[1] ? [] : [VerifyMessage.otherBytes(place)]
  }
}
