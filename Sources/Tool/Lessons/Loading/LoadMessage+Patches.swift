extension LoadMessage {
  static func badPatch(
    _ problem: VariantPatch.Problem, file: String, fence: Int
  ) -> LessonProblem {
    func made(_ line: Int, _ message: String, _ remedy: String) -> LessonProblem {
      LessonProblem(
        place: LessonPlace(file: file, line: line), rule: .patch, message: message, remedy: remedy)
    }
    switch problem {
    case .badLine(let line):
      return made(
        line, "a line of a patch begins with neither space, - nor +",
        "begin kept lines with a space, removed ones with -, added ones with +")
    case .empty:
      return made(fence, "the patch is empty", "write the lines that differ from the solution")
    case .notFound(let line):
      return made(
        line, "the old lines of this hunk do not occur in the solution",
        "copy them from the solution, with their indentation")
    case .notUnique(let line, let count):
      return made(
        line, "the old lines of this hunk occur \(count) times in the solution",
        "add a neighbouring line so that they occur once")
    case .changesNothing(let line):
      return made(
        line, "this hunk changes nothing", "mark removed lines with - and added ones with +")
    }
  }
}
