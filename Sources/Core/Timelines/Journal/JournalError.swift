/// Why a journal was refused.
package struct JournalError: Error, Hashable, Sendable {
  /// The line, from 1; 0 for the journal as a whole.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// What is wrong.
  package enum Reason: Error, Hashable, Sendable {
    case empty
    case notUTF8
    case notAJournal
    case otherVersion(String)
    /// The last line has no end: the writer was cut off in it.
    case truncated
    case missingSeal
    case wrongSeal
    /// The seal names another number of bytes than stand before it.
    case wrongLength(expected: Int, found: Int)
    case afterSeal
    case unknownRecord(String)
    case unknownWord(String, expected: String)
    /// A word or value of the line could not be read.
    case expected(String)
    case trailing(String)
    case timeRunsBackward
    case stageNotFirst
    case unknownObject(Int)
    case objectTwice(Int)
    case unknownAnimation(Int)
    case serialTwice(Int)
    case insideItself(Int)
    case outOfRange(String)
    case tooDeep
  }
}
