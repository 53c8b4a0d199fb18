/// A course as far as it could be read, and what is wrong with the rest.
package struct CourseReading: Sendable {
  /// Holds the lessons that could be read; nil if there is no course at all.
  package private(set) var course: Course?
  /// In the order of files and lines.
  package private(set) var problems: [LessonProblem] = []
  private let files: any CourseFiles
  private let folder: String

  /// Reads all lesson files below a folder; never fails as a whole.
  package init(folder: String, files: any CourseFiles) {
    self.files = files
    self.folder = folder
    read()
    sortProblems()
  }

  /// Orders the problems of each file by line; the files keep the order of reading.
  private mutating func sortProblems() {
    var order: [String: Int] = [:]
    for problem in problems where order[problem.place.file] == nil {
      order[problem.place.file] = order.count
    }
    let keyed = problems.enumerated().map { index, problem in
      (order[problem.place.file] ?? 0, problem.place.line, index, problem)
    }
    problems = keyed.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }

  private mutating func read() {
    guard let names = files.names(in: ""), names.contains("course.md") else {
      problems.append(LoadMessage.noFolder(folder))
      return
    }
    guard let text = load("course.md") else { return }
    let keys = ["title", "language", "format", "engine", "chapters"]
    let front = FrontMatter(lines: text.lines, file: text.file, keys: keys, problems: &problems)
    let scanner = FenceScanner(lines: text.lines, from: front.bodyStart, file: text.file)
    let reader = BlockReader(scanner.blocks, file: text.file)
    problems += scanner.problems + reader.problems
    let title = front.required("title", problems: &problems)
    let format = front.required("format", problems: &problems)
    if !format.isEmpty, format != "1" {
      problems.append(LoadMessage.format(format, front.place("format")))
      return
    }
    let folders = chapterFolders(names, front)
    let chapters = folders.compactMap { readChapter($0) }
    course = Course(
      title: title, language: front.text("language") ?? "en", welcome: reader.blocks,
      chapters: chapters, folder: folder)
  }

  private mutating func load(_ file: String) -> LessonText? {
    guard let bytes = files.bytes(of: file) else {
      problems.append(LoadMessage.unreadable(file))
      return nil
    }
    return LessonText(bytes: bytes, file: file, problems: &problems)
  }

  /// The chapter folders in the order of their names, compared with what `chapters` lists.
  private mutating func chapterFolders(
    _ names: [String], _ front: FrontMatter
  ) -> [(name: String, number: Int, slug: String)] {
    let folders = names.compactMap { name -> (name: String, number: Int, slug: String)? in
      guard let (number, slug) = numbered(name), !name.hasSuffix(".md") else { return nil }
      return (name, number, slug)
    }
    let listed = front.list("chapters")
    guard !listed.isEmpty else { return folders }
    for name in listed where !folders.contains(where: { $0.slug == name }) {
      problems.append(LoadMessage.chapterList(front.place("chapters"), listed: name))
    }
    for folder in folders where !listed.contains(folder.slug) {
      problems.append(LoadMessage.unlistedChapter(folder.name))
    }
    return folders
  }

  private mutating func readChapter(
    _ folder: (name: String, number: Int, slug: String)
  ) -> Chapter? {
    guard let text = load(folder.name + "/chapter.md") else { return nil }
    let reader = ChapterReader(text, number: folder.number, slug: folder.slug)
    problems += reader.problems
    var chapter = reader.chapter
    var seen: Set<Int> = []
    for name in files.names(in: folder.name) ?? [] where name.hasSuffix(".md") {
      if name == "chapter.md" { continue }
      let file = folder.name + "/" + name
      guard let (number, _) = numbered(name) else {
        problems.append(LoadMessage.strayFile(file))
        continue
      }
      if !seen.insert(number).inserted { problems.append(LoadMessage.doubleNumber(file, number)) }
      guard let text = load(file) else { continue }
      let exercise = ExerciseReader(text, chapter: reader.name, number: number)
      problems += exercise.problems
      if let exercise = exercise.exercise { chapter?.exercises.append(exercise) }
    }
    return chapter
  }

  /// Splits `03-two-words.md` into 3 and `two-words`.
  private func numbered(_ name: String) -> (Int, String)? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    guard let number = Int(digits), rest.hasPrefix("-"), rest.count > 1 else { return nil }
    let slug = rest.dropFirst()
    return (number, String(slug.hasSuffix(".md") ? slug.dropLast(3) : slug))
  }
}

extension Course {
  /// Loads a course; any problem in any of its files is thrown, all of them together.
  package static func load(from folder: String) throws(LessonErrors) -> Course {
    let reading = CourseReading(folder: folder, files: DiskFiles(root: folder))
    guard let course = reading.course, reading.problems.isEmpty else {
      throw LessonErrors(problems: reading.problems)
    }
    return course
  }

  /// Loads what can be read of a course, with the problems of the rest.
  package static func reading(of folder: String) -> CourseReading {
    CourseReading(folder: folder, files: DiskFiles(root: folder))
  }
}
