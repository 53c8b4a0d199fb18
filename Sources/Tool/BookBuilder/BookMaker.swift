import Evaluation
import Lessons

/// Makes the book from a course: every demo played, every answer graded, every figure drawn.
///
/// Pages of lessons that did not change are taken from a cache; a page depends on its lesson, the
/// titles it links to, and the engine that plays it.
package struct BookMaker: Sendable {
  private let player: BookPlayer
  private let cacheFolder: String?
  /// What changes whenever pages could come out differently: the engine and this program.
  private let stamp: String

  /// `cacheFolder` is nil where every page must be made anew.
  package init(player: BookPlayer, stamp: String = "", cacheFolder: String? = nil) {
    self.player = player
    self.stamp = stamp
    self.cacheFolder = cacheFolder
  }

  /// A maker that plays with the real compiler and remembers pages beside its other results.
  package init(_ evaluator: Evaluator, usesCache: Bool = true) {
    self.init(
      player: BookPlayer(evaluator),
      stamp: evaluator.installation.stamp,
      cacheFolder: usesCache ? Storage.cache + "/book" : nil)
  }

  /// The whole book.
  ///
  /// `progress` is called after each lesson with the number done and the number of all.
  package func make(
    _ course: Course, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> Book {
    let jobs = jobs(of: course)
    let cache = PageCache(folder: cacheFolder.map { "\($0)/\(Self.name(of: course))" })
    let keys = jobs.map { $0.key(stamp: stamp) }
    let made = concurrently(jobs.count, progress: progress) { index in
      pages(of: jobs[index], key: keys[index], cache)
    }
    cache.forget(allBut: Set(keys))
    var book = Book(files: [
      "SUMMARY.md": SummaryPage.page(course).text, "README.md": SummaryPage.cover(course).text,
    ])
    for pages in made {
      book.files.merge(pages.files) { _, new in new }
      book.problems += pages.problems
      book.obstacle = book.obstacle ?? pages.obstacle
    }
    return book
  }

  /// Courses of different folders do not disturb each other's cache.
  private static func name(of course: Course) -> String {
    var hash = ContentHash()
    hash.add(course.folder)
    return hash.text
  }

  private func pages(of job: LessonPageJob, key: String, _ cache: PageCache) -> Book {
    if let files = cache.files(for: key) { return Book(files: files) }
    let (watched, obstacle) = player.watched()
    var pages = job.make(watched)
    pages.obstacle = obstacle()
    if pages.problems.isEmpty, pages.obstacle == nil { cache.keep(pages.files, for: key) }
    return pages
  }

  private func jobs(of course: Course) -> [LessonPageJob] {
    let all = course.exercises
    let titles = all.map { (id: $0.id, title: $0.title, file: $0.file) }
    return course.chapters.flatMap { chapter in
      [LessonPageJob.chapter(chapter)]
        + chapter.exercises.map { exercise in
          let index = all.firstIndex { $0.id == exercise.id } ?? 0
          return .exercise(
            exercise, previous: index > 0 ? all[index - 1] : nil,
            next: index + 1 < all.count ? all[index + 1] : nil,
            titles: titles.filter { exercise.needs.contains($0.id) })
        }
    }
  }
}

/// The making of one lesson's page.
enum LessonPageJob: Sendable {
  case chapter(Chapter)
  case exercise(
    Exercise, previous: Exercise?, next: Exercise?,
    titles: [(id: String, title: String, file: String)])

  func make(_ player: BookPlayer) -> Book {
    switch self {
    case .chapter(let chapter):
      var files = LessonFiles(path: SummaryPage.chapterFile(chapter), stem: "chapter")
      let page = ChapterPage(chapter: chapter, player: player).page(&files)
      return files.book(page)
    case .exercise(let exercise, let previous, let next, let titles):
      var files = LessonFiles(path: exercise.file)
      let page = ExercisePage(
        exercise: exercise, previous: previous, next: next, titles: titles, player: player
      ).page(&files)
      return files.book(page)
    }
  }

  /// A fingerprint of everything that the page depends on.
  func key(stamp: String) -> String {
    var hash = ContentHash()
    hash.add(stamp)
    switch self {
    case .chapter(var chapter):
      let rows = chapter.exercises.map {
        "\($0.shortID) \($0.title) \($0.file) \($0.types) \($0.difficulty) \($0.minutes)"
      }
      chapter.exercises = []
      hash.add("\(chapter)")
      for row in rows { hash.add(row) }
    case .exercise(let exercise, let previous, let next, let titles):
      hash.add("\(exercise)")
      for neighbour in [previous, next] {
        hash.add(neighbour.map { "\($0.title) \($0.file)" } ?? "")
      }
      for title in titles { hash.add("\(title)") }
    }
    return hash.text
  }
}

extension LessonFiles {
  /// The page with its figures as a book of its own.
  func book(_ page: Page) -> Book {
    var all = figures
    all[path] = page.text
    return Book(files: all, problems: problems)
  }
}
