import Grading
import Lessons

/// The sentences about lessons and exercises.
extension ShellMessage {
  static let noCourse = "there is no course beside this program"
  static let noCourseRemedy = "etude shell --course DIR, or set ETUDE_HOME"

  static func badCourse(_ folder: String, _ count: Int) -> String {
    "the course in \(folder) has \(count == 1 ? "a mistake" : "\(count) mistakes")"
  }

  static let badCourseRemedy = "etude lint shows each with its file and line"
  static let courseDone = "Every exercise is passed or skipped. :lesson NAME reads any page again."
  static let lastPage = "This is the last page of the course."
  static let tabShowsLessons = ":lesson, then Tab shows all names"

  static func noLesson(_ name: String) -> String { "there is no lesson '\(name)'" }

  static func afterPage(_ page: LessonPage) -> String {
    var ways: [String] = []
    if !page.blocks.predictions.isEmpty { ways.append(":predict asks what will happen") }
    if !page.blocks.quizzes.isEmpty { ways.append(":quiz asks a question") }
    if let exercise = page.exercise { ways.append(":exercise \(exercise.shortID) begins it") }
    ways.append(":next goes on")
    return ways.joined(separator: ", ") + "."
  }

  // MARK: Questions

  static let noQuiz = "This page has no questions."
  static let quizPrompt = "your answer: "
  static let quizLater = "Asked again with :quiz; in a script, :quiz b answers."
  static let quizAgain = ":quiz asks again."

  static func notAChoice(_ answer: String, letters: String) -> String {
    "expected one of the letters \(letters.map { String($0) }.joined(separator: ", ")), "
      + "found '\(answer)'"
  }

  static func quizVerdict(_ isRight: Bool) -> String { isRight ? "Right." : "Not so." }

  static let noPrediction = "This page asks for no prediction."
  static let predictPrompt = "your prediction: "
  static let predictLater = "Asked again with :predict; in a script, :predict 350 answers."

  static func notANumber(_ text: String) -> String { "expected a number, found '\(text)'" }

  static func predict(_ question: String, unit: String) -> String {
    "What is \(question)" + (unit.isEmpty ? "?" : ", in \(unit)?")
  }

  static func predicted(_ isNear: Bool, _ text: String) -> String {
    isNear ? "Right: it is \(text)." : "It is \(text)."
  }

  static let demoFailed = "the demo could not be played; etude doctor shows what is missing"

  // MARK: Scenes

  static let noScene = "No scene stands in front of your entries."
  static let sceneOff = "Your entries stand alone again."

  static func sceneIs(_ name: String) -> String { "The scene of \(name) stands in front." }

  static func hasNoScene(_ title: String) -> String { "'\(title)' has no scene" }

  static func sceneSet(_ title: String, _ names: [String]) -> String {
    "The scene of \"\(title)\"" + (names.isEmpty ? "" : ": " + names.joined(separator: ", "))
  }

  // MARK: Exercises

  static let noExercise = "no exercise is begun"
  static let nothingAnimates = "It runs, and nothing animates. :check grades it, :hint helps."
  static let noHints = "This exercise has no hints."
  static let checkFirst = "Nothing is checked yet: :check does it."
  static let afterSolution = "Typing it yourself helps more than reading it; :check grades it."

  static func exerciseBegun(_ exercise: Exercise, isInteractive: Bool) -> String {
    isInteractive
      ? "Change the text and press Return: it plays. :check grades it, :hint helps."
      : "Your answer so far (enter a better one, then :check; :hint helps):"
  }

  static let replacedAnswer = "It takes the place of your answer before; :undo brings that back."

  /// What reports call the text that was entered.
  static let answerName = "answer"

  static func hintHead(_ number: Int, _ count: Int) -> String {
    "Hint \(number) of \(count)" + (number < count ? "" : "; :solution shows the model answer")
  }

  /// The last line under a verdict: what to do now.
  static func afterCheck(
    _ verdict: Verdict, offersHelp: Bool, next: Exercise?, isInteractive: Bool
  ) -> String {
    if verdict.passed {
      guard let next else { return courseDone }
      return "Next: \(next.title). :next reads it, :exercise \(next.shortID) begins it."
    }
    return offersHelp
      ? "The same check has failed a few times: :hint helps, :solution shows the model answer."
      : isInteractive
        ? "Up brings your answer back: change it, press Return, then :check. :hint helps."
        : "Enter a better answer, then :check. :hint helps."
  }
}
