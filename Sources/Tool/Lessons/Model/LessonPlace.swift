/// A place in a file of the course: 1-based line, and a 1-based column counted in characters.
package struct LessonPlace: Hashable, Sendable {
  /// The path below the course folder, such as `01-basic/01-first-move.md`.
  package var file: String
  package var line: Int
  /// 1 where the whole line is meant.
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Swift text taken from a lesson, with the place of its first line.
package struct LessonCode: Hashable, Sendable {
  package var text: String
  /// Where the first line of `text` stands in the lesson file.
  package var place: LessonPlace

  package init(text: String, place: LessonPlace) {
    self.text = text
    self.place = place
  }
}
