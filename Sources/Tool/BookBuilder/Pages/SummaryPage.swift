import Lessons

/// The table of contents, in the form that mdBook reads.
enum SummaryPage {
  static func page(_ course: Course) -> Page {
    var lines = ["[\(course.title)](README.md)", ""]
    for chapter in course.chapters {
      let file = chapterFile(chapter)
      lines.append("- [\(chapter.title)](\(file))")
      for exercise in chapter.exercises {
        lines.append("  - [\(exercise.title)](\(exercise.file))")
      }
    }
    return Page([.heading(1, BookMessages.summary), .markdown(lines.joined(separator: "\n"))])
  }

  /// The first page: the course's words of welcome and its chapters.
  static func cover(_ course: Course) -> Page {
    let welcome = course.welcome.compactMap { block -> PageNode? in
      if case .markdown(let text, _) = block { .markdown(text) } else { nil }
    }
    return Page(
      [.heading(1, course.title)] + welcome + [
        .heading(2, BookMessages.chapters),
        .bullets(
          course.chapters.map { chapter in
            "[\(chapter.number). \(chapter.title)](\(chapterFile(chapter)))"
          }),
        .markdown(BookMessages.generated),
      ])
  }

  /// Path of a chapter's page below the book's folder.
  static func chapterFile(_ chapter: Chapter) -> String {
    let folder = chapter.file.split(separator: "/").dropLast().joined(separator: "/")
    return folder.isEmpty ? "README.md" : folder + "/README.md"
  }
}
