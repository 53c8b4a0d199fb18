import Files
import Glibc
import Testing

@testable import Evaluation

@Suite struct CacheTests {
  private func withFolder(_ body: (String) throws -> Void) rethrows {
    guard let folder = WorkFolder.makeAlone() else {
      Issue.record("no temporary folder")
      return
    }
    defer { FileAccess.remove(folder) }
    try body(folder)
  }

  @Test func givesBackWhatWasKept() {
    withFolder { folder in
      let cache = ResultCache(folder: folder)
      let recording = Recording(compilerText: "x", usesFoundation: false)
      #expect(cache.recording(for: "abcdef") == nil)
      cache.keep(recording, for: "abcdef")
      #expect(cache.recording(for: "abcdef") == recording)
    }
  }

  @Test func forgetsADamagedEntry() {
    withFolder { folder in
      let cache = ResultCache(folder: folder)
      cache.keep(Recording(compilerText: "x", usesFoundation: false), for: "abcdef")
      #expect(FileAccess.write([1, 2, 3], to: "\(folder)/ab/cdef"))
      #expect(cache.recording(for: "abcdef") == nil)
    }
  }

  @Test func removesTheOldestWhenItIsFull() {
    withFolder { folder in
      var cache = ResultCache(folder: folder)
      cache.capacity = 3000
      for number in 0..<4 {
        let text = String(repeating: "x", count: 1000)
        cache.keep(Recording(compilerText: text, usesFoundation: false), for: "ab\(number)")
        var times = [
          timeval(tv_sec: number * 100, tv_usec: 0), timeval(tv_sec: number * 100, tv_usec: 0),
        ]
        utimes("\(folder)/ab/\(number)", &times)
      }
      cache.trim()
      #expect((0..<4).map { cache.recording(for: "ab\($0)") != nil } == [false, false, true, true])
    }
  }

  @Test func worksWithoutAFolderItCanWrite() {
    let cache = ResultCache(folder: "/proc/nowhere")
    cache.keep(Recording(compilerText: "x", usesFoundation: false), for: "abcdef")
    cache.trim()
    #expect(cache.recording(for: "abcdef") == nil)
  }
}
