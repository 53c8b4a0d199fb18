import BookBuilder
import Evaluation
import Lessons

extension Command {
  /// `etude book`: the book from the lessons.
  static let book = Command(
    name: "book",
    summary: "write the book from the lessons",
    options: [
      Option("--course", "DIR", "another course than the built-in one"),
      Option("--out", "DIR", "the folder of the book (Book beside the course)"),
      Option("--check", nil, "only tell whether the book is up to date"),
      Option("--fresh", nil, "make every page again, also of lessons that have not changed"),
    ],
    details: "Exit code 0: the book is up to date now; 1: a page is stale or a lesson has a fault."
  ) { (arguments) throws(Problem) in
    let course = try Tools.course(arguments)
    let evaluator = try Tools.evaluator()
    let maker = BookMaker(evaluator, usesCache: !arguments.has("--fresh"))
    let showsProgress = Console.showsProgress(arguments)
    let book = maker.make(course) { done, total in
      if showsProgress { Console.status("\(done) of \(total) pages") }
    }
    if showsProgress { Console.status("") }
    evaluator.close()
    if let obstacle = book.obstacle {
      throw Problem(obstacle.reason, remedy: obstacle.remedy, code: .unavailable)
    }
    for problem in book.problems {
      let place = problem.place
      Console.tell("\(place.file):\(place.line): error: \(problem.message)")
      Console.tell("try: \(problem.remedy)")
    }
    guard book.problems.isEmpty else { return .notYet }
    let shelf = BookShelf(root: arguments.value("--out") ?? "\(course.folder)/../Book")
    if arguments.has("--check") {
      let changes = shelf.changes(to: book)
      for line in BookMessages.stale(changes) { Console.tell(line) }
      guard changes.isEmpty else {
        Console.tell("try: \(BookMessages.staleRemedy)")
        return .notYet
      }
      Console.print(BookMessages.upToDate)
      return .done
    }
    do throws(BookShelf.Failure) {
      Console.print(BookMessages.written(try shelf.write(book).count))
    } catch {
      throw Problem(BookMessages.cannotWrite(error.path, error.reason), code: .unavailable)
    }
    return .done
  }
}
