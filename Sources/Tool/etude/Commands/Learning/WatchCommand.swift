import Grading
import Lessons
import Reports
import Workspaces

extension Command {
  /// `etude watch [ID]`: checks again after each save.
  static let watch = Command(
    name: "watch",
    summary: "check your answer again after each save",
    operands: "[ID]",
    operandCount: 0...1,
    options: [Option("--once", nil, "check once and leave")] + Tools.deskOptions,
    details: """
      The last save wins, even during a check. On a terminal single keys work; without one, plain
      lines are printed until it is ended.
      """
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let exercise = try Tools.exercise(arguments.operands.first, at: desk)
    let style = Tools.style(arguments)
    if arguments.has("--once") {
      return try checkAnswer(to: exercise, at: desk, format: "text", style: style)
    }
    let evaluator = try Tools.evaluator()
    defer { evaluator.close() }
    var watched = exercise
    while true {
      _ = try Tools.atDesk { () throws(Desk.Problem) in try desk.begin(watched) }
      Tools.prepareEditor(for: watched, at: desk)
      let grader = Grader(evaluator)
      let session = WatchSession(desk: desk, exercise: watched, grader: grader, style: style)
      guard session.run() else { break }
      watched = try Tools.atDesk { () throws(Desk.Problem) in try desk.upcoming() }
      Console.print(LessonReport(style: style).text(of: watched))
    }
    return .done
  }
}
