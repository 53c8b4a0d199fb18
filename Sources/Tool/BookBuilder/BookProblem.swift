import Lessons

/// Why a page cannot be made: a place in a lesson, a sentence and what to do.
package struct BookProblem: Error, Sendable, Hashable {
  package var place: LessonPlace
  package var message: String
  package var remedy: String

  package init(place: LessonPlace, message: String, remedy: String) {
    self.place = place
    self.message = message
    self.remedy = remedy
  }
}
