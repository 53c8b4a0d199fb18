import Files
import Glibc

/// Where this room keeps things outside the clone; all of it may be deleted at any time.
package enum Storage {
  /// Results of programs played before, and the compiler's module cache.
  package static var cache: String {
    "\(folder("XDG_CACHE_HOME") ?? "\(home)/.cache")/etude"
  }

  /// History and sessions of the shell.
  package static var state: String {
    "\(folder("XDG_STATE_HOME") ?? "\(home)/.local/state")/etude"
  }

  /// The compiler's own cache of C modules; nil when it cannot be kept there.
  static var moduleCache: String? {
    let folder = "\(cache)/modules"
    return FileAccess.makeFolder(folder) && access(folder, W_OK | X_OK) == 0 ? folder : nil
  }

  /// Where folders for one command's objects are made: `$TMPDIR` if it can be used, else `/tmp`.
  static var temporary: String {
    guard let chosen = Environment.variable("TMPDIR"), access(chosen, W_OK | X_OK) == 0 else {
      return "/tmp"
    }
    // As root, programs run as another user, who must be able to pass through.
    return geteuid() != 0 || isPassable(chosen) ? chosen : "/tmp"
  }

  /// Whether every folder on the way lets everybody through.
  private static func isPassable(_ path: String) -> Bool {
    var current = ""
    for part in path.split(separator: "/") {
      current += "/\(part)"
      var facts = stat()
      guard stat(current, &facts) == 0, facts.st_mode & S_IXOTH != 0 else { return false }
    }
    return true
  }

  /// The folder that a variable names; relative paths are ignored, as the XDG specification says.
  private static func folder(_ variable: String) -> String? {
    Environment.variable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static var home: String {
    if let home = Environment.variable("HOME") { return home }
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return "/tmp" }
    return String(cString: folder)
  }
}
