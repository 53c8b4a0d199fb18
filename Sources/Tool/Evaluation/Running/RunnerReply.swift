import Glibc

/// The three streams on which the runner and its child answer.
struct RunnerReply {
  let journal: Pipe
  let console: Pipe
  let status: Pipe

  /// How long a runner that does not answer is waited for beyond the program's own limit, in seconds.
  private static let grace = 5.0

  /// The numbers in the runner's `etude_status`, in their order and size.
  private static let statusSize = 24

  /// Reads until the program has ended; nil when the runner vanished.
  func ending(of request: RunnerRequest) -> Ending? {
    var journalBytes: [UInt8] = []
    var consoleBytes: [UInt8] = []
    var statusBytes: [UInt8] = []
    var files = [journal, console, status].map {
      pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0)
    }
    let limits = request.program.limits
    // The program itself cannot write more; what comes beyond was not written by the engine.
    let mostJournal = limits.journalBytes + (1 << 20)
    while files.contains(where: { $0.fd >= 0 }) {
      let patience = Int32((limits.wallSeconds + Self.grace) * 1000)
      let count = poll(&files, 3, patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      if files[0].revents != 0, !journal.read(into: &journalBytes) { files[0].fd = -1 }
      if files[1].revents != 0, !console.read(into: &consoleBytes) { files[1].fd = -1 }
      if files[2].revents != 0, !status.read(into: &statusBytes) { files[2].fd = -1 }
      if journalBytes.count > mostJournal { files[0].fd = -1 }
    }
    guard let leaving = Self.leaving(statusBytes) else { return nil }
    return Ending(
      leaving: leaving, journal: journalBytes,
      console: String(decoding: consoleBytes, as: UTF8.self), nonce: request.nonce)
  }

  private static func leaving(_ bytes: [UInt8]) -> Ending.Leaving? {
    guard bytes.count == statusSize else { return nil }
    let numbers = bytes.withUnsafeBytes { raw in
      (raw.load(fromByteOffset: 0, as: Int32.self), raw.load(fromByteOffset: 4, as: Int32.self))
    }
    if numbers.1 != 0 { return .outOfTime }
    let signal = numbers.0 & 0x7F
    return signal == 0 ? .code((numbers.0 >> 8) & 0xFF) : .signal(signal)
  }
}
