import Evaluation
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
      Option("--mutate", nil, "change solutions in small ways: some check must notice"),
      Option("--coverage", nil, "list what is taught where, and what nothing teaches"),
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
    if arguments.has("--coverage") { return coverage(of: course) }
    if arguments.has("--mutate") { return try mutate(course, ids, arguments) }
    let evaluator = try Tools.evaluator()
    let verifier = LessonVerifier(evaluator, usesCache: !arguments.has("--fresh"))
    let showsProgress = Console.showsProgress(arguments)
    let report = verifier.verify(course, only: ids) { done, total in
      if showsProgress { Console.status("\(done) of \(total) programs") }
    }
    if showsProgress { Console.status("") }
    evaluator.close()
    for line in Messages.table(of: report) { Console.print(line) }
    for finding in report.findings { Console.tell(Messages.line(finding)) }
    Console.print(Messages.verified(report))
    return report.isInOrder ? .done : .notYet
  }

  private static func mutate(
    _ course: Course, _ ids: Set<String>, _ arguments: Arguments
  ) throws(Problem) -> ExitCode {
    let evaluator = try Tools.evaluator()
    let showsProgress = Console.showsProgress(arguments)
    let run = MutationRun(evaluator, usesCache: !arguments.has("--fresh"))
    let report = run.run(course, only: ids) { done, total in
      if showsProgress { Console.status("\(done) of \(total) exercises") }
    }
    if showsProgress { Console.status("") }
    evaluator.close()
    for line in Messages.table(of: report) { Console.print(line) }
    for finding in report.findings { Console.tell(Messages.line(finding)) }
    Console.print(Messages.mutated(report))
    let hasIdle = report.rows.contains { !$0.idle.isEmpty }
    return report.share >= 0.98 && !hasIdle ? .done : .notYet
  }

  private static func coverage(of course: Course) -> ExitCode {
    let report = CoverageReport(course)
    for line in Messages.table(of: report) { Console.print(line) }
    for problem in report.unknown { Console.tell(Messages.line(problem)) }
    Console.print(Messages.covered(report))
    return report.missing.isEmpty && report.unknown.isEmpty ? .done : .notYet
  }
}
