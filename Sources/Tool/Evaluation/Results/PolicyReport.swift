import SwiftSources

/// The source policy's objections as diagnostics.
struct PolicyReport {
  let program: Program
  let source: LexedSource

  func diagnostics() -> [Diagnostic] {
    program.policy.violations(in: source).map { violation in
      let place = source.place(of: violation.offset)
      let original = Composition.Original(text: program.source, firstLine: 1)
      return Diagnostic(
        fileName: program.fileName, line: place.line, column: place.column, severity: .error,
        message: EvaluationMessage.text(for: violation),
        sourceLine: original.line(place.line), width: violation.text.count)
    }
  }
}

/// What can be said before compiling, when a program has no beginning.
enum ShapeReport {
  /// The outcome of a program that cannot be begun; nil for all others.
  static func outcome(for shape: ProgramShape, program: Program) -> Outcome? {
    EvaluationMessage.text(for: shape, program: program).map {
      .stopped(reason: $0.reason, remedy: $0.remedy, .init())
    }
  }
}
