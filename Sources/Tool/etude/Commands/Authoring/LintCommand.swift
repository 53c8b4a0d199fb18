import Evaluation
import Lessons
import Reports
import Verification

extension Command {
  /// `etude lint [FILE]`: what is wrong with lesson files.
  static let lint = Command(
    name: "lint",
    summary: "look for mistakes in lesson files",
    operands: "[FILE]",
    operandCount: 0...1,
    options: [
      Option("--course", "DIR", "another course than the built-in one"),
      Option("--format", "text|sarif", "how to print (text)"),
      Option("--rules", nil, "list the rules"),
    ],
    details: "Exit code 0: nothing found; 1: something to mend."
  ) { (arguments) throws(Problem) in
    if arguments.has("--rules") {
      for rule in LintRule.allCases { Console.print("\(rule.rawValue)  \(rule.summary)") }
      return .done
    }
    let format = try arguments.choice("--format", among: ["text", "sarif"]) ?? "text"
    let installation = try? Tools.installation()
    let operand = arguments.operands.first
    let home = operand.flatMap(LessonPath.course)
    guard let folder = arguments.value("--course") ?? home ?? installation?.lessons else {
      throw Problem("there is no course beside this program", remedy: "--course DIR")
    }
    let file = try operand.map { (path) throws(Problem) in
      guard let file = LessonPath.file(path, below: folder) else {
        throw Problem("\(path) is no lesson file of \(folder)", remedy: "etude lint --course DIR")
      }
      return file
    }
    let problems = LessonLint(installation?.toolchain).problems(in: folder, file: file)
    if format == "sarif" {
      let rules = LintRule.allCases.map { SARIFReport.Rule(id: $0.rawValue, summary: $0.summary) }
      let findings = problems.map { problem in
        SourceFinding(
          rule: problem.rule.rawValue, level: .error,
          message: "\(problem.message); \(problem.remedy)", file: problem.place.file,
          line: problem.place.line, column: 1)
      }
      Console.put(SARIFReport.json(findings, rules: rules, version: version))
    } else {
      for problem in problems { Console.print(Messages.line(problem)) }
      Console.print(Messages.linted(problems.count))
    }
    return problems.isEmpty ? .done : .notYet
  }
}
