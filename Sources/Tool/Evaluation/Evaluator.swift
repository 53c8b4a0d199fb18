import SwiftSources
import Synchronization
import Timelines

/// Compiles and plays programs.
///
/// One evaluator serves a whole command; it may be used from any number of threads at once. Its helper
/// process ends with it.
///
///     let evaluator = Evaluator(try Installation.find())
///     let run = evaluator.play(Program(source: "import UIKit\nview.alpha = 0"))
package final class Evaluator: Sendable {
  package let installation: Installation
  private let builder: Builder?
  private let player: Player
  private let cache: ResultCache?
  private let keptCount = Mutex(0)
  private let shelf: LibraryShelf

  /// - Parameters:
  ///   - installation: what to compile and play with.
  ///   - usesCache: false where every program must really be compiled and run, as in measurements.
  ///   - optimizes: true to compile with optimisation, which must not change any timeline.
  package init(_ installation: Installation, usesCache: Bool = true, optimizes: Bool = false) {
    self.installation = installation
    let folder = WorkFolder()
    builder = folder.map { Builder(installation: installation, folder: $0, optimizes: optimizes) }
    player = Player(installation: installation)
    shelf = LibraryShelf(capacity: usesCache && !optimizes ? 16 : 0)
    cache = usesCache && !optimizes ? ResultCache(folder: "\(Storage.cache)/results") : nil
  }

  /// Starts what later programs need, for a shell or a watch that has time until then.
  package func prepare(reportsValues: Bool = false) {
    player.warmUp()
    builder?.prepare(reportsValues: reportsValues)
  }

  /// Compiles a script beforehand, for programs that will stand on it.
  ///
  /// - Parameter program: the script with its scene; nothing is played.
  /// - Returns: nil where it does not compile in the plain way, or programs are interpreted.
  package func layGround(_ program: Program) -> Groundwork? {
    builder?.layGround(program, key: compileKey(of: program))
  }

  /// Ends the helper processes now; a later program starts them again.
  package func close() {
    player.stop()
    builder?.stop()
    if keptCount.withLock({ $0 }) > 0 { cache?.trim() }
  }

  /// Compiles a program and plays it to its end.
  package func play(_ program: Program) -> Run {
    let learner = LexedSource(program.source)
    let refused = PolicyReport(program: program, source: learner).diagnostics()
    if !refused.isEmpty { return Run(outcome: .refused(refused)) }
    let shape = Self.shape(of: program, learner: learner)
    guard let builder else { return Run(outcome: EvaluationMessage.noTemporaryFolder) }
    if let outcome = ShapeReport.outcome(for: shape, program: program) {
      // What seems to be without a beginning may only be misspelled.
      let diagnostics = builder.typecheck(program, shape: shape)
      let isWrong = diagnostics.contains { $0.severity == .error }
      return Run(outcome: isWrong ? .doesNotCompile(diagnostics) : outcome)
    }
    let compileKey = compileKey(of: program)
    let key = cacheKey(of: program, compileKey: compileKey)
    if let kept = cache?.recording(for: key) {
      return RecordingReader(program: program, shape: shape, installation: installation)
        .run(of: kept)
    }
    player.warmUp()
    let result: Recording
    switch builder.build(
      program, shape: shape, player: player, shelf: shelf, key: compileKey)
    {
    case .success(let recording): result = recording
    case .failure(let failure): return Run(outcome: failure.outcome)
    }
    keep(result, for: key)
    return RecordingReader(program: program, shape: shape, installation: installation)
      .run(of: result)
  }

  /// What the compiler says about a program, without playing it; empty when there is nothing to say.
  package func typecheck(_ program: Program) -> [Diagnostic] {
    let learner = LexedSource(program.source)
    let refused = PolicyReport(program: program, source: learner).diagnostics()
    guard refused.isEmpty, let builder else { return refused }
    return builder.typecheck(program, shape: Self.shape(of: program, learner: learner))
  }

  /// What the compiler says about several programs, on as many threads as there are processors;
  /// answers in the same order.
  package func typecheck(
    _ programs: [Program], each finished: @Sendable (Int) -> Void = { _ in }
  ) -> [[Diagnostic]] {
    concurrently(programs.count) { index in
      let diagnostics = typecheck(programs[index])
      finished(index)
      return diagnostics
    }
  }

  /// Plays programs on as many threads as the machine has processors; answers in the same order.
  package func play(
    _ programs: [Program], each finished: @Sendable (Int, Run) -> Void = { _, _ in }
  ) -> [Run] {
    concurrently(programs.count) { index in
      let run = play(programs[index])
      finished(index, run)
      return run
    }
  }

  private static func shape(of program: Program, learner: LexedSource) -> ProgramShape {
    let own = ProgramShape(of: learner, root: program.root)
    guard let scene = program.scene, program.root == nil else { return own }
    // Statements of the scene make the whole file a script.
    let outline = SourceOutline(of: LexedSource(scene.text))
    if outline.hasStatements || outline.hasBindings || program.setUp { return .script }
    return own
  }

  /// Names everything that the compiler sees.
  private func compileKey(of program: Program) -> String {
    let scene = program.scene.map { "\($0.fileName)\n\($0.line)\n\($0.text)" } ?? ""
    return Self.key([
      installation.toolchain.version, installation.kit.stamp, program.source, program.fileName,
      scene, program.root ?? "", "\(program.setUp)", "\(program.reportsValues)",
      program.groundwork?.key ?? "",
    ])
  }

  /// Names everything that decides what happens.
  private func cacheKey(of program: Program, compileKey: String) -> String {
    let limits = program.limits
    return Self.key([
      compileKey, RunnerRequest.settings(of: program), "\(program.variant)",
      "\(limits.processorSeconds) \(limits.wallSeconds) \(limits.outputBytes)",
    ])
  }

  private static func key(_ parts: [String]) -> String {
    // Lengths in front: no two lists of parts give the same text.
    let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return ContentHash.hexadecimal(of: Array(text.utf8))
  }

  private func keep(_ recording: Recording, for key: String) {
    // How long a program takes depends on the machine, not on the program alone.
    if recording.ending?.leaving == .outOfTime { return }
    cache?.keep(recording, for: key)
    let count = keptCount.withLock { count in
      count += 1
      return count
    }
    if count % 200 == 0 { cache?.trim() }
  }
}
