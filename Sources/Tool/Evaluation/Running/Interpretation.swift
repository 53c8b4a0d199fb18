import Files
import Glibc
import SwiftSources

/// Plays a program inside the compiler: where there is no linker or no runner.
///
/// Slower, without a sandbox beyond the limits on time and memory, and without names or lines.
struct Interpretation {
  let compilation: Compilation

  func recording() throws(BuildFailure) -> Recording {
    // The compiler's words about the text alone, before anything of etude stands around it.
    let checked = try compilation.check()
    var recording = Recording(
      compilerText: checked.answer.text, usesFoundation: checked.options.usesFoundation)
    guard checked.answer.succeeded else { return recording }
    recording.ending = try play(options: checked.options)
    return recording
  }

  private func play(options: CompileOptions) throws(BuildFailure) -> Ending {
    let program = compilation.program
    let composition = Composition(of: program, shape: compilation.shape, options: options)
    let path = "\(compilation.folder)/interpreted.swift"
    let journal = "\(compilation.folder)/journal"
    let nonce = Player.makeNonce()
    let text =
      Self.before(program: program, journal: journal) + composition.text
      + Self.after(compilation.shape, nonce: nonce)
    guard FileAccess.write(Array(text.utf8), to: path) else {
      throw BuildFailure(outcome: EvaluationMessage.noTemporaryFolder)
    }
    var process = compilation.compiler.interpret(
      path, flags: options.flags,
      environment: ["SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC"])
    // The compiler's own work counts too.
    process.processorSeconds = program.limits.processorSeconds + Compiler.patience
    process.addressBytes = 8 << 30
    guard let result = process.run() else {
      throw BuildFailure(outcome: EvaluationMessage.compilerUnavailable)
    }
    let errors = String(decoding: result.errors, as: UTF8.self)
    guard let bytes = FileAccess.regularBytes(of: journal) else {
      throw BuildFailure(outcome: EvaluationMessage.cannotLoad(errors))
    }
    let leaving: Ending.Leaving = result.exitCode.map { .code($0) } ?? .signal(result.signal)
    return Ending(leaving: leaving, journal: bytes, console: errors, nonce: nonce)
  }

  /// Opens the journal and begins; the names are spelled so that no learner's own can collide.
  private static func before(program: Program, journal: String) -> String {
    let settings = RunnerRequest.settings(of: program).split(separator: "\n")
      .map { line in line.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() }
      .joined(separator: "\\n")
    return """
      #sourceLocation(file: "\(Composition.ownName)", line: 1)
      import Glibc
      @_silgen_name("etude_entry")
      func _etudeEntry() -> UnsafePointer<UnsafeRawPointer>?
      func _etudeCall<Function>(_ index: Int, as type: Function.Type) -> Function? {
        _etudeTable.map { unsafeBitCast($0[index], to: type) }
      }
      func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
        let text = items.map { "\\($0)" }.joined(separator: separator) + terminator
        _etudeCall(6, as: (@convention(c) (UnsafePointer<CChar>, Int) -> Void).self)?(
          text, text.utf8.count)
      }
      nonisolated(unsafe) let _etudeTable = _etudeEntry()
      _etudeCall(0, as: (@convention(c) (UnsafePointer<CChar>) -> Void).self)?(
        "journal-fd \\(Glibc.open("\(journal)", O_WRONLY | O_CREAT, 0o600))\\n\(settings)\\n")

      """
  }

  private static func after(_ shape: ProgramShape, nonce: String) -> String {
    var lines = ["", "#sourceLocation(file: \"\(Composition.ownName)\", line: 1)"]
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
    lines.append(
      "_etudeCall(8, as: (@convention(c) (UnsafePointer<CChar>) -> Void).self)?(\"\(nonce)\")")
    return lines.joined(separator: "\n") + "\n"
  }
}
