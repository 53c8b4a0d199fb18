import Lessons

/// A finished book: every file by its path below the book's folder.
package struct Book: Sendable, Equatable {
  package var files: [String: String]
  /// What could not be made, in the order of the course.
  package var problems: [BookProblem]

  package init(files: [String: String] = [:], problems: [BookProblem] = []) {
    self.files = files
    self.problems = problems
  }
}
