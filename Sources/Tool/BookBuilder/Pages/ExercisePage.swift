import Evaluation
import Grading
import Lessons
import Reports
import Timelines

/// The page of one exercise: text, task, starter, checks in words, hints, and the solutions.
struct ExercisePage {
  var exercise: Exercise
  /// Neighbours in the order of the course, for the links at the end.
  var previous: Exercise?
  var next: Exercise?
  /// Titles of the exercises that come before, by id.
  var titles: [(id: String, title: String, file: String)]
  var player: BookPlayer

  /// What messages call the learner's file.
  var fileName: String {
    let name = exercise.id.split(separator: ".").last.map(String.init) ?? exercise.id
    return name + ".swift"
  }

  func page(_ files: inout LessonFiles) -> Page {
    let solution = player.grade(exercise.solution.text, fileName, exercise)
    if !solution.passed {
      files.problems.append(
        BookProblem(
          place: exercise.solution.place,
          message: BookMessages.solutionFails(solution.word.rawValue),
          remedy: BookMessages.verify(exercise.id)))
    }
    var nodes: [PageNode] = [.heading(1, exercise.title), .markdown(facts)]
    nodes += text(&files)
    nodes += [.heading(2, BookMessages.start), .code("swift", exercise.starter.text)]
    nodes += checks(solution)
    nodes += hints
    nodes += self.solution(solution, &files)
    nodes += rejects(solution, &files)
    nodes += [.rule, .markdown(links)]
    return Page(nodes)
  }

  /// Kind, difficulty and time in one line, the command in the next.
  private var facts: String {
    var facts =
      "*\(BookMessages.facts(exercise))*\n\n" + BookMessages.startCommand(exercise.shortID)
    let needed = exercise.needs.compactMap { id in titles.first { $0.id == id } }
    if !needed.isEmpty {
      let links = needed.map { "[\($0.title)](\(BookPath.relative($0.file, from: exercise.file)))" }
      facts += "\n" + BookMessages.comesAfter(links.joined(separator: ", "))
    }
    return facts
  }

  private func text(_ files: inout LessonFiles) -> [PageNode] {
    let exercise = exercise
    return LessonText(
      blocks: exercise.blocks, title: exercise.title,
      program: { demo throws(InputProblem) in try exercise.program(demo: demo) },
      starter: { [player, fileName] in
        guard
          let program = try? exercise.program(source: exercise.starter.text, fileName: fileName)
        else { return nil }
        return player.play(program).outcome.timeline
      }, player: player
    ).nodes(&files)
  }

  private var links: String {
    var links: [String] = []
    if let previous {
      links.append(
        "← [\(previous.title)](\(BookPath.relative(previous.file, from: exercise.file)))")
    }
    links.append("[\(BookMessages.chapter)](README.md)")
    if let next {
      links.append("[\(next.title)](\(BookPath.relative(next.file, from: exercise.file))) →")
    }
    return links.joined(separator: " · ")
  }
}

/// Links between pages.
enum BookPath {
  /// A lesson's Markdown whose links lead to pages: a chapter's page is the first of its folder.
  static func linkingPages(_ markdown: String) -> String {
    markdown.replacing(/\]\((?<path>[^):]*)chapter\.md/) { "](\($0.path)README.md" }
  }

  /// The path of a page as seen from another one; both are given below the book's folder.
  static func relative(_ path: String, from page: String) -> String {
    let target = path.split(separator: "/")
    let here = page.split(separator: "/").dropLast()
    var common = 0
    while common < here.count, common < target.count - 1, here[common] == target[common] {
      common += 1
    }
    return
      (Array(repeating: "..", count: here.count - common)
      + target[common...].map(String.init)).joined(separator: "/")
  }
}
