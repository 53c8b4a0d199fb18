import Lessons

/// A finished book: every file by its path below the book's folder.
package struct Book: Sendable, Equatable {
  package var files: [String: String]
  /// What could not be made, in the order of the course.
  package var problems: [BookProblem]
  /// Why nothing can be played on this machine; then the other problems say nothing new.
  package var obstacle: Obstacle?

  /// A fault of the machine or the tool, and what to do about it.
  package struct Obstacle: Sendable, Equatable {
    package var reason: String
    package var remedy: String

    package init(reason: String, remedy: String) {
      self.reason = reason
      self.remedy = remedy
    }
  }

  package init(
    files: [String: String] = [:], problems: [BookProblem] = [], obstacle: Obstacle? = nil
  ) {
    self.files = files
    self.problems = problems
    self.obstacle = obstacle
  }
}
