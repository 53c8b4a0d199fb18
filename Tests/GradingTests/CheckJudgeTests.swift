import Geometry
import Testing
import Timelines

@testable import Grading

@Suite struct CheckJudgeTests {
  /// A box that moves 50 → 250 in a second, fades 1 → 0 from 1 s to 1.5 s, and leaves at 1.5 s.
  private func played() -> AnswerMaker {
    var maker = AnswerMaker()
    maker.moveBox(from: 50, to: 250)
    maker.complete(at: 1)
    maker.fadeBox(from: 1, to: 0, at: 1, duration: 0.5, curve: .linear)
    maker.complete(at: 1.5)
    maker.add(1.5, .detach(2))
    maker.add(1.5, .event(.output("done")))
    maker.add(1.5, .end("idle"))
    return maker
  }

  @Test(arguments: [
    "a track box.center.x 50 -> 250 over 0s..1s curve easeInOut",
    "a track box.center.x 50 -> 250 over 0s..1s",
    "a track box.center (50, 50) -> (250, 50) over 0s..1s curve easeInOut",
    "a track box.frame.origin.x 0 -> 200 over 0s..1s curve easeInOut",
    "a track box.alpha 1 -> 0 over completion..completion#2 curve linear",
    // easeInOut at a quarter of the time: 0.12916 (measured).
    "a at 0.25s box.center.x == 75.832",
    "a at 0s model:box.center.x == 250",
    "a at 0s box.center.x == stage.width / 8",
    "a from 1s box.center.x == 250",
    "a until 1s box.alpha == 1",
    "a between 0s..1s box.center.x <= 250",
    "a always box.center.y == 50",
    "a never box.center.x > 250",
    "a at 1.25s box.alpha == 0.5 ± 0.001",
    "a from 1.5s box gone",
    "a until 1.5s box in tree",
    "a event completion(true) of box at 1s",
    "a event completion#2 at 1.5s",
    "a event removed box at 1.5s",
    "a event printed \"done\"",
    "a order completion < removed box < printed \"done\"",
    "a overshoots box.center.x by 0%",
    "a settles box.center.x within 0.1 at 1s",
    "a smooth box.center.x",
    "a speed box.alpha at 1.2s -2",
    "a count(tracks of box) == 2",
    "a count(events completion) == 2",
    "a at 0.5s distance(box.center, (50, 50)) == 100",
  ])
  func passesWhatTheTimelineShows(line: String) throws {
    let result = try played().judge(line)
    #expect(result.status == .passed, "\(result.finding?.sentences ?? [])")
  }

  // Half of the way by an animation, the rest by the model that shows when it is over.
  @Test func wantsAMoveToArriveByItself() throws {
    var maker = AnswerMaker()
    maker.animate(key: "opacity", from: .number(0), to: .number(0.5), at: 0, duration: 1)
    maker.complete(at: 1)
    maker.add(1, .end("idle"))
    let finding = try #require(try maker.judge("a track box.alpha 0 -> 1 over 0s..1s").finding)
    #expect(finding.observation == "Just before 1 s it is 0.5; 1 is expected.")
  }

  @Test(arguments: [
    (
      "a track box.center.x 50 -> 250 over 0s..2s curve easeInOut",
      "`box.center.x` should go from 50 pt to 250 pt between 0 s and 2 s with the default curve, "
        + "ease-in-out.",
      "At 0.833 s it is 238.8 pt; 121.8 pt is expected."
    ),
    (
      "a track box.center.x 50 -> 250 over 0s..1s curve linear",
      "`box.center.x` should go from 50 pt to 250 pt between 0 s and 1 s with the linear curve.",
      "At 0.25 s it is 75.83 pt; 100 pt is expected."
    ),
    (
      "a at 0.5s box.center.x == 200",
      "`box.center.x` should be 200 pt at 0.5 s.", "At 0.5 s it is 150 pt."
    ),
    (
      "a task 2 at 0s model:box.alpha == 0.5",
      "The model value of `box.alpha` should be 0.5 at 0 s (task 2).", "At 0 s it is 1."
    ),
    (
      "a until 1.5s box.alpha == 1",
      "`box.alpha` should be 1 until 1.5 s.", "At 1.499 s it is 0.002."
    ),
    (
      "a never box.center.x > 200",
      "`box.center.x` should never be more than 200 pt.", "At 0.667 s it is 203.6 pt."
    ),
    (
      "a event removed box at 1s",
      "`box` should leave its superview at 1 s.", "It happens at 1.5 s."
    ),
    ("a event tap box", "The tap should find `box`.", "It never happens."),
    (
      "a order removed box < completion#1",
      "These should happen one after the other: `removed box`, `completion#1`.",
      "`completion#1` happens at 1 s, before `removed box`."
    ),
    ("a from 1s box gone", "`box` should be gone from 1 s on.", "At 1.001 s it is still there."),
    (
      "a overshoots box.center.x by 16.3%",
      "`box.center.x` should go beyond its target by 16.3 %.",
      "It never goes beyond its target."
    ),
    (
      "a at 0s bxo.alpha == 1", "`bxo.alpha` should be 1 at 0 s.",
      "There is no `bxo`. The nearest name is `box`."
    ),
    (
      "a at 0s (new UILabel) in tree", "Your new `UILabel` should be in the view tree at 0 s.",
      "Your code makes no `UILabel`."
    ),
    ("a no other track", "Nothing else should move.", "`box.center.x` moves as well."),
    (
      "a event completion(false) of box at 2s",
      "A completion of what moves `box` should run with `finished == false` at 2 s.",
      "It never happens."
    ),
    ("a event set box.text", "`box.text` should be set.", "It never happens."),
    (
      "a event transition curlUp of box", "A transition `curlUp` should begin on `box`.",
      "It never happens."
    ),
  ])
  func saysWhatWasAskedAndWhatWasFound(
    line: String, requirement: String, observation: String
  ) throws {
    let result = try played().judge(line)
    #expect(result.status == .failed)
    #expect(result.finding?.requirement == requirement)
    #expect(result.finding?.observation == observation)
  }

