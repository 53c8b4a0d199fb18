import Files
import Glibc

/// The entries of all shells, one line each, in a file that several shells may share.
package final class HistoryFile {
  private let path: String
  private let limit: Int

  /// Keeps the newest `limit` different entries, at least 1.
  package init(folder: StateFolder, limit: Int = 5_000) {
    path = folder.file("history.jsonl")
    self.limit = max(1, limit)
  }

  /// All entries, oldest first, each text once at its newest place; damaged lines are passed over.
  ///
  /// A file that has grown to twice the limit is written anew on the way.
  package func load() -> [HistoryRecord] {
    guard let text = FileAccess.text(of: path) else { return [] }
    let lines = text.split(separator: "\n")
    let records = Self.deduplicated(lines.compactMap { HistoryRecord(line: $0) })
    if lines.count > 2 * limit { shrink() }
    return Array(records.suffix(limit))
  }

  /// Adds one entry; false when the file can't be written.
  @discardableResult
  package func append(_ record: HistoryRecord) -> Bool {
    locked { descriptor in
      // A shell that was killed while writing may have left half a line: begin a new one.
      var last: UInt8 = 10
      if lseek(descriptor, -1, SEEK_END) >= 0 { Glibc.read(descriptor, &last, 1) }
      return FileAccess.send((last == 10 ? "" : "\n") + record.line + "\n", to: descriptor)
    } ?? false
  }

  private func shrink() {
    _ = locked { _ in
      guard let text = FileAccess.text(of: path) else { return false }
      let records = Self.deduplicated(
        text.split(separator: "\n").compactMap { HistoryRecord(line: $0) })
      return FileAccess.replace(
        path, with: records.suffix(limit).map { $0.line + "\n" }.joined(), mode: 0o600,
        isLasting: true)
    }
  }

  /// Runs with the file open and to ourselves, even if another shell replaces it meanwhile.
  private func locked(_ body: (Int32) -> Bool) -> Bool? {
    for _ in 0..<10 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { return nil }
      var mine = stat()
      var current = stat()
      guard fstat(descriptor, &mine) == 0 else { return nil }
      if stat(path, &current) == 0, current.st_ino == mine.st_ino { return body(descriptor) }
    }
    return nil
  }

  private static func deduplicated(_ records: [HistoryRecord]) -> [HistoryRecord] {
    var seen: Set<String> = []
    return records.reversed().filter { seen.insert($0.entry).inserted }.reversed()
  }
}
