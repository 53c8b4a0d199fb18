import Testing

@testable import Lessons

@Suite struct TableLintTests {
  private func messages(_ table: String, facts: String) throws -> [String] {
    var course = MemoryCourse()
    course.chapterText += "\n\n" + table + "\n\n```facts\n" + facts + "\n```\n"
    let chapter = try #require(course.reading.course?.chapters.first)
    return TableLint(chapter).problems.map { "\($0.place.line) \($0.message)" }
  }

  private static let table = """
    | property | default | meaning |
    |---|---|---|
    | `mass` | 1 | weight |
    | `stiffness`, `damping` | 100 and 10 | pull |
    | `…FromRight` | `.none` | |
    """

  @Test func isSilentAboutWhatFactsProve() throws {
    let facts = "a.mass == 1\na.stiffness == 100\na.damping == 10"
    #expect(try messages(Self.table, facts: facts) == [])
  }

  @Test func namesWhatNoFactProves() throws {
    #expect(
      try messages(Self.table, facts: "a.mass == 2\na.stiffness == 100\nb == 1") == [
        "9 no fact says that `mass` has to do with 1",
        "10 no fact and no demo of the chapter uses `damping` of this table",
        "10 no fact says that `stiffness` has to do with 10",
      ])
  }

  @Test(arguments: ["what you see", "trap"])
  func leavesOtherTablesAlone(head: String) throws {
    let table = "| \(head) | default |\n|---|---|\n| `unknown` | 7 |"
    #expect(try messages(table, facts: "a == 1") == [])
  }
}
