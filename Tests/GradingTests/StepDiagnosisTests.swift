import Geometry
import Testing
import Timelines

@testable import Grading

/// Values that change in one step, too late, elsewhere or not at all.
@Suite struct StepDiagnosisTests {
  private func finding(
    _ check: String, others: [String] = [], source: String = "",
    _ build: (inout AnswerMaker) -> Void
  ) throws -> Finding {
    var maker = AnswerMaker()
    maker.line = 7
    build(&maker)
    maker.line = nil
    maker.add(8, .end("idle"))
    return try #require(try maker.judge(check, others: others, source: source).finding)
  }

  @Test func saysThatAMoveStaysWhereItEnds() throws {
    let finding = try finding("a from 1.5s box.alpha == 1") { $0.fadeBox(from: 1, to: 0) }
    #expect(finding.diagnosis == "It goes from 1 to 0 (line 7), and nothing sets it back.")
  }

  @Test func saysThatAValueIsSetToWhatItIs() throws {
    let finding = try finding("a track box.transform.d 1 -> 0.1 over 0s..1s") {
      $0.add(0, .set(2, key: "transform", .matrix(Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 5))))
    }
    #expect(finding.diagnosis == "`box.transform.d` is set (line 7), but to what it is already: 1.")
  }

  @Test func saysThatTwoDirectionsAreExchanged() throws {
    let finding = try finding("a from 0s box.transform.d == 0.1") {
      $0.add(0, .set(2, key: "transform", .matrix(Matrix(scaleX: 0.1, y: 1))))
    }
    #expect(
      finding.diagnosis == "The two directions are exchanged (line 7): `box.transform.a` becomes "
        + "0.1, which is asked of `box.transform.d`.")
  }

  @Test func saysWhenAValueIsReached() throws {
    let finding = try finding("a at 0s box.alpha == 0.2") {
      $0.add(1, .set(2, key: "opacity", .number(0.2)))
    }
    #expect(finding.diagnosis == "It becomes 0.2 only at 1 s (line 7).")
  }

  @Test func saysWhenAViewIsAdded() throws {
    let finding = try finding("a from 0s box in tree") {
      $0.add(0, .detach(2))
      $0.add(1, .insert(2, into: 1, at: 0))
    }
    #expect(finding.diagnosis == "It was removed at 0 s (line 7).")
    let late = try self.finding("a from 0s (new UILabel) in tree") {
      $0.add(0, .object(9, kind: .view, type: "UILabel", layerType: "CALayer"))
      $0.add(1, .insert(9, into: 1, at: 0))
    }
    #expect(
      late.diagnosis == "It is added to its superview at 1 s (line 7), which is too late.")
  }

  @Test func doesNotBlameABlockForAValueThatIsMerelyWrong() throws {
    let finding = try finding("a always box.center.x == 40") {
      $0.add(0, .set(2, key: "position", .point(Point(x: 0, y: 50))))
    }
    #expect(
      finding.diagnosis
        == "Your code sets `box.center.x` to 0 pt (line 7); 40 pt is asked for.")
    let outside = try self.finding("a at 0.5s box.center.x == 100") {
      $0.add(0, .set(2, key: "position", .point(Point(x: 150, y: 50))))
    }
    #expect(outside.diagnosis?.contains("outside of an animation block (line 7)") == true)
  }

  @Test func doesNotBlamePropertiesThatOtherChecksAskFor() throws {
    let check = "a at 0s model:box.alpha == 0"
    let finding = try finding(check, others: ["b at 9s box.center.x == 1"]) {
      $0.moveBox(from: 50, to: 250)
    }
    #expect(finding.diagnosis == "No line of your code that ran changes `box.alpha`.")
    let alone = try self.finding(check) { $0.moveBox(from: 50, to: 250) }
    #expect(alone.diagnosis?.hasPrefix("Your code changes `box.center.x` instead") == true)
  }

  @Test func neverNamesTheWantedCurveAsTheWrongOne() throws {
    let finding = try finding("a track box.alpha 1 -> 0 over 0s..1s curve easeInOut") {
      $0.fadeBox(from: 1, to: 0)
      $0.drop(at: 0.5, finished: false)
    }
    #expect(finding.diagnosis?.contains("not easeInOut") == false)
  }

  @Test func namesCurvesByTheirPoints() throws {
    let finding = try finding(
      "a track box.alpha 1 -> 0 over 0s..1s curve cubic(0.2, 0.8, 0.2, 1)"
    ) {
      $0.fadeBox(
        from: 1, to: 0,
        curve: TimingCurve(control1: Point(x: 0.2, y: 1), control2: Point(x: 0.2, y: 0.8)))
    }
    #expect(
      finding.diagnosis == "The times are right; the curve of your animation is (0.2, 1), "
        + "(0.2, 0.8) (line 7), not (0.2, 0.8), (0.2, 1).")
  }

  @Test func findsTheAnimationThatWasNeverAdded() throws {
    let finding = try finding(
      "a track box.alpha 1 -> 0 over 0s..1s", source: "let fade = CABasicAnimation(keyPath: \"a\")"
    ) { _ in }
    #expect(
      finding.diagnosis == "A `CABasicAnimation` is made (line 1), but no layer gets it; it waits "
        + "for `add(_:forKey:)`.")
  }

  @Test func comparesTheMoveThatGoesToTheGoal() throws {
    let finding = try finding("a track box.alpha 0.5 -> 1 over 0.5s..1.5s") {
      $0.fadeBox(from: 1, to: 0, curve: .linear)
      $0.drop(at: 0.7, finished: false)
      $0.fadeBox(from: 0.3, to: 1, at: 0.7, curve: .linear)
    }
    #expect(
      finding.diagnosis == "Your animation begins at 0.7 s (line 7); it should begin at 0.5 s.")
  }

  @Test func plotsTheNumberThatDiffers() throws {
    let finding = try finding("a at 0s box.backgroundColor == red") {
      $0.add(
        0, .set(2, key: "backgroundColor", .color(Color(red: 1, green: 0.5, blue: 0, alpha: 1))))
    }
    #expect(finding.plot?.title == "box.backgroundColor.green")
    #expect(finding.plot?.found.first?.value == 0.5)
  }

  @Test func saysThatABlockTakesNoTime() throws {
    let source =
      String(repeating: "\n", count: 5)
      + "UIView.animate(withDuration: 0) {\n  box.center.x = 250\n}"
    var maker = AnswerMaker()
    maker.lines = [7, 6]
    maker.add(0, .set(2, key: "position", .point(Point(x: 250, y: 50))))
    maker.lines = []
    maker.add(1, .end("idle"))
    let track = "a track box.center.x 50 -> 250 over 0s..1s"
    #expect(
      try maker.judge(track, source: source).finding?.diagnosis
        == "The animation block around it (line 6) takes no time, so `box.center.x` is there at "
        + "once; look at its duration.")
  }
}
