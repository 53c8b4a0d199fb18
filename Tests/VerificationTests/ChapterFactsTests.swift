import Evaluation
import Lessons
import Testing
import Verification

@Suite(.enabled(if: VerifiedCourse.evaluator != nil)) struct ChapterFactsTests {
  private func findings(_ facts: String) throws -> [VerificationFinding] {
    let evaluator = try #require(VerifiedCourse.evaluator)
    var course = VerifiedCourse()
    course.chapterBody = "Text.\n\n```facts\n\(facts)\n```\n"
    let read = try #require(course.reading.course)
    return LessonVerifier(evaluator, usesCache: false).verify(read, only: ["basic"]).findings
      .filter { $0.kind == .factHolds }
  }

  @Test func asksTheEngineForEachFact() throws {
    let found = try findings(
      "// masses\nCASpringAnimation().mass == 1\nCASpringAnimation().mass == 2\n\n1 + 1 == 2")
    #expect(found.map(\.place.line) == [12])
    #expect(
      found.first?.message == "the engine says that this is not so: "
        + "CASpringAnimation().mass == 2")
  }

  @Test func saysWhichFactDoesNotCompile() throws {
    let found = try findings("1 + 1 == 2\nCASpringAnimation().weight == 1")
    #expect(found.map(\.place.line) == [11])
    #expect(found.first?.message.contains("weight") == true)
  }
}
