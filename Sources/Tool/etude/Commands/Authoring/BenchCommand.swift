import Evaluation
import Grading
import Lessons
import Shell
import Timelines

extension Command {
  /// `etude bench`: what `bin/bench` measures inside one process.
  static let bench = Command(
    name: "bench",
    summary: "measure checks and sampling (bin/bench compares them)",
    options: [Option("--rounds", "N", "how often each thing is done (9)")]
  ) { (arguments) throws(Problem) in
    let rounds = Int(arguments.value("--rounds") ?? "9") ?? 9
    guard rounds > 0 else {
      throw Messages.badValue(
        arguments.value("--rounds") ?? "", of: "--rounds", expected: "a number above 0")
    }
    Console.print("check \(Benchmark.milliseconds(try check(rounds, arguments)))")
    for line in SamplingBenchmark.lines(rounds: rounds) { Console.print(line) }
    for line in ShellBenchmark.lines(try Tools.installation(), rounds: rounds) {
      Console.print(line)
    }
    return .done
  }

  /// The median of checking changed answers to the first exercise, as `watch` does after a save.
  ///
  /// Every answer is a new text, so that each is compiled and played.
  private static func check(_ rounds: Int, _ arguments: Arguments) throws(Problem) -> Double {
    let exercise = try Tools.exercise("b1", of: try Tools.course(arguments))
    let evaluator = try Tools.evaluator()
    let grader = Grader(evaluator)
    let begun = ContinuousClock.now
    let seconds = Benchmark.median(rounds: rounds) { round in
      let verdict = grader.grade(
        source: "print(\"\(begun) \(round)\");" + exercise.solution.text, fileName: "answer.swift",
        exercise: exercise)
      precondition(verdict.passed, "the model answer passes")
    }
    evaluator.close()
    return seconds
  }
}
