import Files
import Glibc

/// Recordings of programs played before, each in a file named by its key.
///
/// Every step may fail (a full disk, a folder that is not ours): then nothing is cached.
struct ResultCache: Sendable {
  let folder: String
  /// Greatest total size, in bytes.
  var capacity = 200 << 20

  /// The recording kept under a key.
  func recording(for key: String) -> Recording? {
    let path = path(of: key)
    guard let bytes = FileAccess.regularBytes(of: path), let recording = Recording(bytes: bytes)
    else {
      return nil
    }
    // The time of the last use decides what goes first when the cache is full.
    utimes(path, nil)
    return recording
  }

  /// Keeps a recording under a key.
  func keep(_ recording: Recording, for key: String) {
    let path = path(of: key)
    guard let slash = path.lastIndex(of: "/") else { return }
    guard FileAccess.makeFolder(String(path[..<slash]), mode: 0o700) else { return }
    FileAccess.replace(path, with: recording.bytes)
  }

  /// Removes what was used longest ago until the cache is small enough again.
  func trim() {
    var files: [(path: String, size: Int, used: Int)] = []
    for name in FileAccess.names(in: folder) {
      for entry in FileAccess.names(in: "\(folder)/\(name)") {
        let path = "\(folder)/\(name)/\(entry)"
        var facts = stat()
        guard stat(path, &facts) == 0 else { continue }
        files.append((path, Int(facts.st_size), Int(facts.st_mtim.tv_sec)))
      }
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > capacity else { return }
    // A margin, so that not every program trims again.
    for file in files.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard total > capacity / 10 * 9 else { break }
      unlink(file.path)
      total -= file.size
    }
  }

  private func path(of key: String) -> String {
    "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))"
  }
}
