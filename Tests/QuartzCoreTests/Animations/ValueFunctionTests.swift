import QuartzCore
import Testing
import Timelines

/// Numbers that a value function makes into a transform.
@Suite(.serialized) @MainActor struct ValueFunctionTests {
  private func timeline(_ name: CAValueFunctionName, keyPath: String = "transform") -> Timeline {
    play {
      let box = makeLayer()
      let turn = CABasicAnimation(keyPath: keyPath)
      turn.valueFunction = CAValueFunction(name: name)
      turn.fromValue = 1
      turn.toValue = 2
      turn.duration = 2
      box.add(turn, forKey: nil)
    }
  }

  @Test(arguments: [
    (CAValueFunctionName.rotateX, "rotation.x"), (.rotateY, "rotation.y"),
    (.rotateZ, "rotation.z"), (.scaleX, "scale.x"), (.scaleY, "scale.y"), (.scaleZ, "scale.z"),
    (.translateX, "translation.x"), (.translateY, "translation.y"),
    (.translateZ, "translation.z"),
  ])
  func movesOneComponent(name: CAValueFunctionName, component: String) {
    for keyPath in ["transform", "sublayerTransform"] {
      let timeline = timeline(name, keyPath: keyPath)
      #expect(timeline.tracks.map(\.name) == ["box.\(keyPath).\(component)"])
      #expect(isClose(timeline.number("box.\(keyPath).\(component)", at: 1), 1.5, 1e-9))
      #expect(timeline.notes.isEmpty)
    }
  }

  @Test func worksForKeyframes() {
    let timeline = play {
      let box = makeLayer()
      let turn = CAKeyframeAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      turn.values = [0, Double.pi, 2 * Double.pi]
      turn.duration = 2
      box.add(turn, forKey: nil)
    }
    #expect(isClose(timeline.number("box.transform.rotation.z", at: 0.5), .pi / 2, 1e-9))
    #expect(timeline.notes.isEmpty)
  }

  @Test(arguments: [
    (CAValueFunctionName.scale, "transform"), (.translate, "transform"), (.rotateZ, "position.x"),
  ])
  func saysWhereItHasNoEffect(name: CAValueFunctionName, keyPath: String) {
    #expect(timeline(name, keyPath: keyPath).notes.map(\.rule).contains("value-function"))
  }
}
