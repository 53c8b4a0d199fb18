import Glibc

/// The resident runner: a small process that forks one sandboxed child for each program.
///
/// It serves as many programs at once as are asked for.
final class RunnerClient: Sendable {
  private let helper: HelperProcess

  /// `libraries` are the engine's, then what is loaded for every program.
  init(path: String, libraries: [String]) {
    // Read when the process starts: no backtraces on a crash, dictionaries in the same order always.
    helper = HelperProcess(
      path: path, arguments: ["\(HelperProcess.channel)"] + libraries,
      environment: [
        "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LANG=C.UTF-8",
        "LLVM_DISABLE_SYMBOLIZATION=1",
      ])
  }

  /// Starts the runner if it does not run yet, so that it loads while the compiler works.
  func warmUp() { helper.warmUp() }

  /// Ends the runner and everything it runs.
  func stop() { helper.stop() }

  /// Runs a program and waits for its end; nil when the runner cannot be used.
  func run(_ request: RunnerRequest) -> Ending? {
    guard let journal = Pipe(), let console = Pipe(), let status = Pipe() else { return nil }
    console.refuseToWait()
    let files = [journal.writing, console.writing, status.writing]
    guard helper.send(request.text, files: files) else { return nil }
    journal.closeWriting()
    console.closeWriting()
    status.closeWriting()
    return RunnerReply(journal: journal, console: console, status: status).ending(of: request)
  }
}
