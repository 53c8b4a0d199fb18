import Files
import Glibc

/// Notices when one file is saved, however its editor saves.
///
/// Editors replace files by renaming, so the folder is watched, not the file. Where the kernel
/// cannot tell (network disks, WSL), the file is looked at once a second.
package final class FileWatcher {
  /// What a look at the file found.
  package enum Change: Sendable, Equatable {
    /// The file has a new text, or was given a new file of the same text.
    case saved
    /// The file is not there any more.
    case gone
  }

  /// How changes are noticed.
  package enum Method: String, Sendable {
    case kernel, looking
  }

  package let path: String
  package let method: Method
  /// How long saving must be over before it counts, in milliseconds: editors write in bursts.
  package static let settling: Int32 = 100

  private let descriptor: Int32
  private let lookInterval: Int32
  private var signature: Signature?
  private var wasThere: Bool

  /// What of a file differs after it was saved.
  private struct Signature: Equatable {
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// Watches a file, which need not exist yet, in a folder that does.
  ///
  /// The file is looked at every `lookInterval` milliseconds, whatever the kernel tells.
  package init(path: String, method wanted: Method = .kernel, lookInterval: Int32 = 1_000) {
    self.path = path
    self.lookInterval = max(lookInterval, 10)
    var descriptor: Int32 = -1
    if wanted == .kernel {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
        | UInt32(IN_CREATE) | UInt32(IN_ATTRIB)
      if descriptor >= 0, inotify_add_watch(descriptor, Path.folder(of: path), mask) < 0 {
        close(descriptor)
        descriptor = -1
      }
    }
    self.descriptor = descriptor
    method = descriptor >= 0 ? .kernel : .looking
    signature = Self.signature(of: path)
    wasThere = signature != nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What to wait on beside other input; nil where the file is only looked at.
  package var waitable: Int32? { descriptor >= 0 ? descriptor : nil }

  /// Waits for a change, at most so long.
  ///
  /// `milliseconds` below 0 waits for ever. Returns nil when the time is over. A burst of writes
  /// counts as one change, told when it is over.
  package func next(milliseconds: Int32) -> Change? {
    var left = milliseconds
    while true {
      let wait = waitTime(left)
      if descriptor >= 0 {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, wait)
      } else if wait > 0 {
        _ = poll(nil, 0, wait)
      }
      if let change = look() { return change }
      if milliseconds >= 0 {
        left -= wait
        if left <= 0 { return nil }
      }
    }
  }

  /// Looks now, without waiting; call it when `waitable` has something to read.
  package func look() -> Change? {
    drain()
    guard Self.signature(of: path) != signature else { return nil }
    settle()
    let now = Self.signature(of: path)
    defer {
      signature = now
      wasThere = now != nil
    }
    if now == signature { return nil }
    return now == nil ? (wasThere ? .gone : nil) : .saved
  }

  private func waitTime(_ left: Int32) -> Int32 {
    // Even the kernel may miss changes that another machine makes, so looking never stops.
    left < 0 ? lookInterval : min(left, lookInterval)
  }

  /// Waits until the file has stayed the same for a while.
  private func settle() {
    var last = Self.signature(of: path)
    for _ in 0..<20 {
      _ = poll(nil, 0, Self.settling)
      let now = Self.signature(of: path)
      if now == last { return }
      last = now
    }
  }

  private func drain() {
    guard descriptor >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private static func signature(of path: String) -> Signature? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Signature(
      inode: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
