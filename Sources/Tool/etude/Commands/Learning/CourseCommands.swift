import Lessons
import Workspaces

/// The commands that show the whole course: list and progress.
extension Command {
  /// `etude list [CHAPTER]`: every exercise with where you stand.
  static let list = Command(
    name: "list", summary: "list chapters and exercises with where you stand",
    operands: "[CHAPTER]", operandCount: 0...1, options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    let progress = try Tools.atDesk { () throws(Desk.Problem) in try desk.progress() }
    var chapters = desk.course.chapters
    if let name = arguments.operands.first {
      do throws(UnknownLesson) {
        chapters = [try desk.course.chapter(name)]
      } catch {
        throw Messages.problem(Desk.Problem.unknown(error))
      }
    }
    let list = CourseList(desk: desk, progress: progress, style: Tools.style(arguments))
    for line in list.lines(chapters) { Console.print(line) }
    return .done
  }

  /// `etude progress`: how far you are; merging another file.
  static let progress = Command(
    name: "progress", summary: "show how far you are, or merge another progress file",
    operands: "[merge FILE]", operandCount: 0...2, options: Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let desk = try Tools.desk(arguments)
    if arguments.operands.first == "merge" {
      guard arguments.operands.count == 2 else {
        throw Problem("`progress merge` needs a FILE", remedy: "etude progress merge FILE")
      }
      let merged = try Tools.atDesk { () throws(Desk.Problem) in
        try desk.merge(arguments.operands[1])
      }
      Console.print(Messages.merged(merged, arguments.operands[1]))
    } else if let word = arguments.operands.first {
      throw Problem("`progress` does not know “\(word)”", remedy: "etude progress merge FILE")
    }
    let progress = try Tools.atDesk { () throws(Desk.Problem) in try desk.progress() }
    let list = CourseList(desk: desk, progress: progress, style: Tools.style(arguments))
    for line in list.summary() { Console.print(line) }
    return .done
  }
}
