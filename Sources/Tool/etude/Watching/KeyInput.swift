import Glibc

/// Single keys from a terminal, or whole words where lines are typed.
///
/// While it lives, the terminal sends each key at once and shows none; Ctrl-C comes as a key, so that
/// the terminal is always set right again.
final class KeyInput {
  /// What to wait on; nil where standard input is no terminal.
  let waitable: Int32?
  private var saved = termios()

  init(isWanted: Bool) {
    guard isWanted, isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &saved) == 0 else {
      waitable = nil
      return
    }
    waitable = STDIN_FILENO
    resume()
  }

  /// Takes single keys again, after `restore`.
  func resume() {
    guard waitable != nil else { return }
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  /// Gives the terminal back as it was.
  func restore() {
    if waitable != nil { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
  }

  /// The keys that were pressed since the last call; Ctrl-C and Ctrl-D read as `q`.
  func pressed() -> [String] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else { return count == 0 ? ["q"] : [] }
    return buffer[..<count].map { $0 == 3 || $0 == 4 ? "q" : String(UnicodeScalar($0)) }
  }
}
