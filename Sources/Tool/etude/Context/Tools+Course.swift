import Evaluation
import Files
import Glibc
import Lessons
import Workspaces

/// Finding the course and the learner's folder.
extension Tools {
  /// Options of every command that works with the course or with answers.
  static let deskOptions: [Option] = [
    Option("--course", "DIR", "another course than the built-in one"),
    Option("--workspace", "DIR", "the folder with your answers (~/etude)"),
  ]

  /// The course; every error in its files is told with file and line.
  static func course(_ arguments: Arguments) throws(Problem) -> Course {
    let given = arguments.value("--course")
    guard let folder = given == nil ? try installation().lessons : given else {
      throw Problem(
        "there is no course beside this program", remedy: "--course DIR, or set ETUDE_HOME",
        code: .unavailable)
    }
    do throws(LessonErrors) {
      return try Course.load(from: folder)
    } catch {
      throw Messages.badCourse(error, folder: folder)
    }
  }

  /// The learner's folder with the course and today's date.
  static func desk(_ arguments: Arguments) throws(Problem) -> Desk {
    let course = try course(arguments)
    let circumstances = WorkspaceLocation.Circumstances(
      option: arguments.value("--workspace"), variable: Environment.variable("ETUDE_WORKSPACE"),
      currentFolder: currentFolder, home: Environment.variable("HOME"), clone: clone(of: course))
    do throws(WorkspaceLocation.Problem) {
      let root = try WorkspaceLocation.find(circumstances)
      return Desk(course: course, workspace: Workspace(root: root), day: today)
    } catch {
      throw Problem(
        WorkspaceMessages.sentence(error), remedy: WorkspaceMessages.remedy(error))
    }
  }

  /// Does something with the desk; its problems become words here.
  static func atDesk<Answer>(
    _ body: () throws(Desk.Problem) -> Answer
  ) throws(Problem) -> Answer {
    do throws(Desk.Problem) {
      return try body()
    } catch {
      throw Messages.problem(error)
    }
  }

  /// The exercise with a name; without one the current exercise.
  static func exercise(_ name: String?, at desk: Desk) throws(Problem) -> Exercise {
    try atDesk { () throws(Desk.Problem) in try desk.exercise(name) }
  }

  /// An exercise of a course by its name, where no answers are needed.
  static func exercise(_ name: String, of course: Course) throws(Problem) -> Exercise {
    do throws(UnknownLesson) {
      return try course.exercise(name)
    } catch {
      throw Messages.problem(.unknown(error))
    }
  }

  /// The folder above the built-in course, where answers would mix with etude's own files.
  private static func clone(of course: Course) -> String? {
    guard let built = try? installation().lessons else { return nil }
    return Path.folder(of: built)
  }

  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Today by this machine's calendar, as `2025-03-09`.
  private static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1_900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }
}
