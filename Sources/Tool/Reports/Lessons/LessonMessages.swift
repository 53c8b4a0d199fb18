import Lessons

/// Every sentence that etude adds to a lesson's own text.
enum LessonMessages {
  static func head(_ exercise: Exercise) -> String {
    let stars = String(repeating: "*", count: exercise.difficulty)
    return "\(exercise.shortID)  \(exercise.id)  \(stars)  about \(exercise.minutes) min"
  }

  static func head(_ chapter: Chapter) -> String {
    "chapter \(chapter.number)  \(chapter.exercises.count) exercises  "
      + "about \(chapter.minutes) min to read"
  }

  static let quizPlace = "  (the shell asks this: bin/etude, then :quiz)"

  static let quizHere = "  (:quiz takes your answer)"

  static func predict(_ prediction: Prediction) -> String {
    let question = "Predict: what is \(prediction.question.text)"
    return question + (prediction.demo == nil ? " when the starter plays?" : "?")
  }

  static let predictPlace = "  (the shell asks this before it shows the timeline: :predict)"

  static let predictHere = "  (:predict takes your answer, then shows it)"
}
