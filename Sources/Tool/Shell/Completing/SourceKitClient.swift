import Glibc

/// The shell's end of the connection to the completion helper.
final class SourceKitClient {
  private let library: String
  private var process: pid_t = 0
  private var sending: Int32 = -1
  private var receiving: Int32 = -1
  private var lastNumber = 0
  /// A helper that keeps dying is left alone.
  private var failures = 0

  /// Whether it has given up.
  var isBroken: Bool { failures >= 3 }

  init(library: String) {
    self.library = library
  }

  deinit { stop() }

  /// Sends a request whose answer nobody waits for, so that modules are loaded early.
  func warmUp(_ request: String) {
    _ = send(request)
  }

  /// Asks and waits for the answer; nil after `patience` seconds, or as soon as a key is pressed.
  func ask(
    _ request: String, patience: Double = 1.5, givesUpOnKeys: Bool = true
  ) -> SourceKitNode? {
    guard let number = send(request) else { return nil }
    let end = Self.now() + patience
    while true {
      let left = end - Self.now()
      guard left > 0, waitForAnswer(seconds: left, watchesKeys: givesUpOnKeys) else { return nil }
      guard let message = SourceKitMessage.read(from: receiving) else {
        stop()
        failures += 1
        return nil
      }
      if message.number == number { return SourceKitNode(description: message.text) }
    }
  }

  private func send(_ request: String) -> Int? {
    guard !isBroken else { return nil }
    if process == 0, !start() { return nil }
    lastNumber += 1
    let old = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, old) }
    if SourceKitMessage(number: lastNumber, text: request).write(to: sending) { return lastNumber }
    stop()
    failures += 1
    return nil
  }

  private func waitForAnswer(seconds: Double, watchesKeys: Bool) -> Bool {
    var files = [
      pollfd(fd: receiving, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watchesKeys ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&files, 2, Int32(seconds * 1000) + 1)
      if count < 0, errno == EINTR { continue }
      return count > 0 && files[0].revents != 0
    }
  }

  private func start() -> Bool {
    var requests: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    guard pipe(&requests) == 0, pipe(&answers) == 0 else { return false }
    for end in requests + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(requests[0])
      close(answers[1])
    }
    let process = Subprocess.startHelper(
      "/proc/self/exe", ["shell"], variable: (SourceKitHelper.variable, library),
      input: requests[0], output: answers[1])
    guard let process else {
      close(requests[1])
      close(answers[0])
      failures += 1
      return false
    }
    self.process = process
    sending = requests[1]
    receiving = answers[0]
    return true
  }

  /// The helper ends when its input does.
  private func stop() {
    guard process != 0 else { return }
    close(sending)
    close(receiving)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
