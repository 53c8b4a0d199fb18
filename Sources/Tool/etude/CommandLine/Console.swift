import Files
import Glibc

/// Where commands write: data and verdicts to standard output, problems to standard error.
enum Console {
  /// Writes a line of data.
  static func print(_ text: String = "") { write(text + "\n", to: STDOUT_FILENO) }

  /// Writes data as it is, without a line end.
  static func put(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a line about a problem or about progress.
  static func tell(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Whether long work says how far it is: on a terminal only.
  static func showsProgress(_ arguments: Arguments) -> Bool {
    isatty(STDERR_FILENO) == 1 && !arguments.has("--plain")
  }

  /// Replaces the status line of a terminal; an empty text clears it.
  static func status(_ text: String) { write("\r\u{1B}[K" + text, to: STDERR_FILENO) }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes all of a text; when the reader is gone, the process ends quietly.
  private static func write(_ text: String, to descriptor: Int32) {
    if !FileAccess.send(text, to: descriptor) { exit(ExitCode.unavailable.rawValue) }
  }
}
