import Glibc

/// Where this room keeps things outside the clone; all of it may be deleted at any time.
package enum Storage {
  /// Results of programs played before, and the compiler's module cache.
  package static var cache: String {
    "\(FileAccess.variable("XDG_CACHE_HOME") ?? "\(home)/.cache")/etude"
  }

  /// History and sessions of the shell.
  package static var state: String {
    "\(FileAccess.variable("XDG_STATE_HOME") ?? "\(home)/.local/state")/etude"
  }

  /// The compiler's own cache of C modules.
  static var moduleCache: String { "\(cache)/modules" }

  /// Where folders for one command's objects are made.
  static var temporary: String { FileAccess.variable("TMPDIR") ?? "/tmp" }

  private static var home: String {
    if let home = FileAccess.variable("HOME") { return home }
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return "/tmp" }
    return String(cString: folder)
  }
}
