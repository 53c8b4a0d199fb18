import Evaluation
import Reports

extension Command {
  /// `etude modernise FILE`: the file with the names that Swift uses today.
  static let modernise = Command(
    name: "modernise",
    summary: "print a Swift file with today's names",
    operands: "FILE",
    operandCount: 1...1,
    details: """
      Names of Swift 1 to 4.1 are written as they are today, and nothing else changes: comments,
      strings and line breaks stay. The file itself is not touched; FILE may be - for standard input.
      Exit code 0: the printed text compiles; 2: it does not, and what remains is told.
      """
  ) { (arguments) throws(Problem) in
    let path = arguments.operands[0]
    let source = try TextFile.read(path)
    let evaluator = try Tools.evaluator()
    defer { evaluator.close() }
    let fileName = path == "-" ? "standard input" : path
    let modern = evaluator.modernise(Program(source: source, fileName: fileName))
    Console.put(modern.text)
    let errors = modern.diagnostics.filter { $0.severity != .warning }
    guard errors.contains(where: { $0.severity == .error }) else { return .done }
    Console.tell(Messages.modernisedIncompletely(fileName, changed: modern.text != source))
    let report = DiagnosticReport(errors, style: Tools.style(arguments))
    for line in report.lines() { Console.tell(line) }
    return .doesNotCompile
  }
}
