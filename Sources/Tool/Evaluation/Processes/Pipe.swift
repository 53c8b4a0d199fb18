import CSandbox
import Glibc
import Synchronization

/// Two connected ends of a stream of bytes; both close when the pipe is forgotten, and on exec.
final class Pipe: Sendable {
  private let ends: Mutex<(reading: Int32, writing: Int32)>

  /// Nil when the process has no file numbers left.
  init?() {
    var numbers: [Int32] = [-1, -1]
    guard etude_pipe(&numbers) == 0 else { return nil }
    // Numbers below 4 are where children expect their own files.
    for index in numbers.indices where numbers[index] < 8 {
      let higher = fcntl(numbers[index], F_DUPFD_CLOEXEC, 8)
      guard higher >= 0 else { continue }
      close(numbers[index])
      numbers[index] = higher
    }
    ends = Mutex((numbers[0], numbers[1]))
  }

  deinit {
    closeReading()
    closeWriting()
  }

  var reading: Int32 { ends.withLock { $0.reading } }
  var writing: Int32 { ends.withLock { $0.writing } }

  func closeReading() {
    ends.withLock {
      if $0.reading >= 0 { close($0.reading) }
      $0.reading = -1
    }
  }

  func closeWriting() {
    ends.withLock {
      if $0.writing >= 0 { close($0.writing) }
      $0.writing = -1
    }
  }

  /// Lets the writer fail instead of wait when nobody reads.
  func refuseToWait() {
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  /// Reads what is there, waiting for at least one byte; false at the end of the stream.
  func read(into bytes: inout [UInt8]) -> Bool {
    let number = reading
    let room = 1 << 16
    let start = bytes.count
    var count = 0
    let whole = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      repeat {
        count = Glibc.read(number, buffer.baseAddress, room)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    bytes += whole
    return bytes.count > start
  }
}
