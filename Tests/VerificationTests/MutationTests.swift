import Lessons
import Testing
import Verification

/// Small changes of a solution, and what a lesson declares about those that nobody notices.
@Suite(.enabled(if: VerifiedCourse.evaluator != nil)) struct MutationTests {
  /// The task asks for the end alone, so the duration is free.
  private static let course = VerifiedCourse().replacing(
    "moves task 1 track box.center.x 50 -> 250 over 0s..1s curve easeInOut",
    with: "moves task 1 from 3s box.center.x == 250")

  private func row(_ loose: String) throws -> (row: MutationReport.Row, findings: [String]) {
    let evaluator = try #require(VerifiedCourse.evaluator)
    let course = Self.course.replacing(
      "```swift {solution}",
      with: loose.isEmpty
        ? "```swift {solution}" : "```loose\n\(loose)\n```\n\n```swift {solution}")
    #expect(course.reading.problems == [])
    let report = MutationRun(evaluator, usesCache: false).run(try #require(course.reading.course))
    return (try #require(report.rows.first), report.findings.map { "\($0.message): \($0.remedy)" })
  }

  @Test func findsWhatNoCheckNotices() throws {
    let (row, findings) = try row("")
    #expect(row.killed > 0 && row.loose.isEmpty)
    #expect(row.survivors.map(\.description).contains { $0.hasPrefix("1 → ") })
    #expect(findings.allSatisfy { $0.hasPrefix("no check notices this change: ") })
    #expect(findings.count == row.survivors.count)
  }

  @Test func leavesOutWhatTheLessonDeclares() throws {
    let bare = try row("").row
    let (row, findings) = try row(#""1 → " because any duration will do"#)
    #expect(row.count == bare.count && row.killed == bare.killed)
    #expect(row.loose.count + row.survivors.count == bare.survivors.count)
    #expect(row.idle == [] && findings.count == row.survivors.count)
  }

  @Test func findsADeclarationThatNothingNeeds() throws {
    let (row, findings) = try row(#""250 → " because it once was free"#)
    #expect(row.idle.map(\.pattern) == ["250 → "])
    #expect(
      findings.contains(
        #"every change with "250 → " is noticed, or there is none: remove the line"#))
  }
}
