import Timelines

@_silgen_name("etude_journal_open")
private func openJournal(_ descriptor: Int32, _ cap: Int64)

@_silgen_name("etude_journal_write")
private func writeJournal(_ bytes: UnsafePointer<CChar>, _ count: Int64) -> Int32

@_silgen_name("etude_journal_flush")
private func flushJournal()

@_silgen_name("etude_journal_instant")
private func markJournal(_ microseconds: Int64)

@_silgen_name("etude_journal_seal")
private func sealJournal(_ nonce: UnsafePointer<CChar>)

@_silgen_name("etude_catch_traps")
private func catchTraps()

/// The way of the journal out of the child process.
package struct JournalPipe {
  /// Opens the journal on a file descriptor; `cap` is its greatest length in bytes.
  package init(descriptor: Int32, cap: Int64) {
    openJournal(descriptor, cap)
    catchTraps()
  }

  /// Writes the last line; nothing can be written afterwards.
  package static func seal(_ nonce: UnsafePointer<CChar>) {
    sealJournal(nonce)
  }

  /// Appends one record; false once the journal is longer than its cap.
  package func write(_ text: String) -> Bool {
    var bytes = text
    return bytes.withUTF8 { buffer in
      guard let start = buffer.baseAddress else { return true }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        writeJournal($0, Int64(buffer.count)) == 0
      }
    }
  }

  package func flush() {
    flushJournal()
  }

  /// Tells the trap handler what time it is.
  package func mark(_ instant: Instant) {
    markJournal(instant.microseconds)
  }
}
