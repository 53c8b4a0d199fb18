import Testing

@testable import Grading

@Suite struct OwnChecksTests {
  private func played() -> AnswerMaker {
    var maker = AnswerMaker()
    maker.moveBox(from: 50, to: 250)
    maker.complete(at: 1)
    maker.add(1, .end("idle"))
    return maker
  }

  @Test(arguments: [
    ("// check moves track box.center.x 50 -> 250 over 0s..1s curve easeInOut", nil),
    (
      "// checks moves track box.center.x 50 -> 250 over 0s..1s",
      "Line 1 is passed over: a check begins with `// check ` and its name."
    ),
    ("", "There is no line that begins with `// check`."),
    (
      "// check moves track box.center.x 50 -> 250 over 0s..2s",
      "Your check `moves` fails on your own animation."
    ),
    (
      "// check ends from 9s box.center.x == 250",
      "Your checks do not notice it when nothing is animated and every value is there at once, "
        + "nor when everything takes half as long again, nor when every animation has another curve."
    ),
    (
      "let a = 1\n  // check moves trak box.center.x 50 -> 250 over 0s..1s",
      "Line 2, column 18: no check begins with `trak`; did you mean `track`."
    ),
    (
      "// check it calls box because \"no\"",
      "Line 1, column 1: this check does not look at the timeline"
    ),
  ])
  func judgesTheChecksOfTheLearner(source: String, observation: String?) throws {
    let result = try played().judge("a own checks kill 3", source: source)
    guard let observation else {
      #expect(result.status == .passed)
      return
    }
    #expect(result.status == .failed)
    #expect(
      result.finding?.observation.hasPrefix(observation) == true,
      "\(result.finding?.observation ?? "")")
  }

  @Test func asksForAsManyKillsAsTheLineSays() throws {
    let line = "// check ends track box.center.x 50 -> 250 over 0s..1s"
    #expect(try played().judge("a own checks kill 2", source: line).status == .passed)
    #expect(try played().judge("a own checks kill 3", source: line).status == .failed)
  }
}
