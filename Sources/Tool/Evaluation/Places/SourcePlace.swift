/// A place in the learner's text.
package struct SourcePlace: Hashable, Sendable {
  package var fileName: String
  /// From 1.
  package var line: Int
  /// In characters, from 1; 0 when unknown.
  package var column: Int

  package init(fileName: String, line: Int, column: Int = 0) {
    self.fileName = fileName
    self.line = line
    self.column = column
  }
}
