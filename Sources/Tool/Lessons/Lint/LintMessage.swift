import Timelines

/// The sentences of the lint.
enum LintMessage {
  private static func made(
    _ rule: LintRule, _ place: LessonPlace, _ message: String, try remedy: String
  ) -> LessonProblem {
    LessonProblem(place: place, rule: rule, message: message, remedy: remedy)
  }

  static func doubleID(_ id: String, _ other: String, _ place: LessonPlace) -> LessonProblem {
    made(.identity, place, "the id `\(id)` is taken by \(other)", try: "choose another id")
  }

  static func foreignID(_ id: String, _ chapter: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .identity, place, "the id `\(id)` does not begin with its chapter's id",
      try: "begin it with `\(chapter).`")
  }

  static func unknownNeed(
    _ need: String, among ids: [String], _ place: LessonPlace
  ) -> LessonProblem {
    made(
      .needs, place, "`needs` names `\(need)`, which does not exist",
      try: nearestMatch(to: need, among: ids).map { "did you mean `\($0)`" } ?? "remove it")
  }

  static func laterNeed(_ need: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .needs, place, "`needs` names `\(need)`, which does not come earlier",
      try: "move one of the two, or remove it from `needs`")
  }

  static func untested(_ task: LessonTask) -> LessonProblem {
    made(
      .taskWithoutCheck, task.place, "no scored check belongs to task \(task.number)",
      try: "add a check with task \(task.number)")
  }

  static func unknownTask(_ number: Int, _ check: Check) -> LessonProblem {
    made(
      .taskWithoutCheck, check.place,
      "the check `\(check.id)` belongs to task \(number), "
        + "which does not exist", try: "number it like one of the tasks")
  }

  static func missingHelp(_ what: String, _ count: Int, _ place: LessonPlace) -> LessonProblem {
    made(
      .missingHelp, place, "the exercise needs \(what); it has \(count == 0 ? "none" : "\(count)")",
      try: "add what is missing")
  }

  static func unreachedFeedback(_ when: BoundFeedback) -> LessonProblem {
    made(
      .unboundFeedback, when.place,
      "no reject fails at `\(when.check)`, so nobody tested this text",
      try: "add a reject with fails=\"\(when.check)\"")
  }

  static func rejectWithoutFeedback(_ reject: Variant, _ place: LessonPlace) -> LessonProblem {
    made(
      .unboundFeedback, place, "the reject \"\(reject.why)\" has no `when` text",
      try: "add :::when \(reject.fails.first ?? "CHECK")")
  }

  static func starterWithoutTask(_ place: LessonPlace) -> LessonProblem {
    made(
      .format, place, "the starter has no TODO", try: "mark what there is to do with // TODO: …")
  }

  static func tooManyLines(_ count: Int, _ place: LessonPlace) -> LessonProblem {
    made(
      .size, place, "\(count) lines differ from the starter, too many for an easy exercise",
      try: "give more in the starter, or raise `difficulty`")
  }

  static func longLine(_ count: Int, _ place: LessonPlace) -> LessonProblem {
    made(.size, place, "the line has \(count) columns", try: "break it before column 101")
  }

  static func hintGivesAway(_ number: Int, _ line: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .hintGivesAway, place, "hint \(number) contains the solution's line `\(line)`",
      try: "leave a gap in it")
  }

  static func points(_ declared: Int, _ found: Int, _ place: LessonPlace) -> LessonProblem {
    made(
      .points, place, "`points` is \(declared), the checks add up to \(found)",
      try: "change one of the two")
  }

  static func uncovered(_ promise: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .uncovered, place, "no exercise of the chapter covers `\(promise)`",
      try: "add it to the `covers` of the exercise that teaches it")
  }

  static func unprovenName(_ name: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .unprovenTable, place, "no fact and no demo of the chapter uses `\(name)` of this table",
      try: "add a line with it to the facts, or correct the name")
  }

  static func unprovenValue(
    _ value: String, of name: String, _ place: LessonPlace
  ) -> LessonProblem {
    made(
      .unprovenTable, place, "no fact says that `\(name)` has to do with \(value)",
      try: "add a line such as \(name) == \(value) to the facts, or correct the table")
  }

  static func deadLink(_ target: String, _ place: LessonPlace) -> LessonProblem {
    made(.deadLink, place, "the link `\(target)` leads nowhere", try: "correct the path")
  }

  static func unsafeSource(_ text: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .unsafeSource, place, "`\(text)` reaches out of the lesson",
      try: "do it with UIKit alone")
  }

  static func notIntroduced(_ word: String, _ place: LessonPlace) -> LessonProblem {
    made(
      .notIntroduced, place, "the solution uses `\(word)`, which nothing has introduced yet",
      try: "name it in the text or in `concepts`, or do without it")
  }
}
