import Timelines

/// A journal as far as it can be read.
struct JournalReading {
  /// Nil when not even the beginning can be read.
  private(set) var timeline: Timeline?
  /// Whether it ends with the seal of this run and nothing was added.
  private(set) var isSealed = false
  /// Whether a seal stands somewhere, right or wrong.
  private(set) var hasSeal = false
  /// Why it cannot be read.
  private(set) var complaint = ""

  init(of ending: Ending) {
    do {
      timeline = try JournalReader.read(bytes: ending.journal, nonce: ending.nonce)
      isSealed = true
      hasSeal = true
      return
    } catch {
      complaint = "\(error)"
    }
    // The journal of a program that was ended from outside may stop in the middle of a line.
    var bytes = ending.journal
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) { bytes.removeSubrange((end + 1)...) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let kept = lines.filter { !$0.starts(with: Array("seal ".utf8)) }
    hasSeal = kept.count < lines.count
    let text = kept.flatMap { Array($0) + [UInt8(ascii: "\n")] }
    timeline = try? JournalReader.read(bytes: text, nonce: nil)
  }
}
