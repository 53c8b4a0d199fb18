import Grading
import Lessons

/// The page of a chapter: its text with every demo played, and its exercises.
struct ChapterPage {
  var chapter: Chapter
  var player: BookPlayer

  func page(_ files: inout LessonFiles) -> Page {
    let chapter = chapter
    var nodes: [PageNode] = [
      .heading(1, "\(chapter.number). \(chapter.title)"),
      .markdown("*\(BookMessages.minutes(chapter.minutes))*"),
    ]
    nodes += LessonText(
      blocks: chapter.blocks, title: chapter.title,
      program: { demo throws(InputProblem) in try chapter.program(demo: demo) }, player: player
    ).nodes(&files)
    nodes += exercises
    return Page(nodes)
  }

  private var exercises: [PageNode] {
    guard !chapter.exercises.isEmpty else { return [] }
    return [
      .heading(2, BookMessages.exercises),
      .table(
        BookMessages.exerciseHeader,
        chapter.exercises.map { exercise in
          [
            exercise.shortID,
            "[\(exercise.title)](\(BookPath.relative(exercise.file, from: chapter.file)))",
            BookMessages.kind(exercise), BookMessages.stars(exercise.difficulty),
            BookMessages.minutes(exercise.minutes),
          ]
        }),
    ]
  }
}
