import Files
import Glibc

/// Reading the files that a command line names.
enum TextFile {
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
    let bytes =
      path == "-" ? FileAccess.bytes(from: STDIN_FILENO) : FileAccess.bytes(of: path)
    guard let bytes else { throw Messages.unreadable(path, reason: FileAccess.lastError) }
    return bytes
  }
}
