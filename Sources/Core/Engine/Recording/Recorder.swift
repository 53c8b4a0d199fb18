import Timelines

/// Keeps what happens: in a live timeline for the program itself, and in the journal for others.
package final class Recorder {
  package private(set) var timeline = Timeline()
  /// Where the journal goes; nil when nobody listens.
  package var pipe: JournalPipe?
  /// Called when the journal has grown beyond its cap.
  package var onOverflow: () -> Void = {}
  private var isOpen = true
  private var sitesOfNext: [UInt64]?

  package init() {}

  /// Opens a journal on a file descriptor, `cap` bytes long at most, and writes its first line.
  package func open(descriptor: Int32, cap: Int64) {
    let pipe = JournalPipe(descriptor: descriptor, cap: cap)
    _ = pipe.write(JournalFormat.firstLine + "\n")
    self.pipe = pipe
  }

  /// Appends a record; after `close` nothing is recorded any more.
  package func record(_ content: Record.Content, at instant: Instant) {
    guard isOpen else { return }
    let record = Record(at: instant, content: content, sites: sites)
    timeline.append(record)
    guard let pipe else { return }
    if !pipe.write(JournalWriter.line(for: record) + "\n") { onOverflow() }
  }

  /// The learner's own calls that a record made now would name.
  package var sites: [UInt64] { sitesOfNext ?? CallSites.current() }

  /// Records everything inside `body` as called from `sites`.
  ///
  /// Needed by accessors that yield: by the time they store the value, the learner's statement is
  /// no longer on the stack.
  package func from(_ sites: [UInt64], _ body: () -> Void) {
    let outer = sitesOfNext
    sitesOfNext = sites
    body()
    sitesOfNext = outer
  }

  package func close() {
    isOpen = false
    pipe?.flush()
  }
}
