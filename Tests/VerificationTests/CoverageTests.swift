import Lessons
import Testing
import Verification

@Suite struct CoverageTests {
  @Test func saysWhereSomethingIsTaughtAndWhatIsMissing() throws {
    let course = try #require(
      VerifiedCourse().replacing("minutes: 5", with: "minutes: 5\ncovers: property center, foo")
        .reading.course)
    let report = CoverageReport(course)
    let items = report.groups.flatMap(\.items)
    #expect(items.first { $0.name == "property center" }?.exercises == ["b1"])
    #expect(report.missing.contains("option curveLinear"))
    #expect(report.unknown.count == 1)
  }

  @Test func knowsEveryRowOfTheOptionTables() {
    let items = CoverageCatalog.groups.flatMap(\.items)
    #expect(items.filter { $0.hasPrefix("option ") }.count == 22)
    #expect(items.filter { $0.hasPrefix("keyframe-option ") }.count == 12)
    #expect(items.filter { $0.hasPrefix("property ") }.count == 7)
    #expect(Set(items).count == items.count)
  }
}
