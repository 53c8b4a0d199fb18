/// The sentences about checks that learners wrote themselves.
enum OwnCheckMessage {
  static let none = "There is no line that begins with `// check`."

  static func almost(_ line: Int) -> String {
    "Line \(line) is passed over: a check begins with `// check ` and its name."
  }

  static let notAllowed = "this check does not look at the timeline"

  static let useTimeline = "use track, at, from, event or another check of what is shown"

  static func unreadable(_ problem: OwnChecks.Problem) -> String {
    "Line \(problem.place.line), column \(problem.place.column): \(problem.message); "
      + "\(problem.remedy)."
  }

  static func failing(_ id: String, _ sentences: [String]) -> String {
    "Your check `\(id)` fails on your own animation. " + sentences.joined(separator: " ")
  }

  static func missed(_ changes: [TimelineChange]) -> String {
    "Your checks do not notice it when "
      + changes.map(name).joined(separator: ", nor when ") + "."
  }

  private static func name(_ change: TimelineChange) -> String {
    switch change {
    case .still: "nothing is animated and every value is there at once"
    case .slow: "everything takes half as long again"
    case .otherCurves: "every animation has another curve"
    }
  }
}
