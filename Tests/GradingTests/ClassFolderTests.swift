import Lessons
import Testing

@testable import Grading

@Suite struct ClassFolderTests {
  private static let files = MemoryFiles([
    "ben/b1.swift": "b", "ada/basic/move.swift": "a", "ada/Package.swift": "no",
    "ada/.undo/basic/move.swift": "old", "cleo/move.swift": "c", "dora/other.swift": "d",
    "emil.swift": "e",
  ])

  private func course() throws -> Lessons.Course {
    let reading = CourseReading(
      folder: "memory",
      files: MemoryFiles([
        "course.md": "---\ntitle: T\nformat: 1\n---\n# T",
        "01-basic/chapter.md": "---\ntitle: B\n---\n# B",
        "01-basic/01-move.md": TestExercise.text,
      ]))
    return try #require(reading.course)
  }

  @Test func findsAnswersByPathAndName() throws {
    let folder = ClassFolder(Self.files, course: try course())
    #expect(
      folder.submissions.map { "\($0.learner) \($0.exercise.id) \($0.source)" }
        == ["ada basic.move a", "ben basic.move b", "cleo basic.move c"])
    #expect(folder.unknown == ["dora/other.swift", "emil.swift"])
  }

  @Test func takesEveryFileForTheGivenExercise() throws {
    let course = try course()
    let folder = ClassFolder(
      Self.files, course: course, exercise: try course.exercise("b1"))
    #expect(folder.submissions.map(\.learner) == ["ada", "ben", "cleo", "dora", "emil"])
    #expect(folder.unknown.isEmpty)
  }
}
