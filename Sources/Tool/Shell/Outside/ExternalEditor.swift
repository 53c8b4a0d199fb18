import Files
import Glibc

/// The learner's own editor, for entries that are too tall for the prompt.
enum ExternalEditor {
  /// Edits a text in `$VISUAL`, `$EDITOR` or `vi`; nil when the editor failed or nothing could be written.
  static func edit(_ text: String) -> String? {
    let folder = Environment.variable("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/etude-XXXXXX.swift".utf8CString)
    let descriptor = mkstemps(&path, 6)
    guard descriptor >= 0 else { return nil }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let isWritten = FileAccess.send(text + "\n", to: descriptor)
    guard close(descriptor) == 0, isWritten else { return nil }
    let editor = Environment.variable("VISUAL") ?? Environment.variable("EDITOR") ?? "vi"
    guard Subprocess.runInForeground("/bin/sh", ["-c", "\(editor) \"$1\"", "sh", name]) == 0 else {
      return nil
    }
    guard var edited = FileAccess.text(of: name) else { return nil }
    while edited.hasSuffix("\n") { edited.removeLast() }
    return edited
  }
}
