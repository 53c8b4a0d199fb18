import Evaluation
import Grading
import Lessons
import Reports

extension Command {
  /// `etude grade DIR`: the answers of a class.
  static let grade = Command(
    name: "grade",
    summary: "grade the answers of a class",
    operands: "DIR",
    operandCount: 1...1,
    options: [
      Option("--exercise", "ID", "the one exercise that all files answer"),
      Option("--format", "FORMAT", formats.joined(separator: ", ") + " (table)"),
      Option("--course", "DIR", "another course than the built-in one"),
    ],
    details: """
      DIR holds a folder for each learner, with files named as in a workspace
      (basic/first-move.swift) or by an id (b1.swift). With --exercise a file for each learner
      will do. Answers may use UIKit and nothing else. Exit code 0: everything was graded.
      """
  ) { (arguments) throws(Problem) in
    let format = try arguments.choice("--format", among: formats) ?? "table"
    let course = try Tools.course(arguments)
    let exercise = try arguments.value("--exercise").map { (name) throws(Problem) in
      try Tools.exercise(name, of: course)
    }
    let folder = arguments.operands[0]
    let files = DiskFiles(root: folder)
    guard files.names(in: "") != nil else {
      throw Problem("\(folder) is no folder that can be read", remedy: "etude grade DIR")
    }
    let answers = ClassFolder(files, course: course, exercise: exercise)
    for path in answers.unknown { Console.tell(Messages.unknownAnswer(folder + "/" + path)) }
    guard !answers.submissions.isEmpty else {
      throw Problem(
        "there is no answer in \(folder)",
        remedy: "name files by exercise, such as \(folder)/ada/b1.swift, or give --exercise ID")
    }
    let evaluator = try Tools.evaluator()
    let showsProgress = Console.showsProgress(arguments)
    let verdicts = Grader(evaluator).grade(answers.submissions) { done, total in
      if showsProgress { Console.status("\(done) of \(total) answers") }
    }
    if showsProgress { Console.status("") }
    evaluator.close()
    put(verdicts, of: answers.submissions, as: format)
    return .done
  }

  private static let formats = ["table", "csv", "gradescope", "junit", "tap", "classroom-json"]

  private static func put(
    _ verdicts: [Verdict], of submissions: [ClassFolder.Submission], as format: String
  ) {
    let pairs = zip(submissions, verdicts)
    let records = pairs.map { submission, verdict in
      SubmissionRecord(
        verdict, submission: submission.learner, file: submission.path, engine: version)
    }
    let report = ClassReport(
      pairs.map { ClassReport.Row(learner: $0.learner, verdict: $1) })
    switch format {
    case "csv": Console.put(report.csv())
    case "gradescope": Console.put(GradescopeReport.json(records))
    case "junit": Console.put(JUnitReport.xml(records, timestamp: "2020-01-01T00:00:00"))
    case "tap": Console.put(TAPReport.text(records))
    case "classroom-json": Console.put(ClassroomReport.json(records) + "\n")
    default: for line in report.table() { Console.print(line) }
    }
  }
}