  @Test func passesOverThePartsThatUIKitGivesAView() throws {
    var maker = AnswerMaker()
    maker.add(0, .object(3, kind: .view, type: "UIButton", layerType: "CALayer"))
    maker.add(0, .object(4, kind: .view, type: "UILabel", layerType: "CALayer"))
    maker.add(0, .name(3, "button"))
    maker.add(0, .insert(3, into: 2, at: 0))
    maker.add(0, .insert(4, into: 3, at: 0))
    maker.animate(
      4, key: "opacity", from: .number(0), to: .number(1), at: 0, duration: 1)
    let line = "a no other track"
    let others = ["b at 0s button.alpha == 1"]
    #expect(try maker.judge(line, others: others).status == .passed)
    #expect(try maker.judge(line).status == .failed)
  }

  @Test func leavesAMillisecondForEvents() throws {
    var maker = AnswerMaker()
    maker.moveBox(from: 50, to: 250, duration: 1.0008)
    maker.complete(at: 1.0008)
    #expect(try maker.judge("a event completion at 1s").status == .passed)
    #expect(try maker.judge("a event completion at 1.01s").status == .failed)
  }

  @Test func takesThePlusMinusOfAColourForEachOfItsParts() throws {
    var maker = AnswerMaker()
    let found = Color(red: 1, green: 0.55, blue: 0, alpha: 1)
    maker.add(0, .set(2, key: "backgroundColor", .color(found)))
    #expect(try maker.judge("a at 0s box.backgroundColor == orange ± 0.06").status == .passed)
    #expect(try maker.judge("a at 0s box.backgroundColor == orange ± 0.04").status == .failed)
    #expect(try maker.judge("a at 0s box.backgroundColor == orange").status == .failed)
  }

  @Test func findsEventsThatRecur() throws {
    var maker = AnswerMaker()
    for index in 1...3 {
      maker.add(
        Double(index) * 3, .set(2, key: "text", .text("gate \(index)")))
    }
    maker.add(10, .end("horizon"))
    #expect(try maker.judge("a every 3s set box.text").status == .passed)
    #expect(try maker.judge("a every 2s set box.text").status == .failed)
    #expect(try maker.judge("a every 1.5s set box.text").status == .failed)
  }

  @Test func looksForSymbolsInCodeOnly() throws {
    let maker = AnswerMaker()
    let source = "// sleep\nlet a = \"sleep\"\nUIView.animate(withDuration: 1) { }\n"
    let line = "a avoids sleep because \"it stops the clock\""
    #expect(try maker.judge(line, source: source).status == .passed)
    #expect(try maker.judge(line, source: "sleep(1)").status == .failed)
    let calls = "a calls UIView.animate(withDuration:) because \"it is shortest\""
    #expect(try maker.judge(calls, source: source).status == .passed)
    #expect(try maker.judge(calls, source: "box.animate(1)").status == .failed)
  }

  @Test func countsAnAnimatorsCompletionAsOneOfWhatItMoves() throws {
    var maker = AnswerMaker()
    maker.add(0, .object(3, kind: .animator, type: "UIViewPropertyAnimator", layerType: ""))
    maker.add(
      0,
      .add(
        2, key: "position", serial: 1,
        Animation(
          keyPath: "position", motion: .basic(from: .point(.zero), to: nil, by: nil),
          timing: MediaTiming(begin: 0, duration: 1), animator: 3)))
    maker.add(1, .event(.animatorCompletion(3, position: "end")))
    maker.add(1, .end("idle"))
    #expect(try maker.judge("a event completion(true) of box at 1s").status == .passed)
    #expect(try maker.judge("a event completion(false) of box at 1s").status == .failed)
  }
}
