import Evaluation
import Files
import Glibc
import Lessons
import Workspaces

/// The course and the learner's folder, as the shell uses them.
package struct Classroom: Sendable {
  package let desk: Desk

  package init(desk: Desk) {
    self.desk = desk
  }

  /// Why lessons can't be used, in words.
  package struct Trouble: Error, Sendable {
    var sentence: String
    var remedy: String?
  }

  /// Finds course and folder as the command line's other commands do.
  package static func open(
    _ options: ShellOptions, installation: Installation
  ) throws(Trouble) -> Classroom {
    guard let folder = options.courseDirectory ?? installation.lessons else {
      throw Trouble(sentence: ShellMessage.noCourse, remedy: ShellMessage.noCourseRemedy)
    }
    let course: Course
    do throws(LessonErrors) {
      course = try Course.load(from: folder)
    } catch {
      throw Trouble(
        sentence: ShellMessage.badCourse(folder, error.problems.count),
        remedy: ShellMessage.badCourseRemedy)
    }
    let circumstances = WorkspaceLocation.Circumstances(
      option: options.workspace, variable: Environment.variable("ETUDE_WORKSPACE"),
      currentFolder: currentFolder, home: Environment.variable("HOME"),
      clone: installation.lessons.map(Path.folder))
    do throws(WorkspaceLocation.Problem) {
      let root = try WorkspaceLocation.find(circumstances)
      return Classroom(desk: Desk(course: course, workspace: Workspace(root: root), day: today))
    } catch {
      throw Trouble(
        sentence: WorkspaceMessages.sentence(error), remedy: WorkspaceMessages.remedy(error))
    }
  }

  var course: Course { desk.course }

  /// The pages of the course in order: each chapter's text, then its exercises.
  var pages: [LessonPage] {
    course.chapters.flatMap { chapter in
      [LessonPage.chapter(chapter)] + chapter.exercises.map(LessonPage.exercise)
    }
  }

  /// The page of a name: an exercise's id or a chapter's; nil for unknown ones.
  func page(named name: String) -> LessonPage? {
    if let exercise = try? course.exercise(name) { return .exercise(exercise) }
    return (try? course.chapter(name)).map(LessonPage.chapter)
  }

  /// Where the learner goes on: the next exercise, or its chapter's text before the first one.
  func upcomingPage() -> LessonPage? {
    guard let exercise = try? desk.upcoming() else { return nil }
    let isUntouched = (try? desk.progress()).map { desk.entry(of: exercise, in: $0) == nil } ?? true
    if isUntouched, let chapter = course.chapter(of: exercise),
      chapter.exercises.first?.id == exercise.id
    {
      return .chapter(chapter)
    }
    return .exercise(exercise)
  }

  func page(after page: LessonPage) -> LessonPage? {
    let pages = self.pages
    guard let index = pages.firstIndex(where: { $0.id == page.id }) else { return nil }
    return index + 1 < pages.count ? pages[index + 1] : nil
  }

  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Today by this machine's calendar.
  private static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1_900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}

/// One text of the course: a chapter's or an exercise's.
package enum LessonPage: Sendable {
  case chapter(Chapter)
  case exercise(Exercise)

  var id: String {
    switch self {
    case .chapter(let chapter): chapter.id
    case .exercise(let exercise): exercise.id
    }
  }

  var title: String {
    switch self {
    case .chapter(let chapter): chapter.title
    case .exercise(let exercise): exercise.title
    }
  }

  var blocks: [Lessons.Block] {
    switch self {
    case .chapter(let chapter): chapter.blocks
    case .exercise(let exercise): exercise.blocks
    }
  }

  var exercise: Exercise? {
    if case .exercise(let exercise) = self { return exercise }
    return nil
  }
}
