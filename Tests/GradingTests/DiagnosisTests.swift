import Geometry
import Testing
import Timelines

@testable import Grading

@Suite struct DiagnosisTests {
  private static let line = "a track box.center.x 50 -> 250 over 0s..1s curve easeInOut"

  private func diagnosis(
    _ line: String = DiagnosisTests.line, _ build: (inout AnswerMaker) -> Void
  ) throws -> String? {
    var maker = AnswerMaker()
    build(&maker)
    let result = try maker.judge(line)
    #expect(result.status == .failed)
    return result.finding?.diagnosis
  }

  @Test func namesTheDuration() throws {
    let text = try diagnosis {
      $0.moveBox(from: 50, to: 250, duration: 2)
      $0.complete(at: 2)
    }
    #expect(text == "Your animation lasts 2 s; 1 s is asked for.")
  }

  @Test func namesADurationBeyondTheEndOfTheRun() throws {
    let text = try diagnosis {
      $0.moveBox(from: 50, to: 250, duration: 1000)
      $0.add(10, .end("horizon"))
    }
    #expect(text == "Your animation lasts 1000 s; 1 s is asked for.")
  }

  @Test func namesTheOtherPartOfTheSameProperty() throws {
    let text = try diagnosis("a at 0s model:box.center.y == 250") {
      $0.moveBox(from: 50, to: 250)
    }
    #expect(text == "Your code changes `box.center.x` instead; change `box.center.y`.")
  }

  @Test func namesAMissingRemoval() throws {
    let text = try diagnosis("a event removed box at 1s") { $0.moveBox(from: 50, to: 250) }
    #expect(text == "No line that ran takes `box` out of its superview.")
  }

  @Test func tellsALoopByChangesWithoutAnEventBetween() {
    var loop = AnswerMaker()
    for index in 0..<400 { loop.add(1, .set(2, key: "opacity", .number(Double(index)))) }
    #expect(EndlessLoop(loop.timeline) != nil)
    loop.add(1, .event(.output("still here")))
    #expect(EndlessLoop(loop.timeline) == nil)
    #expect(EndlessLoop(AnswerMaker().timeline) == nil)
  }

  @Test func namesTheDelay() throws {
    let text = try diagnosis { $0.moveBox(from: 50, to: 250, at: 0.5) }
    #expect(text == "Your animation begins at 0.5 s; it should begin at 0 s.")
  }

  @Test func namesTheDirection() throws {
    let text = try diagnosis { $0.moveBox(from: 50, to: -150) }
    #expect(text == "It goes the other way: from 50 pt to -150 pt, not to 250 pt.")
  }

  @Test func namesTheTarget() throws {
    let text = try diagnosis { $0.moveBox(from: 50, to: 150) }
    #expect(text == "It goes to 150 pt, not to 250 pt.")
  }

  @Test func namesTheCurve() throws {
    let text = try diagnosis { $0.moveBox(from: 50, to: 250, curve: .linear) }
    #expect(text == "The times are right; the curve of your animation is linear, not easeInOut.")
  }

  @Test func namesTheOtherProperty() throws {
    let text = try diagnosis { $0.fadeBox(from: 1, to: 0) }
    #expect(text == "Your code changes `box.alpha` instead; change `box.center.x`.")
  }

  @Test func namesAnAnimatorThatWasNeverStarted() throws {
    let text = try diagnosis {
      $0.add(
        0, .object(3, kind: .animator, type: "UIViewPropertyAnimator", layerType: ""))
      $0.add(0, .name(3, "mover"))
    }
    #expect(
      text == "The animator `mover` is made but never started; it waits for `startAnimation()`.")
  }

  @Test func namesTheUnsetModel() throws {
    let text = try diagnosis("a from 1s box.center.x == 250") {
      $0.animate(
        key: "position.x", from: .number(50), to: .number(250), at: 0, duration: 1, block: nil)
      $0.add(1, .drop(serial: 1, finished: true))
      $0.add(2, .end("idle"))
    }
    #expect(
      text == "A layer animation leaves the model value as it is; when it ends at 1 s, "
        + "`box.center.x` falls back to it: 50 pt.")
  }

  @Test func namesTheJumpAfterAnAutoreverse() throws {
    let text = try diagnosis("a smooth box.alpha") {
      $0.add(0, .set(2, key: "opacity", .number(0)))
      $0.animate(
        key: "opacity", from: .number(1), to: nil, at: 0, duration: 0.5, autoreverses: true)
      $0.complete(at: 1)
      $0.add(1, .end("idle"))
    }
    #expect(
      text == "An autoreverse ends where it began; at 1 s the model value 0 shows.")
  }

  @Test func namesAWrongFinishedFlag() throws {
    let text = try diagnosis("a event completion(true) of box") {
      $0.moveBox(from: 50, to: 250)
      $0.complete(at: 0.5, finished: false)
    }
    #expect(text == "A completion does run at 0.5 s, but with `finished == false`.")
  }
}
