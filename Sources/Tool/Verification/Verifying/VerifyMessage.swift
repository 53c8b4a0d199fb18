import Evaluation
import Grading
import Lessons
import Timelines

/// The sentences about lessons that do not behave as they say.
enum VerifyMessage {
  private static func made(
    _ kind: VerificationFinding.Kind, _ place: LessonPlace, _ message: String, try remedy: String
  ) -> VerificationFinding {
    VerificationFinding(place: place, kind: kind, message: message, remedy: remedy)
  }

  static func badInput(_ problem: InputProblem) -> VerificationFinding {
    made(
      .solutionPasses, problem.place, "the scripted input cannot be read: \(problem.error)",
      try: "write it like at 1.5s tap car")
  }

  static func starterPasses(_ place: LessonPlace) -> VerificationFinding {
    made(
      .starterFails, place, "the starter passes every scored check",
      try: "leave something to do, or add a check for it")
  }

  static func doesNotPlay(
    _ kind: VerificationFinding.Kind, _ verdict: Verdict, _ place: LessonPlace
  ) -> VerificationFinding {
    var place = place
    var text = verdict.problem?.sentence ?? verdict.word.rawValue
    if let error = verdict.problem?.diagnostics.first(where: { $0.severity == .error }) {
      text = "the compiler says: \(error.message)"
      if error.line > 0 {
        // Diagnostics of the scene are already in the lesson's own lines.
        place.line = error.fileName == place.file ? error.line : place.line + error.line - 1
        place.column = max(1, error.column)
      }
    } else if let line = verdict.problem?.place?.line {
      place.line += line - 1
    }
    return made(
      kind, place, "the \(noun(kind)) does not play: \(text)", try: "run it with etude play")
  }

  static func fails(
    _ kind: VerificationFinding.Kind, _ result: CheckResult, at place: LessonPlace
  ) -> VerificationFinding {
    let sentences = result.finding?.sentences.joined(separator: " ") ?? ""
    return made(
      kind, place, "the \(noun(kind)) fails the check `\(result.check.id)`: \(sentences)",
      try: "change the \(noun(kind)) or the check")
  }

  static func rejectPasses(_ variant: Variant) -> VerificationFinding {
    made(
      .rejectFails, variant.code.place, "the reject \"\(variant.why)\" passes every scored check",
      try: "add a check that notices it, or accept it")
  }

  static func otherCheckFails(
    _ result: CheckResult, _ variant: Variant
  ) -> VerificationFinding {
    made(
      .rejectFails, variant.code.place,
      "the reject \"\(variant.why)\" fails first at `\(result.check.id)`, not at "
        + variant.fails.map { "`\($0)`" }.joined(separator: " or ")
        + ": \(result.finding?.sentences.joined(separator: " ") ?? "")",
      try: "name that check in fails, or order the checks so that the telling one comes first")
  }

  static func falseFact(_ fact: String, _ place: LessonPlace) -> VerificationFinding {
    made(
      .factHolds, place, "the engine says that this is not so: \(fact)",
      try: "correct the fact and the table that it stands for")
  }

  static func factsFail(_ outcome: Outcome, _ place: LessonPlace) -> VerificationFinding {
    let finding = demoFails(outcome, place)
    return made(
      .factHolds, finding.place, finding.message.replacing("the demo does", with: "the facts do"),
      try: "write Swift expressions that are true or false, one a line")
  }

  static func demoFails(_ outcome: Outcome, _ place: LessonPlace) -> VerificationFinding {
    var place = place
    let text: String
    switch outcome {
    case .doesNotCompile(let diagnostics), .refused(let diagnostics):
      let error = diagnostics.first { $0.severity == .error } ?? diagnostics.first
      text = "the compiler says: \(error?.message ?? "nothing")"
      if let error, error.line > 0 {
        place.line += error.line - 1
        place.column = max(1, error.column)
      }
    case .stopped(let reason, _, _): text = reason
    case .trapped(let message, _): text = message
    case .unavailable(let reason, _): text = reason
    default: text = "it does not come to an end"
    }
    return made(.demoPlays, place, "the demo does not play: \(text)", try: "change the demo")
  }

  static func noSuchTrack(_ path: String, _ demo: Demo) -> VerificationFinding {
    made(
      .demoPlays, demo.code.place, "the demo has no property `\(path)` to plot",
      try: "correct track=\"…\"")
  }

  static func demoCompiles(_ place: LessonPlace) -> VerificationFinding {
    made(
      .demoDoesNotCompile, place, "the demo should not compile, and it does",
      try: "remove error=\"…\", or put the error back")
  }

  static func otherError(
    _ found: Diagnostic?, _ pattern: String, _ place: LessonPlace
  ) -> VerificationFinding {
    made(
      .demoDoesNotCompile, place,
      "no error of the demo matches /\(pattern)/; the first is: \(found?.message ?? "none")",
      try: "correct the pattern in error=\"…\"")
  }

  static func badPattern(_ pattern: String, _ place: LessonPlace) -> VerificationFinding {
    made(
      .demoDoesNotCompile, place, "/\(pattern)/ is not a regular expression",
      try: "correct the pattern in error=\"…\"")
  }

  static func noAnswer(
    _ prediction: Prediction, _ problem: PredictionProblem
  ) -> VerificationFinding {
    made(
      .predictionHasValue, prediction.place,
      "`\(prediction.question.text)` has no answer: \(problem.sentence)", try: "correct ask=\"…\"")
  }

  static func otherBytes(_ place: LessonPlace) -> VerificationFinding {
    made(
      .sameBytes, place, "played twice, the solution gives two different timelines",
      try: "remove what depends on chance; otherwise this is a fault of etude")
  }

  private static func noun(_ kind: VerificationFinding.Kind) -> String {
    switch kind {
    case .starterFails: "starter"
    case .acceptPasses: "accepted answer"
    case .rejectFails: "reject"
    default: "solution"
    }
  }
}
