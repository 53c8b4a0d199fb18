/// Runs compiled programs: one resident runner for most, a second one that has loaded Foundation.
struct Player: Sendable {
  private let installation: Installation
  private let plain: RunnerClient
  private let withFoundation: RunnerClient

  init(installation: Installation) {
    self.installation = installation
    let toolchain = installation.toolchain
    let libraries = [installation.kit.library, toolchain.unoptimisedSupport]
    plain = RunnerClient(path: installation.kit.runner, libraries: libraries)
    withFoundation = RunnerClient(
      path: installation.kit.runner,
      libraries: libraries + ["\(toolchain.libraries)/libFoundation.so"])
  }

  /// Starts the runner that most programs need, while the compiler is at work.
  func warmUp() {
    if installation.hasRunner { plain.warmUp() }
  }

  func stop() {
    plain.stop()
    withFoundation.stop()
  }

  /// Runs a program's library to its end.
  func play(
    _ program: Program, library: String, folder: String, withFoundation needsFoundation: Bool
  ) throws(BuildFailure) -> Ending {
    let request = RunnerRequest(
      object: library, folder: folder,
      readable: [installation.toolchain.libraries, installation.kit.folder], program: program,
      nonce: Self.makeNonce())
    guard let ending = (needsFoundation ? withFoundation : plain).run(request) else {
      throw BuildFailure(outcome: EvaluationMessage.runnerUnavailable)
    }
    switch ending.leaving {
    case .code(ChildCode.unloadable):
      if let name = Self.undefinedSymbol(in: ending.console) {
        throw BuildFailure(
          outcome: .doesNotCompile([EvaluationMessage.unknownFunction(name, in: program)]))
      }
      throw BuildFailure(outcome: EvaluationMessage.cannotLoad(ending.console))
    case .code(ChildCode.unsafe):
      throw BuildFailure(outcome: EvaluationMessage.noSandbox(ending.console))
    default:
      return ending
    }
  }

  /// `name` from `undefined symbol: name`.
  private static func undefinedSymbol(in console: String) -> String? {
    let marker = "undefined symbol: "
    guard let range = console.firstRange(of: marker) else { return nil }
    return String(console[range.upperBound...].prefix { !$0.isWhitespace })
  }

  /// A word that no program can know beforehand.
  static func makeNonce() -> String {
    String(UInt64.random(in: UInt64.min...UInt64.max), radix: 16)
  }
}
