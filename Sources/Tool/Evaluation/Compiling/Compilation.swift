import Files
import SwiftSources

/// Compiles one program in a folder of its own, trying again where another way would do.
struct Compilation {
  let program: Program
  let shape: ProgramShape
  let folder: String
  let compiler: Compiler
  let reader: RecordingReader
  /// Compilers that wait for work; nil where each text is compiled the plain way.
  var servers: CompileServers?

  /// How the program was compiled in the end, and what the compiler said.
  struct Result {
    var answer: Compiler.Answer
    var options: CompileOptions
    var diagnostics: [Diagnostic]
  }

  static let objectName = "exercise.o"

  var object: String { "\(folder)/\(Self.objectName)" }

  /// Compiles to an object that can be played.
  func build() throws(BuildFailure) -> Result {
    var result = try bestAttempt(isPlayable: true)
    // Errors come in rounds: a piece may hide what is wrong with another one.
    for _ in 0..<3 where !result.answer.succeeded {
      let blamed = GeneratedCode.pieces(blamedBy: result.diagnostics)
      guard !blamed.isSubset(of: result.options.leftOut) else { break }
      var fewer = result.options
      fewer.leftOut.formUnion(blamed)
      result = try attempt(fewer)
    }
    if !result.answer.succeeded, reader.blamesOwnLines(result.answer.text, result.options) {
      var fewer = result.options
      fewer.fillsOutlets = false
      let other = try attempt(fewer)
      if other.answer.succeeded { return other }
    }
    if !result.answer.succeeded, reader.blamesOwnLines(result.answer.text, result.options) {
      // What etude appends must not show: ask about the learner's text alone.
      var bare = result.options
      bare.isPlayable = false
      let other = try attempt(bare)
      if !other.answer.succeeded { result = other }
    }
    return result
  }

  /// Only asks what the compiler says about the text.
  func check() throws(BuildFailure) -> Result {
    try bestAttempt(isPlayable: false)
  }

  private func bestAttempt(isPlayable: Bool) throws(BuildFailure) -> Result {
    var options = CompileOptions()
    options.isPlayable = isPlayable
    options.reportsValues = program.reportsValues
    if let ground = program.groundwork {
      guard ground.unpack(into: folder) else {
        throw BuildFailure(outcome: EvaluationMessage.noTemporaryFolder)
      }
      options.hasGroundwork = true
    }
    let texts = texts
    options.usesFoundation = texts.contains { FoundationImports.areNeeded(in: $0) }
    let hasFoundation = texts.contains { FoundationImports.areNamed(in: $0) }
    var best = try attempt(options)
    for remedy in Remedy.allCases where !best.answer.succeeded {
      guard
        let richer = remedy.options(
          after: best.options, failedWith: best.diagnostics, importsFoundation: hasFoundation,
          kit: compiler.installation.kit)
      else { continue }
      let other = try attempt(richer)
      let isBetter =
        other.answer.succeeded || other.errorCount < best.errorCount
        // With its old names a text may show errors that were hidden behind them.
        || (remedy == .oldSpellings
          && remedy.options(
            after: best.options, failedWith: other.diagnostics, importsFoundation: hasFoundation,
            kit: compiler.installation.kit) == nil)
      if isBetter { best = other }
    }
    return best
  }

  /// The scene's and the learner's text, cut into tokens.
  private var texts: [LexedSource] {
    [program.scene?.text, program.source].compactMap { $0.map { LexedSource($0) } }
  }

  private func attempt(_ options: CompileOptions) throws(BuildFailure) -> Result {
    let composition = Composition(of: program, shape: shape, options: options)
    let path = folder + Composition.fileName
    guard FileAccess.write(Array(composition.text.utf8), to: path) else {
      throw BuildFailure(outcome: EvaluationMessage.noTemporaryFolder)
    }
    var kind = CompileKind(options: options, isLibrary: composition.isLibrary)
    // What is appended makes no other compiler of it.
    kind.options.leftOut = []
    let served = servers?.compile(composition.text, in: folder, kind: kind)
    guard
      let answer = served
        ?? compiler.compile(
          path, isLibrary: composition.isLibrary, options: options,
          to: options.isPlayable ? .object(object) : .nothing)
    else { throw BuildFailure(outcome: EvaluationMessage.compilerUnavailable) }
    if answer.isOutOfTime {
      throw BuildFailure(outcome: .didNotFinish(.compiler(seconds: Compiler.patience), nil))
    }
    return Result(
      answer: answer, options: options, diagnostics: reader.diagnostics(in: answer.text, options))
  }
}

extension Compilation.Result {
  var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
