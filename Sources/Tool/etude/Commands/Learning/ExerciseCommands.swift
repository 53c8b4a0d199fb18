import Lessons
import Reports
import Workspaces

/// The commands that lead through one exercise: start, hint, solution, reset, skip.
extension Command {
  /// `etude start [ID]`: writes the starter and shows the task.
  static let start = Command(
    name: "start",
    summary: "begin an exercise, or go on where you are",
    operands: "[ID]",
    operandCount: 0...1,
    options: [
      Option("--export", "FILE", "write scene and answer as one file for Xcode")
    ] + Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let exercise = try Tools.atDesk { () throws(Desk.Problem) in
      if let name = arguments.operands.first { return try desk.exercise(name) }
      return try desk.upcoming()
    }
    if let path = arguments.value("--export") {
      return try export(exercise, from: desk, to: path)
    }
    let beginning = try Tools.atDesk { () throws(Desk.Problem) in try desk.begin(exercise) }
    Tools.prepareEditor(for: exercise, at: desk)
    let style = Tools.style(arguments)
    Console.print(LessonReport(style: style).text(of: exercise))
    Console.print(Messages.begun(beginning))
    if let chapter = desk.course.chapter(of: exercise), chapter.exercises.first == exercise {
      Console.print(Messages.newChapter(chapter))
    }
    return .done
  }

  /// `etude hint [ID]`: the next step of the ladder.
  static let hint = Command(
    name: "hint", summary: "show the next hint", operands: "[ID]", operandCount: 0...1,
    options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let hint = try Tools.atDesk { () throws(Desk.Problem) in
      try desk.nextHint(for: try desk.exercise(arguments.operands.first))
    }
    guard let hint else {
      Console.print(Messages.noHints)
      return .done
    }
    Console.print(Messages.hintHead(hint))
    Console.print(LessonReport(style: Tools.style(arguments)).prose(hint.text))
    return .done
  }

  /// `etude solution [ID]`: the model answer.
  static let solution = Command(
    name: "solution", summary: "show the model answer", operands: "[ID]", operandCount: 0...1,
    options: [Option("--apply", nil, "put it into your file; yours is kept for `reset --undo`")]
      + Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let exercise = try Tools.exercise(arguments.operands.first, at: desk)
    guard arguments.has("--apply") else {
      Console.put(exercise.solution.text)
      return .done
    }
    let changed = try Tools.atDesk { () throws(Desk.Problem) in
      try desk.applySolution(of: exercise)
    }
    Console.print(Messages.applied(changed, exercise))
    return .done
  }

  /// `etude reset [ID]`: the starter again.
  static let reset = Command(
    name: "reset", summary: "put the starter back; your text is kept", operands: "[ID]",
    operandCount: 0...1,
    options: [Option("--undo", nil, "bring back the text that was replaced last")]
      + Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let exercise = try Tools.exercise(arguments.operands.first, at: desk)
    if arguments.has("--undo") {
      let undone = try Tools.atDesk { () throws(Desk.Problem) in try desk.undo(exercise) }
      Console.print(Messages.undone(undone, exercise))
      return undone == .restored ? .done : .notYet
    }
    let changed = try Tools.atDesk { () throws(Desk.Problem) in try desk.reset(exercise) }
    Console.print(Messages.wasReset(changed, exercise))
    return .done
  }

  /// `etude skip [ID]`: goes on without passing.
  static let skip = Command(
    name: "skip", summary: "mark an exercise as skipped and go on", operands: "[ID]",
    operandCount: 0...1, options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let (exercise, next) = try Tools.atDesk { () throws(Desk.Problem) in
      let exercise = try desk.exercise(arguments.operands.first)
      return (exercise, try desk.skip(exercise))
    }
    Console.print(Messages.skipped(exercise, next: next))
    return .done
  }

  private static func export(
    _ exercise: Exercise, from desk: Desk, to path: String
  ) throws(Problem) -> ExitCode {
    let answer = try Tools.atDesk { () throws(Desk.Problem) in
      (try? desk.answer(to: exercise)) ?? exercise.starter.text
    }
    do throws(FileFailure) {
      try desk.workspace.store.write(exercise.exported(answer: answer), to: path)
    } catch {
      throw Problem(WorkspaceMessages.sentence(error), remedy: WorkspaceMessages.remedy(error))
    }
    Console.print(Messages.exported(exercise, path))
    return .done
  }
}
