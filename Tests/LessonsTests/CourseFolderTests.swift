import Lessons
import Testing

/// The folder of this repository's own course.
let courseFolder: String = {
  let parts = #filePath.split(separator: "/").dropLast(3)
  return "/" + parts.joined(separator: "/") + "/Lessons"
}()

@Suite struct CourseFolderTests {
  @Test func readsTheBuiltInCourseWithoutAProblem() throws {
    let reading = Course.reading(of: courseFolder)
    #expect(reading.problems == [])
    let course = try #require(reading.course)
    let first = try course.exercise("b1")
    #expect(first.id == "basic.first-move")
    #expect(first.tasks.count == 2)
    #expect(first.points == 5)
    #expect(try course.exercise("first-move").id == first.id)
  }

  @Test func namesTheNearestExercise() throws {
    let course = try Course.load(from: courseFolder)
    #expect(
      throws: UnknownLesson(
        name: "basic.frist-move", kind: "exercise", nearest: "basic.first-move")
    ) {
      try course.exercise("basic.frist-move")
    }
  }
}
