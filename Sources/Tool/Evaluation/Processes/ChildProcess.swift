import CSandbox
import Glibc

/// Runs a program of the toolchain and collects what it writes.
package struct ChildProcess: Sendable {
  /// Absolute path of the executable.
  package var path: String
  package var arguments: [String]
  package var environment: [String]
  /// Seconds of processor time; nil is no limit.
  package var processorSeconds: Int?
  /// Bytes of address space; nil is no limit.
  package var addressBytes: Int?

  package init(path: String, arguments: [String], environment: [String] = ["LANG=C.UTF-8"]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// What a program did.
  package struct Result: Sendable {
    /// Its exit code; nil when a signal ended it.
    package var exitCode: Int32?
    package var signal: Int32
    package var output: [UInt8]
    package var errors: [UInt8]

    package var succeeded: Bool { exitCode == 0 }
  }

  /// Runs it to its end; nil when it could not be started.
  package func run() -> Result? {
    guard let output = Pipe(), let errors = Pipe() else { return nil }
    guard let process = start(output: output, errors: errors) else { return nil }
    limit(process)
    output.closeWriting()
    errors.closeWriting()
    let collected = exchange(output: output, errors: errors)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { break }
    }
    let signal = status & 0x7F
    return Result(
      exitCode: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal,
      output: collected.output, errors: collected.errors)
  }

  private func start(output: Pipe, errors: Pipe) -> pid_t? {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { if nothing >= 0 { close(nothing) } }
    return spawn(
      path: path, arguments: arguments, environment: environment,
      files: [(nothing, 0), (output.writing, 1), (errors.writing, 2)])
  }

  private func limit(_ process: pid_t) {
    var limits = etude_limits()
    limits.cpu_seconds = UInt64(processorSeconds ?? 0)
    limits.address_bytes = UInt64(addressBytes ?? 0)
    _ = etude_limit_process(process, &limits)
  }

  /// Reads both outputs until the program has closed them.
  private func exchange(output: Pipe, errors: Pipe) -> (output: [UInt8], errors: [UInt8]) {
    var result: (output: [UInt8], errors: [UInt8]) = ([], [])
    var files = [output.reading, errors.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while files[0].fd >= 0 || files[1].fd >= 0 {
      guard poll(&files, 2, -1) > 0 || errno == EINTR else { break }
      if files[0].revents != 0, !output.read(into: &result.output) { files[0].fd = -1 }
      if files[1].revents != 0, !errors.read(into: &result.errors) { files[1].fd = -1 }
    }
    return result
  }
}

/// Starts a program with exactly the given files open: pairs of our number and its number.
func spawn(
  path: String, arguments: [String], environment: [String], files: [(Int32, Int32)]
) -> pid_t? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (ours, its) in files { posix_spawn_file_actions_adddup2(&actions, ours, its) }
  let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
  defer { for pointer in words + variables { free(pointer) } }
  var process: pid_t = 0
  return posix_spawn(&process, path, &actions, nil, words, variables) == 0 ? process : nil
}
