import Grading
import Lessons

/// What is written down while a learner works: verdicts, hints, skips.
extension Desk {
  /// Writes down a verdict and answers whether it is time to offer help.
  ///
  /// Answers that etude itself could not check are not counted.
  package func note(_ verdict: Verdict) throws(Problem) -> Bool {
    guard verdict.word != .notChecked else { return false }
    let exercise = verdict.exercise
    let passed = verdict.results.filter { $0.status == .passed }.count
    return try files { () throws(FileFailure) in
      try workspace.record(
        Workspace.Attempt(
          id: exercise.id, formerly: exercise.formerIDs.first, hash: exercise.contentHash,
          hasPassed: verdict.passed, checksPassed: passed, checksTotal: exercise.checks.count,
          day: day))
      let failing = verdict.passed ? nil : verdict.firstFailure?.check.id ?? verdict.word.rawValue
      return try workspace.updateSession { $0.note(failing: failing, in: exercise.id) }
    }
  }

  /// One step of an exercise's ladder of hints.
  package struct Hint: Sendable {
    package var text: String
    /// From 1.
    package var number: Int
    package var count: Int
  }

  /// The next hint, written down as read; the last one again when all are known.
  package func nextHint(for exercise: Exercise) throws(Problem) -> Hint? {
    guard !exercise.hints.isEmpty else { return nil }
    let known = entry(of: exercise, in: try progress())?.hints ?? 0
    let number = min(known + 1, exercise.hints.count)
    try files { () throws(FileFailure) in
      _ = try workspace.recordHint(exercise.id, count: number, hash: exercise.contentHash)
    }
    return Hint(
      text: exercise.hints[number - 1], number: number, count: exercise.hints.count)
  }

  /// Marks an exercise as skipped and answers the next one, if there is any.
  package func skip(_ exercise: Exercise) throws(Problem) -> Exercise? {
    try files { () throws(FileFailure) in
      _ = try workspace.recordSkip(exercise.id, hash: exercise.contentHash)
      try workspace.updateSession { $0.exercise = exercise.id }
    }
    do {
      return try upcoming()
    } catch .courseDone {
      return nil
    }
  }

  /// How many exercises are passed, of how many.
  package func score() throws(Problem) -> (passed: Int, of: Int) {
    let progress = try progress()
    let passed = course.exercises.filter { exercise in
      let standing = standing(of: exercise, in: progress)
      return standing == .passed || standing == .passedOlderVersion
    }
    return (passed.count, course.exercises.count)
  }

  /// Takes over what another progress file knows better; answers how many exercises changed.
  package func merge(_ path: String) throws(Problem) -> Int {
    let before = try progress().entries
    let after = try files { () throws(FileFailure) in
      try workspace.mergeProgress(from: path).file.entries
    }
    return after.filter { !before.contains($0) }.count
  }
}
