import Glibc

/// Other programs on the learner's terminal: an editor, a pager.
enum Subprocess {
  /// Runs a program that takes over the terminal and waits for it; -1 when it could not start.
  ///
  /// Ctrl-C belongs to that program meanwhile.
  @discardableResult
  static func runInForeground(_ path: String, _ arguments: [String], input: String? = nil) -> Int32
  {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
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
    writeAll(input, to: ends[1])
    close(ends[1])
    let status = wait(for: process)
    signal(SIGPIPE, broken)
    return status
  }

  /// Writes a whole text; false when the other end has gone.
  @discardableResult
  static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
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
