import Glibc
import SwiftSources

/// Plays a program inside the compiler: where there is no linker or no runner.
///
/// Slower, without a sandbox beyond the limits on time and memory, and without names or lines.
struct Interpretation {
  let installation: Installation
  let folder: String

  func recording(of program: Program, shape: ProgramShape) -> Result<Recording, BuildFailure> {
    let options = Composition.Options(isPlayable: false)
    let composition = Composition(of: program, shape: shape, options: options)
    let path = folder + Composition.fileName
    let nonce = Player.makeNonce()
    let journal = "\(folder)/journal"
    let text = before(program: program, journal: journal) + composition.text + after(shape)
    guard FileAccess.write(Array(text.utf8), to: path) else {
      return .failure(BuildFailure(outcome: EvaluationMessage.noTemporaryFolder))
    }
    var process = Compiler(installation: installation).interpret(
      path,
      environment: ["SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC"])
    // The compiler's own work counts too.
    process.processorSeconds = program.limits.processorSeconds + Compiler.patience
    process.addressBytes = 8 << 30
    guard let result = process.run() else {
      return .failure(BuildFailure(outcome: EvaluationMessage.compilerUnavailable))
    }
    let errors = String(decoding: result.errors, as: UTF8.self)
    guard let bytes = FileAccess.read(journal), !bytes.isEmpty else {
      return .success(Recording(compilerText: errors, usesFoundation: false))
    }
    let leaving: Ending.Leaving = result.exitCode.map { .code($0) } ?? .signal(result.signal)
    let ending = Ending(leaving: leaving, journal: bytes, console: errors, nonce: nonce)
    return .success(Recording(compilerText: "", usesFoundation: false, ending: ending))
  }

  /// Opens the journal and begins; the names are spelled so that no learner's own can collide.
  private func before(program: Program, journal: String) -> String {
    let settings = RunnerRequest.settings(of: program).split(separator: "\n")
      .joined(separator: "\\n")
    return """
      #sourceLocation(file: "\(Composition.ownName)", line: 1)
      import Glibc
      @_silgen_name("etude_entry")
      func _etudeEntry() -> UnsafePointer<UnsafeRawPointer>?
      let _etudeTable = _etudeEntry()
      func _etudeCall<Function>(_ index: Int, as type: Function.Type) -> Function? {
        _etudeTable.map { unsafeBitCast($0[index], to: type) }
      }
      _etudeCall(0, as: (@convention(c) (UnsafePointer<CChar>) -> Void).self)?(
        "journal-fd \\(Glibc.open("\(journal)", O_WRONLY | O_CREAT, 0o600))\\n\(settings)\\n")

      """
  }

  private func after(_ shape: ProgramShape) -> String {
    var lines = ["#sourceLocation(file: \"\(Composition.ownName)\", line: 1)"]
    if case .controller(let name) = shape {
      lines.append(
        """
        _etudeCall(
          2, as: (@convention(c) (@convention(c) () -> UnsafeMutableRawPointer) -> Void).self)? {
            MainActor.assumeIsolated { Unmanaged.passRetained(\(name)()).toOpaque() }
          }
        """)
    }
    lines.append("_etudeCall(1, as: (@convention(c) () -> Void).self)?()")
    return lines.joined(separator: "\n") + "\n"
  }
}
