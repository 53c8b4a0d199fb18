import Files
import Glibc
import Synchronization

/// One compiler that has loaded its modules and waits: every compilation is a fork of it.
///
/// It saves three quarters of the time of a small program, and nothing depends on it: what it does
/// not answer as expected is compiled the plain way.
final class CompileServer: Sendable {
  private let helper: HelperProcess
  /// Whether a probe was answered as the compiler would; nil before the first question.
  private let trust = Mutex<Bool?>(nil)

  /// Texts in bytes that fit over the file the compiler was started on; as in `CCompileServer.h`.
  static let longestText = 65_500

  /// The module at which the compiler waits, made by `ReadyModule`.
  static let readyModule = "EtudeReady"

  /// - Parameters:
  ///   - compiler: the compiler to start.
  ///   - kind: the way of compiling it will be asked for.
  ///   - folder: holds the file it is started on.
  ///   - ready: path of the module at which it waits.
  init(compiler: Compiler, kind: CompileKind, folder: String, ready: String) {
    let placeholder = folder + Composition.fileName
    let breaks = [UInt8](repeating: UInt8(ascii: "\n"), count: Self.longestText)
    _ = FileAccess.write(breaks, to: placeholder)
    let rehearsal = folder + Rehearsal.fileName
    _ = FileAccess.write(Array(Rehearsal.text.utf8), to: rehearsal)
    // The compiler loads what it is told to import from the last to the first.
    let imports = ([Self.readyModule] + kind.modules).flatMap { ["-import-module", $0] }
    helper = HelperProcess(
      path: compiler.installation.toolchain.frontend,
      arguments: compiler.serverArguments(
        placeholder, object: Compilation.objectName, isLibrary: kind.isLibrary,
        options: kind.options)
        + ["-swift-module-file=\(Self.readyModule)=\(ready)"] + imports,
      environment: compiler.environment + [
        "LD_PRELOAD=\(compiler.installation.kit.compileServer)",
        "ETUDE_COMPILE_CHANNEL=\(HelperProcess.channel)",
        "ETUDE_COMPILE_REHEARSAL=\(rehearsal)",
      ])
  }

  func stop() { helper.stop() }

  /// Starts it without waiting for it.
  func warmUp() { helper.warmUp() }

  /// Compiles the text in a folder; nil when the plain way must be taken.
  func compile(in folder: String) -> Compiler.Answer? {
    let isTrusted = trust.withLock { trust in
      if trust == nil { trust = probe() }
      return trust == true
    }
    guard isTrusted, let answer = ask(folder), answer.signal == 0 || answer.isOutOfTime else {
      return nil
    }
    return answer
  }

  /// Whether it finds a known mistake where it is.
  private func probe() -> Bool {
    guard let folder = WorkFolder.makeAlone() else { return false }
    defer { FileAccess.remove(folder) }
    let text = "#sourceLocation(file: \"probe\", line: 7)\nimport UIKit\nlet 名: Int = \"\"\n"
    guard FileAccess.write(Array(text.utf8), to: folder + Composition.fileName) else {
      return false
    }
    guard let answer = ask(folder), !answer.succeeded, answer.signal == 0 else { return false }
    let expected = "probe:8:16: error: cannot convert value of type 'String'"
    return answer.text.hasPrefix(expected)
  }

  private func ask(_ folder: String) -> Compiler.Answer? {
    guard let errors = Pipe(), let status = Pipe() else { return nil }
    guard helper.send(folder, files: [errors.writing, status.writing]) else { return nil }
    errors.closeWriting()
    status.closeWriting()
    var text: [UInt8] = []
    while errors.read(into: &text) {}
    var bytes: [UInt8] = []
    while status.read(into: &bytes) {}
    guard bytes.count == 4 else { return nil }
    let wait = bytes.withUnsafeBytes { $0.load(as: Int32.self) }
    let signal = wait & 0x7F
    return Compiler.Answer(
      succeeded: wait == 0, isOutOfTime: signal == SIGXCPU, signal: signal,
      text: String(decoding: text, as: UTF8.self))
  }
}
