import Evaluation
import Reports
import Synchronization

extension Command {
  /// `etude typecheck FILE|FOLDER …`: the compiler's words, without playing.
  static let typecheck = Command(
    name: "typecheck",
    summary: "tell whether Swift files compile here",
    operands: "FILE|FOLDER …",
    operandCount: 1...10_000,
    options: [
      Option("--root", "CLASS", "the view controller to load"),
      Option("--summary", nil, "one line for each file, then what is missing most often"),
    ],
    details: """
      Each file is a program of its own; of a folder every .swift file in it is taken.
      Exit code 0: all of them compile; 2: some do not.
      """
  ) { (arguments) throws(Problem) in
    let paths = try SwiftFiles.paths(arguments.operands)
    let evaluator = try Tools.evaluator()
    defer { evaluator.close() }
    var programs: [Program] = []
    for path in paths {
      var program = Program(source: try TextFile.read(path), fileName: path)
      program.root = arguments.value("--root")
      programs.append(program)
    }
    let results = check(programs, evaluator, arguments)
    let fails = results.map { $0.contains { $0.severity == .error } }
    if arguments.has("--summary") {
      for line in TypecheckSummary(paths: paths, results: results).lines() { Console.print(line) }
    } else {
      let style = Tools.style(arguments)
      for diagnostics in results {
        for line in DiagnosticReport(diagnostics, style: style).lines() { Console.print(line) }
      }
      if paths.count > 1 {
        Console.print(Messages.typechecked(fails.count { !$0 }, of: fails.count))
      }
    }
    return fails.contains(true) ? .doesNotCompile : .done
  }

  private static func check(
    _ programs: [Program], _ evaluator: Evaluator, _ arguments: Arguments
  ) -> [[Diagnostic]] {
    guard programs.count > 1, Console.showsProgress(arguments) else {
      return evaluator.typecheck(programs)
    }
    let count = Mutex(0)
    let results = evaluator.typecheck(programs) { _ in
      count.withLock { done in
        done += 1
        Console.status("\(done) of \(programs.count) files")
      }
    }
    Console.status("")
    return results
  }
}
