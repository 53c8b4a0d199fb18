import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// What the list of events says, and what it leaves out.
@Suite(.serialized) @MainActor struct EventTests {
  @Test func whatAClassBeginsWithIsNoEvent() {
    let timeline = play {
      let label = UILabel()
      label.accessibilityIdentifier = "label"
      let picture = UIImageView(image: UIImage(named: "plane"))
      picture.accessibilityIdentifier = "picture"
      #expect(!label.isUserInteractionEnabled && !picture.isUserInteractionEnabled)
      label.isUserInteractionEnabled = false
      after(1) { picture.isUserInteractionEnabled = true }
    }
    let names = timeline.events.map(\.name).filter { $0.contains("Interaction") }
    #expect(names == ["set picture.isUserInteractionEnabled"])
    let hit = try? timeline.resolve("label.isUserInteractionEnabled")
    #expect(hit.map { timeline.value($0, at: 0) } == .flag(false))
  }

  @Test func aSceneNamesEventsOfItsOwn() {
    let timeline = play { after(2) { sceneCall("landed") } }
    let call = timeline.events.first { $0.name == "scene call landed" }
    #expect(call?.at.seconds == 2)
    #expect(call?.kind == .reported(.custom("landed")))
  }

  /// A plot shows the line that set the value, not the line of the block around all keyframes.
  @Test func keyframesKnowTheLineOfTheirFirstChange() {
    let timeline = play {
      let box = makeBox()
      func at(_ site: UInt64, _ body: () -> Void) {
        Conductor.current.recorder.from([site], body)
      }
      at(1) {
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            at(2) { box.alpha = 0 }
            at(3) { box.center = CGPoint(x: 200, y: 50) }
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            at(4) { box.alpha = 1 }
          }
        }
      }
    }
    let sites = Dictionary(
      uniqueKeysWithValues: timeline.tracks.map { ($0.name, $0.segments.map(\.sites)) })
    #expect(sites["box.alpha"] == [[2], [2]])
    #expect(sites["box.center.x"] == [[3]])
  }
}
