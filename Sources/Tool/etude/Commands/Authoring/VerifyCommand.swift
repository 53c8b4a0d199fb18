import Evaluation
import Glibc
import Lessons
import Reports
import Verification

extension Command {
  /// `etude verify [ID …]`: plays every lesson and proves what it says.
  static let verify = Command(
    name: "verify",
    summary: "prove that lessons do what they say",
    operands: "[ID …]",
    operandCount: 0...1_000,
    options: [
      Option("--course", "DIR", "another course than the built-in one"),
      Option("--fresh", nil, "play everything again, also what has not changed"),
    ],
    details: """
      Starters must fail a scored check, solutions and accepted answers pass, rejected ones fail
      first at the check they name, demos play, and all of it gives the same bytes twice.
      """
  ) { (arguments) throws(Problem) in
    let course = try Tools.course(arguments)
    var ids: Set<String> = []
    for name in arguments.operands {
      if let chapter = try? course.chapter(name) {
        ids.insert(chapter.id)
      } else {
        ids.insert(try Tools.exercise(name, of: course).id)
      }
    }
    let evaluator = try Tools.evaluator()
    let verifier = LessonVerifier(evaluator, usesCache: !arguments.has("--fresh"))
    let showsProgress = isatty(STDERR_FILENO) == 1 && !arguments.has("--plain")
    let report = verifier.verify(course, only: ids) { done, total in
      if showsProgress { Console.status("\(done) of \(total) programs") }
    }
    if showsProgress { Console.status("") }
    evaluator.close()
    for line in Messages.table(of: report) { Console.print(line) }
    for finding in report.findings {
      Console.tell(
        "\(finding.place.file):\(finding.place.line): error: \(finding.message)\n"
          + "  try: \(finding.remedy)")
    }
    Console.print(Messages.verified(report))
    return report.isInOrder ? .done : .notYet
  }
}
