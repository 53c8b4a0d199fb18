import Evaluation
import Reports

extension Command {
  /// `etude typecheck FILE`: the compiler's words, without playing.
  static let typecheck = Command(
    name: "typecheck",
    summary: "tell whether Swift files compile here",
    operands: "FILE",
    operandCount: 1...1,
    options: [Option("--root", "CLASS", "the view controller to load")],
    details: "Exit code 0: it compiles; 2: it does not."
  ) { (arguments) throws(Problem) in
    let path = arguments.operands[0]
    let evaluator = try Tools.evaluator()
    var program = Program(source: try TextFile.read(path), fileName: path)
    program.root = arguments.value("--root")
    let diagnostics = evaluator.typecheck(program)
    let style = Tools.style(arguments)
    for line in DiagnosticReport(diagnostics, style: style).lines() { Console.print(line) }
    return diagnostics.contains { $0.severity == .error } ? .doesNotCompile : .done
  }
}
