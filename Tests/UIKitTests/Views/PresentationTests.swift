import QuartzCore
import Testing
import UIKit

@Suite(.serialized) @MainActor
struct PresentationTests {
  @Test func presentationsKnowTheLayerTheyWereMadeFrom() {
    var answers: [Bool] = []
    play {
      let box = makeBox()
      after(1) {
        answers.append(box.layer.presentation()?.model() === box.layer)
        answers.append(box.layer.model() === box.layer)
      }
    }
    #expect(answers == [true, true])
  }
}
