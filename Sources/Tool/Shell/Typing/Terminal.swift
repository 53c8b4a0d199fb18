import CEditline
import Files
import Glibc

/// What is known about the terminal, and the one place that writes to it.
package enum Terminal {
  /// Columns and rows; 80 × 24 where there is no terminal.
  package static var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard etude_window_size(STDOUT_FILENO, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return (80, 24)
    }
    return (Int(columns), Int(rows))
  }

  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether the terminal understands the editor's escape sequences.
  package static var canEdit: Bool {
    guard let kind = Environment.variable("TERM") else { return false }
    return inputIsTerminal && outputIsTerminal && kind != "dumb"
  }

  /// Whether colours are wanted and understood.
  package static var hasColour: Bool {
    outputIsTerminal && Environment.variable("NO_COLOR") == nil
      && Environment.variable("TERM") != "dumb"
  }

  /// One line of the input, without its end.
  package enum Line: Equatable, Sendable {
    case text(String)
    /// Ctrl-C was pressed.
    case interrupted
    case end
  }

  /// Waits for a whole line of the input.
  package static func readLine() -> Line {
    forgetInterrupts()
    var interrupt = interruptSet
    var before = sigset_t()
    let isHeldBack = survivesInterrupts
    if isHeldBack { pthread_sigmask(SIG_UNBLOCK, &interrupt, &before) }
    defer { if isHeldBack { pthread_sigmask(SIG_SETMASK, &before, nil) } }
    var count = 0
    guard let bytes = etude_read_line(&count) else { return count == -2 ? .interrupted : .end }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    var line = String(decoding: buffer, as: UTF8.self)
    while let last = line.unicodeScalars.last, last == "\n" || last == "\r" {
      line.unicodeScalars.removeLast()
    }
    return .text(line)
  }

  /// Lets Ctrl-C end programs and questions, and never the shell itself.
  ///
  /// The signal is held back in this thread and in all that it will start; whoever wants it waits
  /// for it. A handler, unlike a signal that is ignored, is not handed on to other programs.
  static func surviveInterrupts() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGINT, &action, nil)
    var interrupt = interruptSet
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
  }

  /// Drops a Ctrl-C that nobody waited for, so that it can't end what comes next.
  static func forgetInterrupts() {
    guard survivesInterrupts else { return }
    drop(interruptSet)
  }

  /// Takes signals of a set that wait, without waiting for more.
  static func drop(_ signals: sigset_t) {
    var signals = signals
    var atOnce = timespec()
    while sigtimedwait(&signals, nil, &atOnce) > 0 {}
  }

  private static var survivesInterrupts: Bool {
    var now = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &now)
    return sigismember(&now, SIGINT) == 1
  }

  private static var interruptSet: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }

  /// Runs with keys that come at once and are not echoed; the test waits so many milliseconds for one.
  static func readingKeys(_ body: ((Int32) -> Bool) -> Void) {
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      var raw = before
      raw.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    }
    // The key that ends it, and what else was typed meanwhile, means nothing at the prompt.
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) } }
    body { milliseconds in
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      return poll(&descriptor, 1, milliseconds) > 0
    }
  }

  /// Writes at once, so that a program reading our output never waits.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { etude_write($0.baseAddress, $0.count) }
    }
  }

  /// Writes what libedit draws.
  package static func draw(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { etude_draw($0.baseAddress, $0.count) }
    }
  }

  package static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { etude_write_error($0.baseAddress, $0.count) }
    }
  }
}
