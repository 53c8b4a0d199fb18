/// Something wrong in a course: where, under which rule, and what to do about it.
package struct LessonProblem: Error, Hashable, Sendable {
  package var place: LessonPlace
  package var rule: LintRule
  /// What is wrong, beginning in lower case.
  package var message: String
  /// One next step, beginning in lower case.
  package var remedy: String

  package init(place: LessonPlace, rule: LintRule, message: String, remedy: String) {
    self.place = place
    self.rule = rule
    self.message = message
    self.remedy = remedy
  }
}

/// All problems found while loading a course, in the order of its files and lines.
package struct LessonErrors: Error, Hashable, Sendable {
  package var problems: [LessonProblem]

  package init(problems: [LessonProblem]) {
    self.problems = problems
  }
}

/// The rules of the lint, with ids that never change.
package enum LintRule: String, CaseIterable, Hashable, Sendable {
  /// Front matter, sections and fences: the format itself.
  case format = "L01"
  case identity = "L02"
  case needs = "L03"
  case taskWithoutCheck = "L04"
  case missingHelp = "L05"
  case unboundFeedback = "L06"
  case patch = "L07"
  case quiz = "L08"
  case figureText = "L09"
  case notIntroduced = "L10"
  case formatting = "L11"
  case size = "L12"
  case hintGivesAway = "L13"
  case staleTranslation = "L14"
  case uncovered = "L15"
  case points = "L16"
  case deadLink = "L17"
  case unsafeSource = "L18"
  case unprovenTable = "L19"

  /// What the rule demands, in one sentence.
  package var summary: String {
    switch self {
    case .format: "A lesson file follows the format: front matter, sections, fences, check lines."
    case .identity: "Ids are unique, begin with their chapter's id and never change."
    case .needs: "`needs` names lessons that exist and stand earlier; there is no cycle."
    case .taskWithoutCheck: "Every task has a check, and every check's task exists."
    case .missingHelp: "An exercise has two hints, two rejects, an accept and a `solved` text."
    case .unboundFeedback:
      "A `when` names a check that some reject fails, and every reject has one."
    case .patch: "The old lines of each patch hunk occur exactly once in the solution."
    case .quiz: "A quiz has two to four justified choices, one right unless it says `multi`."
    case .figureText: "A figure has a text that stands for it."
    case .notIntroduced: "A solution uses only what this exercise or an earlier one introduces."
    case .formatting: "Code in lessons is formatted."
    case .size: "Code lines stay within 100 columns, and easy exercises ask for few changed lines."
    case .hintGivesAway: "No hint contains a line of the solution."
    case .staleTranslation: "Translations follow the text they translate."
    case .uncovered: "What a chapter promises to cover is covered by its exercises."
    case .points: "The points of the checks add up to the exercise's points."
    case .deadLink: "Relative links lead somewhere."
    case .unprovenTable: "What a chapter's tables name, with bits and defaults, its facts prove."
    case .unsafeSource: "Lesson code does not reach for files, the environment or threads."
    }
  }
}
