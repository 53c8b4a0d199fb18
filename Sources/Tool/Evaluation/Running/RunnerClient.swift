import CSandbox
import Glibc
import Synchronization

/// The resident runner: a small process that forks one sandboxed child for each program.
///
/// It is started with the first program, serves as many at once as are asked for, and ends when this
/// object is forgotten or the tool dies, because its channel closes then.
final class RunnerClient: Sendable {
  private struct Server {
    var channel: Int32
    var process: pid_t
  }

  private let path: String
  /// The engine's library, then what is loaded for every program.
  private let libraries: [String]
  private let server = Mutex<Server?>(nil)

  init(path: String, libraries: [String]) {
    self.path = path
    self.libraries = libraries
  }

  deinit { stop() }

  /// Starts the runner if it does not run yet, so that it loads while the compiler works.
  func warmUp() {
    server.withLock { server in
      if server == nil { server = start() }
    }
  }

  /// Ends the runner and everything it runs.
  func stop() {
    server.withLock { server in
      if let running = server { Self.end(running) }
      server = nil
    }
  }

  /// Runs a program and waits for its end; nil when the runner cannot be used.
  func run(_ request: RunnerRequest) -> Ending? {
    guard let journal = Pipe(), let console = Pipe(), let status = Pipe() else { return nil }
    console.refuseToWait()
    let files = [journal.writing, console.writing, status.writing]
    guard send(request.text, files: files) else { return nil }
    journal.closeWriting()
    console.closeWriting()
    status.closeWriting()
    return RunnerReply(journal: journal, console: console, status: status).ending(of: request)
  }

  /// Sends a request; a runner that has died is started once more.
  private func send(_ text: String, files: [Int32]) -> Bool {
    for _ in 0..<2 {
      let sent = server.withLock { server -> Bool in
        if server == nil { server = start() }
        guard let running = server else { return false }
        var text = text
        let error = text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            etude_send(
              running.channel, characters.baseAddress, characters.count, files,
              Int32(files.count))
          }
        }
        if error == 0 { return true }
        Self.end(running)
        server = nil
        return false
      }
      if sent { return true }
    }
    return false
  }

  private func start() -> Server? {
    var ends: [Int32] = [-1, -1]
    guard etude_channel(&ends) == 0 else { return nil }
    let channel: Int32 = 3
    // Read when the process starts: no backtraces on a crash, dictionaries in the same order always.
    let environment = [
      "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LANG=C.UTF-8",
      "LLVM_DISABLE_SYMBOLIZATION=1",
    ]
    let process = spawn(
      path: path, arguments: ["\(channel)"] + libraries, environment: environment,
      files: [(ends[1], channel)])
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    return Server(channel: ends[0], process: process)
  }

  private static func end(_ server: Server) {
    close(server.channel)
    var status: Int32 = 0
    while waitpid(server.process, &status, 0) < 0, errno == EINTR {}
  }
}
