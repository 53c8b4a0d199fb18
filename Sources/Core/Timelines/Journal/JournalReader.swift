/// Reads journals; refuses what is damaged or cut off, and never traps.
package enum JournalReader {
  /// The timeline that a journal tells.
  ///
  /// - Parameters:
  ///   - text: the journal.
  ///   - nonce: what its seal must name; nil accepts a journal without a seal, or with any.
  /// - Returns: the timeline of all records.
  /// - Throws: the first damage, with its line.
  package static func read(_ text: String, nonce: String? = nil) throws(JournalError) -> Timeline {
    try read(bytes: Array(text.utf8), nonce: nonce)
  }

  /// The timeline that a journal's bytes tell.
  package static func read(
    bytes: [UInt8], nonce: String? = nil
  ) throws(JournalError) -> Timeline {
    var timeline = Timeline()
    for record in try records(bytes: bytes, nonce: nonce) { timeline.append(record) }
    return timeline
  }

  /// The records of a journal, in order.
  package static func records(
    bytes: [UInt8], nonce: String? = nil
  ) throws(JournalError) -> [Record] {
    guard !bytes.isEmpty else { throw JournalError(line: 0, reason: .empty) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JournalError(line: 0, reason: .notUTF8)
    }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    try checkFirst(lines[0])
    guard bytes.last == 0x0A else { throw JournalError(line: lines.count, reason: .truncated) }
    var records: [Record] = []
    var rules = JournalRules()
    var previous = Instant.zero
    var isSealed = false
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      do throws(JournalError.Reason) {
        if isSealed { throw JournalError.Reason.afterSeal }
        if line.starts(with: "seal ".utf8) {
          try checkSeal(line, nonce)
          isSealed = true
          continue
        }
        var cursor = JournalCursor(line)
        let record = try cursor.record(after: previous)
        try rules.admit(record)
        previous = record.at
        records.append(record)
      } catch {
        throw JournalError(line: index + 1, reason: error)
      }
    }
    if nonce != nil, !isSealed { throw JournalError(line: lines.count, reason: .missingSeal) }
    return records
  }

  private static func checkFirst(_ line: ArraySlice<UInt8>) throws(JournalError) {
    if line.elementsEqual(JournalFormat.firstLine.utf8) { return }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("etude-journal ") else {
      throw JournalError(line: 1, reason: .notAJournal)
    }
    throw JournalError(line: 1, reason: .otherVersion(String(text.dropFirst(14))))
  }

  private static func checkSeal(
    _ line: ArraySlice<UInt8>, _ nonce: String?
  ) throws(JournalError.Reason) {
    let words = String(decoding: line, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let bytes = Int(words[2]) else { throw .wrongSeal }
    if let nonce, words[1] != nonce { throw .wrongSeal }
    guard bytes == line.startIndex else {
      throw .wrongLength(expected: bytes, found: line.startIndex)
    }
  }
}
