import Glibc

/// Reading the files that a command line names.
enum TextFile {
  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A file's text, without a byte-order mark; `-` reads standard input.
  ///
  /// A file that is missing, not readable or not UTF-8 is a problem with a remedy.
  static func read(_ path: String) throws(Problem) -> String {
    let bytes = try bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(
        "\(path): the file is not UTF-8 text", remedy: "save it as UTF-8 in your editor")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func bytes(of path: String) throws(Problem) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Messages.unreadable(path, reason: lastError) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Messages.unreadable(path, reason: lastError) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
