import Testing
import Timelines

@testable import Grading

@Suite struct KeyframeDiagnosisTests {
  private func finding(
    _ check: String, _ build: (inout AnswerMaker) -> Void
  ) throws -> Finding {
    var maker = AnswerMaker()
    maker.line = 7
    build(&maker)
    maker.line = nil
    maker.add(8, .end("idle"))
    return try #require(try maker.judge(check).finding)
  }

  @Test func saysWhenLayerKeyframesPassAValue() throws {
    let finding = try finding("a track box.alpha 1 -> 0 over 0s..0.4s curve linear") {
      $0.fadeBox(values: [1, 0, 1], keyTimes: [0, 0.5, 1], duration: 1.6, block: nil)
    }
    #expect(finding.diagnosis == "Your animation lasts 0.8 s (line 7); 0.4 s is asked for.")
  }

  @Test func doesNotCallRepeatedKeyframesAStep() throws {
    let finding = try finding("a track box.alpha 1 -> 0 over 0s..0.4s curve linear") {
      $0.fadeBox(values: [1, 0, 1], keyTimes: [0, 0.5, 1], duration: 1.6, repeats: 3)
    }
    #expect(finding.diagnosis == "It passes 0 at 0.8 s (line 7), not at 0.4 s.")
  }

  @Test func saysWhenAValueIsPassed() throws {
    let finding = try finding("a at 0.25s box.center.x == 150") {
      $0.moveBox(from: 50, to: 250, curve: .linear)
    }
    #expect(finding.diagnosis == "It passes 150 pt at 0.5 s (line 7), not at 0.25 s.")
  }

  @Test func saysThatASecondMoveIsMissing() throws {
    let finding = try finding("a track box.alpha 0 -> 1 over 2s..3s") {
      $0.fadeBox(from: 1, to: 0)
    }
    #expect(
      finding.diagnosis
        == "`box.alpha` moves from 0 s to 1 s (line 7); nothing moves it between 2 s and 3 s.")
  }

  @Test func saysThatAChangeComesLater() throws {
    let finding = try finding("a from 0.5s box.text == \"Rome\"") {
      $0.moveBox(from: 50, to: 250)
      $0.add(1, .set(2, key: "text", .text("Rome")))
    }
    #expect(finding.diagnosis == "It becomes \"Rome\" only at 1 s (line 7).")
    let other = try self.finding("a from 0.5s box.text == \"Rome\"") {
      $0.add(1, .set(2, key: "text", .text("Oslo")))
    }
    #expect(other.diagnosis == "`box.text` changes at 1 s (line 7), which is too late.")
  }

  @Test func passesOnTheRemarkOnAKeyPath() throws {
    let finding = try finding("a track box.transform.rotation 0 -> 1 over 0s..1s") {
      $0.add(
        0,
        .note(rule: "key-path", text: "\"rotation\" is no animatable property of a layer"))
    }
    #expect(
      finding.diagnosis == "Line 7: \"rotation\" is no animatable property of a layer.")
  }

  @Test func seesAJumpInsideOfAKeyframeAnimation() throws {
    let finding = try finding("a smooth box.alpha") {
      $0.fadeBox(values: [1, 1, 0, 0], keyTimes: [0, 0.4, 0.4, 1], duration: 1)
    }
    #expect(finding.observation == "At 0.4 s it jumps from 1 to 0.")
  }
}
