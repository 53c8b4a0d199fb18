import Files
import Glibc

/// Other programs on the learner's terminal: an editor, a pager.
enum Subprocess {
  /// Runs a program that takes over the terminal and waits for it; -1 when it could not start.
  ///
  /// Ctrl-C belongs to that program meanwhile.
  @discardableResult
  static func runInForeground(_ path: String, _ arguments: [String], input: String? = nil) -> Int32
  {
    // `signal` would bring the handlers back with another meaning: reads would go on after Ctrl-C.
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    var interrupt = sigaction()
    var quit = sigaction()
    sigaction(SIGINT, &ignoring, &interrupt)
    sigaction(SIGQUIT, &ignoring, &quit)
    defer {
      sigaction(SIGINT, &interrupt, nil)
      sigaction(SIGQUIT, &quit, nil)
    }
    guard let input else {
      guard let process = spawn(path, arguments, standardInput: nil) else { return -1 }
      return wait(for: process)
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return -1 }
    // An inherited writing end would keep the program waiting for more.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let process = spawn(path, arguments, standardInput: ends[0]) else {
      close(ends[0])
      close(ends[1])
      return -1
    }
    close(ends[0])
    let broken = signal(SIGPIPE, SIG_IGN)
    FileAccess.send(input, to: ends[1])
    close(ends[1])
    let status = wait(for: process)
    signal(SIGPIPE, broken)
    return status
  }

  /// What a program prints; empty when it fails.
  ///
  /// The program is looked for on PATH.
  static func output(_ name: String, _ arguments: [String]) -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return "" }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let isStarted = posix_spawnp(&process, name, &actions, nil, &words, environ) == 0
    close(ends[1])
    defer { close(ends[0]) }
    guard isStarted else { return "" }
    let bytes = FileAccess.bytes(from: ends[0]) ?? []
    return wait(for: process) == 0 ? String(decoding: bytes, as: UTF8.self) : ""
  }

  /// Starts a helper in a process group of its own, so that Ctrl-C misses it; nil when that fails.
  static func startHelper(
    _ path: String, _ arguments: [String], variable: (name: String, value: String), input: Int32,
    output: Int32
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = ["\(variable.name)=\(variable.value)"]
    for name in ["PATH", "LANG", "HOME", "TMPDIR"] {
      if let value = Environment.variable(name) { variables.append("\(name)=\(value)") }
    }
    var pairs = variables.map { strdup($0) } + [nil]
    defer { for pointer in words + pairs { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, &words, &pairs) == 0 else {
      return nil
    }
    return process
  }

  private static func spawn(
    _ path: String, _ arguments: [String], standardInput: Int32?
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let standardInput { posix_spawn_file_actions_adddup2(&actions, standardInput, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGINT)
    sigaddset(&defaults, SIGQUIT)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // Ctrl-C is held back in the shell, but not in an editor or a pager.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, &words, environ) == 0 else {
      return nil
    }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return (status & 0x7F) == 0 ? (status >> 8) & 0xFF : -1
  }
}
