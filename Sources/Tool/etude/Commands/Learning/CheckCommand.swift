import Files
import Grading
import Lessons
import Reports
import Workspaces

extension Command {
  /// `etude check [ID]`: grades an answer.
  static let check = Command(
    name: "check",
    summary: "grade your answer to an exercise",
    operands: "[ID]",
    operandCount: 0...1,
    options: [
      Option("--file", "FILE", "grade this file instead; progress stays as it is"),
      Option("--format", "FORMAT", VerdictFormat.names.joined(separator: ", ")),
    ] + Tools.deskOptions,
    details: """
      Without an ID it grades the exercise that was started last. Exit code 0: passed; 1: not yet;
      2: it does not compile.
      """
  ) { (arguments) throws(Problem) in
    let format = try arguments.choice("--format", among: VerdictFormat.names) ?? "text"
    let style = Tools.style(arguments)
    guard let path = arguments.value("--file") else {
      let desk = try Tools.desk(arguments)
      let exercise = try Tools.exercise(arguments.operands.first, at: desk)
      return try checkAnswer(to: exercise, at: desk, format: format, style: style)
    }
    let course = try Tools.course(arguments)
    guard let name = arguments.operands.first else {
      throw Problem("--file needs the ID of an exercise", remedy: "etude check ID --file \(path)")
    }
    let exercise = try Tools.exercise(name, of: course)
    let verdict = Grader(try Tools.evaluator()).grade(
      source: try TextFile.read(path), fileName: Path.name(of: path), exercise: exercise)
    return VerdictFormat.print(verdict, as: format, file: path, next: nil, style: style)
  }

  static func checkAnswer(
    to exercise: Exercise, at desk: Desk, format: String, style: Style
  ) throws(Problem) -> ExitCode {
    let path = desk.workspace.path(of: exercise.id)
    let source = try Tools.atDesk { () throws(Desk.Problem) in try desk.answer(to: exercise) }
    let verdict = Grader(try Tools.evaluator()).grade(
      source: source, fileName: Path.name(of: path), exercise: exercise)
    let offersHelp = try Tools.atDesk { () throws(Desk.Problem) in try desk.note(verdict) }
    let next = Messages.afterCheck(verdict, offersHelp: offersHelp, next: try? desk.upcoming())
    return VerdictFormat.print(verdict, as: format, file: path, next: next, style: style)
  }

  /// `etude why [ID]`: every check of the answer, with what was found.
  static let why = Command(
    name: "why", summary: "explain every check of your answer", operands: "[ID]",
    operandCount: 0...1, options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let style = Tools.style(arguments)
    let exercise = try Tools.exercise(arguments.operands.first, at: desk)
    let path = desk.workspace.path(of: exercise.id)
    let source = try Tools.atDesk { () throws(Desk.Problem) in try desk.answer(to: exercise) }
    let verdict = Grader(try Tools.evaluator()).grade(
      source: source, fileName: Path.name(of: path), exercise: exercise)
    let report = VerdictReport(verdict, style: style)
    Console.print(report.verdictLine() + "\n")
    for line in report.checkLines() { Console.print(line) }
    for failure in verdict.failures where !failure.check.isHidden {
      Console.print("\n" + FindingReport(failure, style: style).lines().joined(separator: "\n"))
    }
    let own = Path.name(of: path)
    if let report = OutcomeReport(verdict.run, style: style, fileName: own).timelineReport() {
      Console.print("\n" + Messages.yourTimeline)
      for line in report.trackLines() + [""] + report.eventLines() { Console.print(line) }
    }
    return OutcomeTable.row(verdict.word).exitCode
  }
}
