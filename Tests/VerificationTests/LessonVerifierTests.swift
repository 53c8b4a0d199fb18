import Evaluation
import Lessons
import Testing
import Verification

@Suite(.enabled(if: VerifiedCourse.evaluator != nil)) struct LessonVerifierTests {
  private func report(_ course: VerifiedCourse) throws -> VerificationReport {
    let evaluator = try #require(VerifiedCourse.evaluator)
    #expect(course.reading.problems == [])
    let read = try #require(course.reading.course)
    return LessonVerifier(evaluator, usesCache: false).verify(read)
  }

  @Test func findsNothingWrongWithASoundLesson() throws {
    let report = try report(VerifiedCourse())
    #expect(report.findings == [])
    #expect(report.rows.first?.runs == 10)
  }

  /// Each damage is found once, at its place.
  @Test(arguments: [
    (
      "// TODO: take a second\nbox.center.x = 250",
      "// TODO\nUIView.animate(withDuration: 1) "
        + "{ box.center.x = 250 }", VerificationFinding.Kind.starterFails,
      "the starter passes every scored check"
    ),
    (
      "track box.center.x 50", "track box.center.x 60", .solutionPasses,
      "the solution fails the check `moves`"
    ),
    (
      "box.center.x += 200", "box.center.x += 100", .acceptPasses,
      "the accepted answer fails the check `model`"
    ),
    (
      "+    box.center.x = 350", "+    box.center.x = 50 + 200", .rejectFails,
      "the reject \"too far\" passes"
    ),
    (
      "fails=\"moves\"", "fails=\"model\"", .rejectFails,
      "the reject \"too slow\" fails first at `moves`, not at `model`"
    ),
    (
      "box.alpha = 0\n}", "bx.alpha = 0\n}", .demoPlays,
      "the demo does not play: the compiler says: cannot find 'bx' in scope"
    ),
    (
      "bxo.alpha = 0", "box.alpha = 0", .demoDoesNotCompile,
      "the demo should not compile, and it does"
    ),
    ("cannot find 'bxo'", "ambiguous", .demoDoesNotCompile, "no error of the demo matches"),
    (
      "ask=\"box.alpha", "ask=\"bax.alpha", .predictionHasValue,
      "`bax.alpha at 0.5s` has no answer: There is no `bax`."
    ),
  ])
  func findsEachDamage(
    old: String, new: String, kind: VerificationFinding.Kind, message: String
  ) throws {
    let findings = try report(VerifiedCourse().replacing(old, with: new)).findings
    let first = try #require(findings.first { $0.kind == kind }, "\(findings)")
    #expect(first.message.hasPrefix(message), "\(first.message)")
  }

  @Test func noticesEverySmallChangeOfTheSolution() throws {
    let evaluator = try #require(VerifiedCourse.evaluator)
    let course = try #require(VerifiedCourse().reading.course)
    let report = MutationRun(evaluator, usesCache: false).run(course)
    #expect(report.count == 6)
    #expect(report.killed == 6)
    #expect(report.share == 1)
  }

  @Test func listsChangesThatNoCheckNotices() throws {
    let evaluator = try #require(VerifiedCourse.evaluator)
    let damaged = VerifiedCourse().replacing(
      "over 0s..1s curve easeInOut", with: "over 0s..1s"
    )
    .replacing(
      "    box.center.x = 250\n}\n```\n\n```patch {accept",
      with: """
            box.center.x = 250
            box.alpha = 0.5
        }
        ```

        ```patch {accept
        """)
    let course = try #require(damaged.reading.course)
    let report = MutationRun(evaluator, usesCache: false).run(course)
    let row = try #require(report.rows.first)
    #expect(
      row.survivors.map(\.description) == [
        "without box.alpha = 0.5", "0.5 → 0.4", "0.5 → 0.6",
      ])
    #expect(report.share < 0.98)
  }
}
