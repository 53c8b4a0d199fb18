/// One sentence of the compiler, or of the source policy, about a place in the text.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note, remark
  }

  package var fileName: String
  /// From 1; 0 when the sentence is about no line.
  package var line: Int
  /// In characters, from 1; 0 when the sentence is about no column.
  package var column: Int
  package var severity: Severity
  package var message: String
  /// The line of the source, or nil when it is not known.
  package var sourceLine: String?
  /// How many characters are meant, at least 1.
  package var width: Int

  package init(
    fileName: String, line: Int, column: Int, severity: Severity, message: String,
    sourceLine: String? = nil, width: Int = 1
  ) {
    self.fileName = fileName
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.sourceLine = sourceLine
    self.width = max(1, width)
  }
}
