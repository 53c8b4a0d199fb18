import CSandbox
import Glibc
import Synchronization

/// A process that waits for requests on a channel and ends when the channel closes.
///
/// It is started with the first request; one that has died is started again once.
final class HelperProcess: Sendable {
  private struct Running {
    var channel: Int32
    var process: pid_t
    /// The command's end must not leave it behind.
    var duty: Int
  }

  /// What to start; the number of the channel stands in for `channelMark`.
  private let path: String
  private let arguments: [String]
  private let environment: [String]
  private let running = Mutex<Running?>(nil)

  /// The file number of the channel in the helper.
  static let channel: Int32 = 3

  init(path: String, arguments: [String], environment: [String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  deinit { stop() }

  /// Starts it if it does not run yet, so that it loads while something else is done.
  func warmUp() {
    running.withLock { running in
      if running == nil { running = start() }
    }
  }

  /// Ends it and everything it runs.
  func stop() {
    running.withLock { running in
      if let helper = running { Self.end(helper) }
      running = nil
    }
  }

  /// Sends a message with open files; false when there is nobody to send it to.
  func send(_ text: String, files: [Int32]) -> Bool {
    running.withLock { running in
      for _ in 0..<2 {
        if running == nil { running = start() }
        guard let helper = running else { return false }
        if Self.send(text, files: files, to: helper.channel) { return true }
        Self.end(helper)
        running = nil
      }
      return false
    }
  }

  private static func send(_ text: String, files: [Int32], to channel: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        etude_send(
          channel, characters.baseAddress, characters.count, files, Int32(files.count)) == 0
      }
    }
  }

  private func start() -> Running? {
    var ends: [Int32] = [-1, -1]
    guard etude_channel(&ends) == 0 else { return nil }
    // What it says for itself, such as on being ended while it starts, is for nobody's terminal.
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    let process = spawn(
      path: path, arguments: arguments, environment: environment,
      files: (nothing < 0 ? [] : (0...2).map { (nothing, $0) }) + [(ends[1], Self.channel)])
    close(ends[1])
    if nothing >= 0 { close(nothing) }
    guard let process else {
      close(ends[0])
      return nil
    }
    let channel = ends[0]
    let duty = ExitDuty.add { Self.end(channel: channel, process: process) }
    return Running(channel: channel, process: process, duty: duty)
  }

  private static func end(_ helper: Running) {
    ExitDuty.forget(helper.duty)
    end(channel: helper.channel, process: helper.process)
  }

  private static func end(channel: Int32, process: pid_t) {
    close(channel)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
