/// What is wrong with a course that can be read, rule by rule.
///
/// Rules that need the compiler or the formatter are Verification's.
package struct CourseLint {
  let course: Course
  let files: any CourseFiles
  private(set) var problems: [LessonProblem] = []

  /// Looks at every lesson of a course.
  package init(_ course: Course, files: any CourseFiles) {
    self.course = course
    self.files = files
    checkIdentities()
    var order: [String: Int] = [:]
    for (index, exercise) in course.exercises.enumerated() { order[exercise.id] = index }
    var vocabulary = Vocabulary()
    for chapter in course.chapters {
      vocabulary.add(chapter)
      checkCoverage(of: chapter)
      checkText(of: chapter)
      problems += TableLint(chapter).problems
      for exercise in chapter.exercises {
        vocabulary.add(exercise)
        checkNeeds(of: exercise, order: order)
        problems += ExerciseLint(exercise).problems
        problems += vocabulary.problems(in: exercise)
        checkLinks(exercise.blocks, file: exercise.file)
      }
    }
  }

  /// Everything found, in the order of files and lines.
  package var findings: [LessonProblem] {
    let files = course.chapters.flatMap { [$0.file] + $0.exercises.map(\.file) }
    var rank: [String: Int] = [:]
    for (index, file) in files.enumerated() { rank[file] = index }
    return problems.enumerated().sorted { left, right in
      let a = left.element.place
      let b = right.element.place
      return (rank[a.file] ?? -1, a.line, left.offset) < (rank[b.file] ?? -1, b.line, right.offset)
    }.map(\.element)
  }

  // MARK: L02

  private mutating func checkIdentities() {
    var seen: [String: String] = [:]
    for chapter in course.chapters {
      for exercise in chapter.exercises {
        let place = LessonPlace(file: exercise.file, line: 1)
        for id in [exercise.id] + exercise.formerIDs {
          if let other = seen[id] {
            problems.append(LintMessage.doubleID(id, other, place))
          }
          seen[id] = exercise.file
        }
        if !exercise.id.hasPrefix(chapter.id + ".") {
          problems.append(LintMessage.foreignID(exercise.id, chapter.id, place))
        }
      }
    }
  }

  // MARK: L03

  private mutating func checkNeeds(of exercise: Exercise, order: [String: Int]) {
    let place = LessonPlace(file: exercise.file, line: 1)
    for need in exercise.needs {
      guard let position = order[need] else {
        problems.append(
          LintMessage.unknownNeed(need, among: course.exercises.map(\.id), place))
        continue
      }
      if position >= order[exercise.id] ?? 0 {
        problems.append(LintMessage.laterNeed(need, place))
      }
    }
  }

  // MARK: L15

  private mutating func checkCoverage(of chapter: Chapter) {
    let covered = Set(chapter.exercises.flatMap(\.covers))
    for promise in chapter.covers where !covered.contains(promise) {
      problems.append(
        LintMessage.uncovered(promise, LessonPlace(file: chapter.file, line: 1)))
    }
  }

  // MARK: L12, L17, L18 of chapters

  private mutating func checkText(of chapter: Chapter) {
    checkLinks(chapter.blocks, file: chapter.file)
    for code in chapter.demos.map(\.code) + [chapter.scene].compactMap({ $0 }) {
      problems += CodeLint(code).problems
    }
  }

  private mutating func checkLinks(_ blocks: [Block], file: String) {
    for block in blocks {
      switch block {
      case .markdown(let text, let place), .note(let text, let place):
        for link in LinkScanner(text).links where !exists(link.target, from: file) {
          problems.append(
            LintMessage.deadLink(
              link.target, LessonPlace(file: file, line: place.line + link.line)))
        }
      default: break
      }
    }
  }

  private func exists(_ target: String, from file: String) -> Bool {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        if parts.isEmpty { return false }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    let path = parts.joined(separator: "/")
    return files.bytes(of: path) != nil || files.names(in: path) != nil
  }
}

/// The relative links of a piece of Markdown.
struct LinkScanner {
  struct Link {
    var target: String
    /// 0-based, from the text's first line.
    var line: Int
  }
  private(set) var links: [Link] = []

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var rest = line[...]
      while let open = rest.firstRange(of: "](") {
        rest = rest[open.upperBound...]
        guard let close = rest.firstIndex(of: ")") else { break }
        let target = String(rest[..<close].prefix { $0 != "#" && $0 != " " })
        if !target.isEmpty, !target.contains(":") {
          links.append(Link(target: target, line: index))
        }
        rest = rest[close...]
      }
    }
  }
}
