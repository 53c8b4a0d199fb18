import Glibc

/// A program on a terminal of its own, driven by keys and watched on a model of the screen.
final class PseudoTerminal {
  private let master: Int32
  let process: pid_t
  private(set) var screen: TerminalModel
  private var isOpen = true
  private var unfinished: [UInt8] = []
  private var exitCode: Int32?
  /// How many sequences asked for a colour or another look.
  private(set) var colourCount = 0

  /// Nil when the machine has no terminal to give, or the program can't be started.
  init?(
    _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // The kernel's own calls: Glibc hides `posix_openpt` and its kin from Swift.
    var lock: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { return nil }
    let name = "/dev/pts/\(number)"
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    screen = TerminalModel(columns: columns, rows: rows)
    Self.setSize(master, columns, rows)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The first terminal that a session leader opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
    var variables = ["TERM": "xterm", "LANG": "C.UTF-8", "PAGER": "cat"]
    for name in ["PATH", "HOME"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    variables.merge(environment) { $1 }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + pairs { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, words, pairs) == 0 else {
      close(master)
      return nil
    }
    self.process = process
  }

  deinit {
    if exitCode == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(master)
  }

  /// Sends keys as a terminal would.
  func send(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
      // What the program echoes must be taken away, or it waits for us.
      read(for: 0)
    }
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(master, columns, rows)
    kill(process, SIGWINCH)
  }

  /// Waits until the screen is as wanted; false after half a minute.
  func wait(until isDone: (TerminalModel) -> Bool) -> Bool {
    for _ in 0..<600 {
      if isDone(screen) { return true }
      guard isOpen else { break }
      read(for: 50)
    }
    return isDone(screen)
  }

  /// Waits until nothing has come for a while, in steps of 50 milliseconds.
  func settle(quiet steps: Int = 3) {
    var quiet = 0
    while quiet < steps, isOpen { quiet = read(for: 50) ? 0 : quiet + 1 }
  }

  /// Watches for so long.
  func watch(milliseconds: Int) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let end = now.tv_sec * 1_000 + now.tv_nsec / 1_000_000 + milliseconds
    while isOpen {
      clock_gettime(CLOCK_MONOTONIC, &now)
      let left = end - (now.tv_sec * 1_000 + now.tv_nsec / 1_000_000)
      if left <= 0 { return }
      read(for: Int32(min(left, 50)))
    }
  }

  /// Waits for the program's end; nil when it goes on.
  func waitForExit() -> Int32? {
    for _ in 0..<600 {
      if isOpen { read(for: 50) } else { usleep(50_000) }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        return exitCode
      }
    }
    return nil
  }

  @discardableResult
  private func read(for milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else {
      isOpen = false
      return false
    }
    unfinished += buffer[..<count]
    // A character may be cut by the end of a read.
    let whole = unfinished.count - Self.openTail(unfinished)
    let text = String(decoding: unfinished[..<whole], as: UTF8.self)
    colourCount += text.matches(of: /\u{1B}\[[0-9;]*m/).count
    screen.feed(text)
    unfinished.removeFirst(whole)
    return true
  }

  private static func openTail(_ bytes: [UInt8]) -> Int {
    for (back, byte) in bytes.reversed().prefix(4).enumerated() {
      if byte & 0xC0 == 0x80 { continue }
      let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return length > back + 1 ? back + 1 : 0
    }
    return 0
  }

  private static func setSize(_ descriptor: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, 0x5414, &size)
  }
}

/// The keys that tests press.
enum Key {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let backspace = "\u{7F}"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let altEnter = "\u{1B}\r"
  static let altE = "\u{1B}e"

  static func control(_ letter: Character) -> String {
    let value = letter.unicodeScalars.first?.value ?? 0x40
    return String(UnicodeScalar(UInt8(value & 0x1F)))
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
