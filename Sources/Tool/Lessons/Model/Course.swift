import Timelines

/// A folder of chapters with exercises, as loaded from its lesson files.
package struct Course: Hashable, Sendable {
  package var title: String
  /// The language of the prose, such as `en`.
  package var language: String
  /// The prose of `course.md` below its front matter.
  package var welcome: [Block]
  package var chapters: [Chapter]
  /// The folder it was loaded from.
  package var folder: String

  /// All exercises in the order of the course.
  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Finds an exercise by its id, a former id or its short id.
  package func exercise(_ name: String) throws(UnknownLesson) -> Exercise {
    let all = exercises
    let wanted = name.lowercased()
    if let found = all.first(where: { $0.id == wanted || $0.shortID == wanted }) { return found }
    if let found = all.first(where: { $0.formerIDs.contains(wanted) }) { return found }
    let tails = all.filter { $0.id.split(separator: ".").last.map(String.init) == wanted }
    if tails.count == 1, let found = tails.first { return found }
    throw UnknownLesson(
      name: name, kind: "exercise",
      nearest: nearestMatch(to: wanted, among: all.map(\.id) + all.map(\.shortID)))
  }

  /// Finds a chapter by its id, its number or its letter.
  package func chapter(_ name: String) throws(UnknownLesson) -> Chapter {
    let wanted = name.lowercased()
    for chapter in chapters
    where chapter.id == wanted || chapter.letter == wanted || String(chapter.number) == wanted {
      return chapter
    }
    throw UnknownLesson(
      name: name, kind: "chapter", nearest: nearestMatch(to: wanted, among: chapters.map(\.id)))
  }

  /// The exercise after the given one, in the order of the course.
  package func exercise(after id: String) -> Exercise? {
    let all = exercises
    guard let index = all.firstIndex(where: { $0.id == id }), index + 1 < all.count else {
      return nil
    }
    return all[index + 1]
  }

  /// The chapter that an exercise belongs to.
  package func chapter(of exercise: Exercise) -> Chapter? {
    chapters.first { $0.exercises.contains { $0.id == exercise.id } }
  }
}

/// One subject: its text and its exercises.
package struct Chapter: Hashable, Sendable {
  /// The number at the front of the folder's name.
  package var number: Int
  /// The folder's name without its number, such as `basic`.
  package var slug: String
  /// The prefix of its exercises' ids.
  package var id: String
  /// The letter of its exercises' short ids.
  package var letter: String
  package var title: String
  /// Expected reading time in minutes.
  package var minutes: Int
  package var stage: StageSize
  package var horizon: Double
  package var concepts: [Concept]
  package var covers: [String]
  package var blocks: [Block]
  /// Swift expressions that hold, one a line: what the tables of the text say.
  package var facts: [LessonCode]
  /// The scene of the chapter's demos.
  package var scene: LessonCode?
  package var exercises: [Exercise]
  /// The path of `chapter.md` below the course folder.
  package var file: String

  /// All demos in reading order.
  package var demos: [Demo] { blocks.demos }
}

/// A name that no lesson has, with the one it was probably meant to be.
package struct UnknownLesson: Error, Hashable, Sendable {
  package var name: String
  package var kind: String
  package var nearest: String?

  package init(name: String, kind: String, nearest: String?) {
    self.name = name
    self.kind = kind
    self.nearest = nearest
  }
}
