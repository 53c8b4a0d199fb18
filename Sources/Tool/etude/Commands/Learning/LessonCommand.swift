import Lessons
import Reports
import Workspaces

extension Command {
  /// `etude lesson [NAME]`: the text of a chapter or an exercise.
  static let lesson = Command(
    name: "lesson", summary: "read a chapter, or an exercise without beginning it",
    operands: "[NAME]", operandCount: 0...1, options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let report = LessonReport(style: Tools.style(arguments))
    guard let name = arguments.operands.first else {
      let desk = try Tools.desk(arguments)
      let exercise = try Tools.atDesk { () throws(Desk.Problem) in try desk.upcoming() }
      Console.print(desk.course.chapter(of: exercise).map(report.text) ?? report.text(of: exercise))
      return .done
    }
    Console.print(try text(of: name, in: try Tools.course(arguments), report))
    return .done
  }

  /// The text of a chapter or, where there is none with the name, of an exercise.
  private static func text(
    of name: String, in course: Course, _ report: LessonReport
  ) throws(Problem) -> String {
    do throws(UnknownLesson) {
      return report.text(of: try course.chapter(name))
    } catch  where error.nearest == nil {
      return report.text(of: try Tools.exercise(name, of: course))
    } catch {
      guard let exercise = try? course.exercise(name) else {
        throw Messages.problem(.unknown(error))
      }
      return report.text(of: exercise)
    }
  }
}
