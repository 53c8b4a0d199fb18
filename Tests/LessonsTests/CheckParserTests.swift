import Testing

@testable import Lessons

@Suite struct DeclaredClassesTests {
  @Test func knowsSubclassesOfSubclasses() {
    let classes = DeclaredClasses(
      in: "class Curtain: UIImageView {}\nfinal class Red: Curtain {}\n// class A: B\nclass C {}")
    #expect(classes.isKind("Red", of: "UIImageView"))
    #expect(classes.isKind("UIImageView", of: "UIImageView"))
    #expect(!classes.isKind("A", of: "B"))
    #expect(!classes.isKind("UIImageView", of: "Red"))
  }
}

@Suite struct CheckParserTests {
  private let place = LessonPlace(file: "a.md", line: 7)

  private func check(_ line: String) throws -> Check {
    try CheckParser.check(line, place: place)
  }

  @Test func readsPointsHiddenAndTask() throws {
    let check = try check("snow-flake 2p hidden task 3  track snow.alpha 1 -> 0 over 0s..1s")
    #expect(check.id == "snow-flake")
    #expect(check.points == 2)
    #expect(check.isHidden)
    #expect(check.task == 3)
    #expect(check.text == "track snow.alpha 1 -> 0 over 0s..1s")
  }

  @Test func givesOnePointByDefaultAndNoneToAdvice() throws {
    #expect(try check("a always box.alpha == 1").points == 1)
    #expect(try check("a calls animate because \"it helps\"").points == 0)
    #expect(try check("a 2p avoids sleep because \"it stops the clock\"").points == 2)
  }

  @Test(arguments: [
    "track (new UIImageView#2).alpha 0 -> 1 over 0s..1s curve easeOut",
    "at 0s ring.lineDashPattern == [4, 2]",
    "at 0s ring.lineDashPattern != []",
    "only ring.lineDashPattern in {[4, 2], [π, clouds[1].alpha + 1]}",
    "track car.center.x 375 -> 25 over tap car .. tap car + 3s",
    "track box.center (0, 0) -> (10, 20) over 0s..0.5s curve cubic(0.2, 0.8, 0.2, 1)",
    "track box.center.x 0 -> 10 over 0s..1s curve spring(0.5, 0)",
    "at 0.5s (new UIImageView) above background",
    "at 0.5s (new UILabel \"Rome\"#2).alpha == 0",
    "from 1s count(view.subviews) == 2",
    "until 1s background.image == \"snowy\"",
    "between 0.5s..0.6s box.alpha == 1 ± 0.05",
    "always model:box.backgroundColor == red",
    "always box.backgroundColor == #ff8000",
    "never ring.strokeStart > ring.strokeEnd",
    "at 0.25s box.transform.rotation == -π/8",
    "always a.transform.d + b.transform.d == 1.1",
    "always distance(box.center, (200, 400)) <= stage.width / 2 - 10",
    "from removed box box gone",
    "at completion#2 box in tree",
    "event completion(true) of box at 1s",
    "event printed \"done\"",
    "event transition flipFromLeft of card at 0s",
    "event transition flipFromLeft of card lasting 1s",
    "event animator active at 0s",
    "event scene call landed",
    "order completion of box < removed box < added label",
    "every 3s set gate.text",
    "overshoots ball.center.y by 16.3%",
    "settles ball.center.y within 0.1 at 1s",
    "smooth car.center.x jump 0.5 at 1.5s",
    "speed plane.center constant 1%",
    "speed ball.center.y at 0s 300 ± 3",
    "only box.center.x in {0, 10, 20}",
    "no other track",
    "count(tracks of box) == 1",
    "count(events completion) >= 1",
    "count(views of UILabel) == 3",
    "same-as solution",
    "at 0.5s clouds[1].alpha == 0",
  ])
  func readsEveryFormOfTheGrammar(assertion: String) throws {
    #expect(try check("id task 1 " + assertion).text == assertion)
  }

  @Test(arguments: [
    ("id trak box.alpha 0 -> 1 over 0s..1s", 4, "no check begins with `trak`"),
    ("id at 0.5 box.alpha == 1", 11, "a time lacks its unit"),
    ("id at 0.5s box.alpha = 1", 22, "expected a comparison, found `=`"),
    ("id track box 0 -> 1 over 0s..1s", 10, "`box` names no property"),
    ("id event complete at 1s", 10, "no event is called `complete`"),
    ("id track b.x 0 -> 1 over 0s..1s curve easein", 39, "no curve is called `easein`"),
    ("id at 0.5s box.alpha == 1 2", 27, "the line goes on with `2` after its end"),
    ("id calls sleep", 15, "a check of the source text needs a reason"),
    ("id at 1s box.text == \"open", 22, "a text has no closing quotation mark"),
    ("id at 1s box.alpha == 1 ; 2", 25, "`;` has no meaning in a check"),
    ("id count(view.children) == 2", 10, "`view.children` cannot be counted"),
    ("id at 1s box.color == #12", 23, "`#12` is not a colour"),
    ("", 1, "expected the id of a check, found the end of the line"),
  ])
  func pointsAtTheColumnOfAMistake(line: String, column: Int, message: String) {
    do {
      _ = try check(line)
      Issue.record("no error for \(line)")
    } catch let error as CheckSyntaxError {
      #expect(error.column == column)
      #expect(error.message == message)
      #expect(!error.remedy.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func suggestsTheNearestWord() {
    #expect(
      throws: CheckSyntaxError(
        column: 4, message: "no check begins with `alwys`", remedy: "did you mean `always`")
    ) {
      try check("id alwys box.alpha == 1")
    }
  }

  @Test func readsAPredictedValueAndACondition() throws {
    let question = try CheckParser.prediction("box.center.x at 0.25s")
    #expect(question.time == .seconds(0.25))
    let condition = try CheckParser.condition("found >= 1")
    #expect(condition.operation == .greaterOrEqual)
    #expect(condition.value == .number(1))
  }
}
