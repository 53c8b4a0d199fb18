import Testing

@testable import Lessons

@Suite struct CourseLintTests {
  private func findings(_ course: MemoryCourse) throws -> [LessonProblem] {
    let reading = course.reading
    #expect(reading.problems == [])
    let read = try #require(reading.course)
    return CourseLint(read, files: MemoryFiles([:])).findings
  }

  @Test func findsNothingInTheBuiltInCourse() throws {
    let course = try Course.load(from: courseFolder)
    #expect(CourseLint(course, files: DiskFiles(root: courseFolder)).findings == [])
  }

  @Test func findsNothingInASoundCourse() throws {
    #expect(try findings(MemoryCourse()) == [])
  }

  @Test(arguments: [
    ("id: basic.move", "id: other.move", LintRule.identity),
    ("difficulty: 1", "difficulty: 1\nneeds: basic.nothing", .needs),
    ("task 2 track", "task 1 track", .taskWithoutCheck),
    ("task 2 track", "task 7 track", .taskWithoutCheck),
    (":::hint\nThink more.\n:::", "", .missingHelp),
    (":::solved\nDone.\n:::", "", .missingHelp),
    (":::when moves", ":::when mvoes", .unboundFeedback),
    ("fails=\"moves\"", "fails=\"goal\"", .unboundFeedback),
    ("`center`", "`alpha`", .notIntroduced),
    ("let box = UIView()", "let box = UIView() // \(String(repeating: "-", count: 90))", .size),
    ("Think more.", "Write `box.center.x = 100` here.", .hintGivesAway),
    ("difficulty: 1", "difficulty: 1\npoints: 9", .points),
    ("Some words.", "See [this](nowhere.md).", .deadLink),
    ("let box = UIView()", "let box = UIView(); let e = getenv(\"A\")", .unsafeSource),
    ("// TODO: move", "// move", .format),
  ])
  func namesTheRuleThatIsBroken(old: String, new: String, rule: LintRule) throws {
    let found = try findings(MemoryCourse().replacing(old, with: new))
    #expect(found.contains { $0.rule == rule }, "\(found)")
  }

  @Test func findsPromisesThatNobodyKeeps() throws {
    var course = MemoryCourse()
    course.chapterText = "---\ntitle: Basic\ncovers: a, b\n---\n# Basic\n"
    #expect(try findings(course).map(\.rule) == [.uncovered, .uncovered])
  }
}
