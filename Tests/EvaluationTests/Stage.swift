import Evaluation
import Timelines

/// What the tests of this room share: one evaluator, so that one runner serves them all.
enum Stage {
  /// Nothing is taken from a cache: every test compiles and runs what it says.
  static let evaluator: Evaluator? = try? Evaluator(Installation.find(), usesCache: false)

  /// Plays a text to its end.
  static func play(_ source: String, _ change: (inout Program) -> Void = { _ in }) -> Run {
    var program = Program(source: source)
    change(&program)
    guard let evaluator else {
      return Run(outcome: .unavailable(reason: "no installation", remedy: "build first"))
    }
    return evaluator.play(program)
  }
}

extension Run {
  /// The errors of a program that does not compile, as `line:column message`.
  var errors: [String] {
    switch outcome {
    case .doesNotCompile(let diagnostics), .refused(let diagnostics):
      diagnostics.filter { $0.severity == .error }.map { "\($0.line):\($0.column) \($0.message)" }
    default: []
    }
  }

  /// One word for the outcome.
  var word: String {
    switch outcome {
    case .played: "played"
    case .doesNotCompile: "does not compile"
    case .stopped: "stopped"
    case .trapped: "trapped"
    case .didNotFinish: "did not finish"
    case .endedEarly: "ended early"
    case .tooMuchOutput: "too much output"
    case .refused: "refused"
    case .unavailable(let reason, _): "unavailable: \(reason)"
    }
  }

  /// Lines of the learner's text behind the last record, innermost first.
  var lastLines: [Int] {
    places.chain(of: outcome.timeline?.records.last?.sites ?? []).map(\.line)
  }
}
