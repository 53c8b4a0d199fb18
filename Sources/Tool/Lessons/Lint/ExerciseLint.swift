/// What is wrong with one exercise, without looking at the others.
struct ExerciseLint {
  private let exercise: Exercise
  private(set) var problems: [LessonProblem] = []

  init(_ exercise: Exercise) {
    self.exercise = exercise
    checkTasks()
    checkHelp()
    checkFeedback()
    checkStarter()
    checkHints()
    checkPoints()
    for code in codes { problems += CodeLint(code).problems }
  }

  private var top: LessonPlace { LessonPlace(file: exercise.file, line: 1) }

  /// All code of the exercise that authors wrote in full.
  private var codes: [LessonCode] {
    let whole = (exercise.accepts + exercise.rejects).filter { !$0.isPatch }.map(\.code)
    return exercise.demos.map(\.code) + [exercise.scene].compactMap { $0 }
      + [exercise.starter, exercise.solution] + whole
  }

  private mutating func checkTasks() {
    let tested = Set(exercise.checks.filter(\.isScored).compactMap(\.task))
    for task in exercise.tasks where !tested.contains(task.number) {
      problems.append(LintMessage.untested(task))
    }
    let numbers = exercise.tasks.map(\.number)
    for check in exercise.checks {
      if let task = check.task, !numbers.contains(task) {
        problems.append(LintMessage.unknownTask(task, check))
      }
    }
  }

  private mutating func checkHelp() {
    if exercise.hints.count < 2 {
      problems.append(LintMessage.missingHelp("two hints", exercise.hints.count, top))
    }
    if exercise.rejects.count < 2 {
      problems.append(LintMessage.missingHelp("two rejects", exercise.rejects.count, top))
    }
    if exercise.accepts.isEmpty {
      problems.append(LintMessage.missingHelp("an accepted answer", 0, top))
    }
    if exercise.solved.isEmpty {
      problems.append(LintMessage.missingHelp("a `solved` text", 0, top))
    }
  }

  private mutating func checkFeedback() {
    let ids = exercise.checks.map(\.id)
    let reached = Set(exercise.rejects.flatMap(\.fails))
    for when in exercise.whens {
      if !ids.contains(when.check) {
        problems.append(
          LoadMessage.unknownCheck(when.check, among: ids, when.place, rule: .unboundFeedback))
      } else if !reached.contains(when.check) {
        problems.append(LintMessage.unreachedFeedback(when))
      }
    }
    let bound = Set(exercise.whens.map(\.check))
    for reject in exercise.rejects {
      var place = reject.code.place
      place.line -= 1
      let outcomes = Set(Variant.outcomeNames.values)
      if !outcomes.isDisjoint(with: reject.fails) { continue }
      for id in reject.fails where !ids.contains(id) {
        problems.append(
          LoadMessage.unknownCheck(id, among: ids, place, rule: .unboundFeedback))
      }
      if reject.fails.allSatisfy({ ids.contains($0) }), bound.isDisjoint(with: reject.fails) {
        problems.append(LintMessage.rejectWithoutFeedback(reject, place))
      }
    }
  }

  private mutating func checkStarter() {
    if !exercise.starter.text.contains("TODO") {
      problems.append(LintMessage.starterWithoutTask(exercise.starter.place))
    }
    if exercise.difficulty <= 2 {
      let changed = LineDifference(exercise.starter.text, exercise.solution.text).added
      if changed > 12 {
        problems.append(LintMessage.tooManyLines(changed, exercise.solution.place))
      }
    }
  }

  private mutating func checkHints() {
    let given = Set(exercise.starter.text.split(separator: "\n").map(\.trimmed))
    let lines = exercise.solution.text.split(separator: "\n").map(\.trimmed).filter {
      // The head of a call or a block alone gives nothing away.
      $0.count >= 18 && !given.contains($0) && $0.last != "(" && $0.last != "{"
    }
    for (index, hint) in exercise.hints.enumerated() {
      if let line = lines.first(where: hint.contains) {
        problems.append(LintMessage.hintGivesAway(index + 1, line, top))
      }
    }
  }

  private mutating func checkPoints() {
    if let declared = exercise.declaredPoints, declared != exercise.points {
      problems.append(LintMessage.points(declared, exercise.points, top))
    }
  }
}

/// How many lines one text has that another lacks, in order.
struct LineDifference {
  /// Lines of the new text that are not in the old one.
  let added: Int

  init(_ old: String, _ new: String) {
    let a = old.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
    let b = new.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
    let difference = b.difference(from: a)
    added = difference.insertions.count
  }
}
