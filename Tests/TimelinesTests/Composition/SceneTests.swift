import Geometry
import Samples
import Testing
import Timelines

@Suite struct SceneTests {
  /// A window with a moving parent that holds a child, a hidden view and a sublayer.
  private var script: Script {
    var script = Script()
    func place(_ id: ObjectID, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      script.set(id, "bounds", .rect(Rect(x: 0, y: 0, width: width, height: height)))
      script.set(id, "position", .point(Point(x: x + width / 2, y: y + height / 2)))
    }
    script.view(1, in: 0, type: "UIWindow")
    place(1, 0, 0, 400, 800)
    script.view(2, in: 1)
    place(2, 100, 100, 200, 200)
    script.view(3, in: 2, type: "UIButton")
    place(3, 10, 10, 50, 50)
    script.view(4, in: 2)
    place(4, 0, 0, 200, 200)
    script.set(4, "hidden", .flag(true))
    script.layer(5, in: 2)
    place(5, 0, 0, 200, 200)
    script.moveAdditively(
      2, "position", 1, from: .point(Point(x: 200, y: 600)),
      to: .point(Point(x: 200, y: 200)), duration: 1, curve: .linear)
    script.write(.name(3, "press"))
    return script
  }

  @Test func tellsTheTreeWithFrames() throws {
    let scene = script.timeline.scene(at: 0.5)
    let parent = try #require(scene.first?.children.first)
    #expect(parent.modelFrame == Rect(x: 100, y: 100, width: 200, height: 200))
    #expect(parent.shownFrame == Rect(x: 100, y: 300, width: 200, height: 200))
    #expect(parent.children.map(\.id) == [3, 4, 5])
    let button = parent.children[0]
    #expect(button.name == "press")
    #expect(Point.zero.applying(button.toStage) == Point(x: 110, y: 310))
    #expect(parent.children[1].isHidden)
  }

  @Test func touchesFindTheModelUnlessToldOtherwise() {
    let timeline = script.timeline
    #expect(timeline.hitTest(Point(x: 120, y: 120), at: 0) == .hit(3))
    #expect(timeline.hitTest(Point(x: 120, y: 520), at: 0) == .hit(1))
    #expect(timeline.hitTest(Point(x: 120, y: 520), at: 0, shown: [2]) == .hit(3))
    #expect(timeline.hitTest(Point(x: 120, y: 120), at: 0, shown: [2]) == .hit(1))
    #expect(timeline.hitTest(Point(x: 250, y: 250), at: 0) == .hit(2))
    #expect(timeline.hitTest(Point(x: -5, y: 250), at: 0) == .missed(.outside))
  }

  @Test func viewsThatTakeNoTouchesArePassedOver() {
    func hit(_ key: String, _ value: Value) -> HitResult {
      var script = script
      script.set(3, key, value)
      return script.timeline.hitTest(Point(x: 120, y: 120), at: 0)
    }
    #expect(hit("hidden", .flag(true)) == .hit(2))
    #expect(hit("isUserInteractionEnabled", .flag(false)) == .hit(2))
    #expect(hit("opacity", .number(0.009)) == .hit(2))
    #expect(hit("opacity", .number(0.01)) == .hit(3))
    #expect(hit("transform", .matrix(Matrix(scaleX: 0, y: 1))) == .hit(2))
    #expect(hit("transform", .matrix(Matrix(translationX: 60, y: 0))) == .hit(2))
  }

  @Test func treesCanBeAskedAtAnyTime() {
    var script = Script()
    script.view(1, in: 0)
    script.view(2, in: 1)
    script.view(3, in: 1)
    script.time = 1
    script.write(.insert(2, into: 3, at: 0))
    script.time = 2
    script.write(.detach(3))
    let timeline = script.timeline
    #expect(timeline.children(of: 1, at: 0) == [2, 3])
    #expect(timeline.children(of: 1, at: 1, .before) == [2, 3])
    #expect(timeline.children(of: 1, at: 1) == [3])
    #expect(timeline.parent(of: 2, at: 1) == 3)
    #expect(timeline.parent(of: 3, at: 2) == nil)
    #expect(timeline.isInTree(2, at: 1.5))
    #expect(!timeline.isInTree(2, at: 2))
    #expect(timeline.children(of: 0, at: 2) == [1])
  }

  /// Thousands of changes: every list of children is what a plain replay says.
  @Test func childrenSurviveManyChanges() {
    var random = Seeded(seed: 4)
    var script = Script()
    script.view(1, in: 0)
    var expected: [(time: Double, children: [ObjectID])] = []
    var children: [ObjectID] = []
    for id in 2...400 {
      script.time = Double(id) / 100
      script.view(id, in: nil)
      let index = Int.random(in: 0...children.count, using: &random)
      script.write(.insert(id, into: 1, at: index))
      children.insert(id, at: index)
      if id % 3 == 0, let gone = children.randomElement(using: &random) {
        script.write(.detach(gone))
        children.removeAll { $0 == gone }
      }
      expected.append((script.time, children))
    }
    let timeline = script.timeline
    for (time, children) in expected { #expect(timeline.children(of: 1, at: time) == children) }
  }

  @Test func tellsTransitionsWithTheirProgress() throws {
    var script = Script()
    script.view(1, in: 0)
    script.add(
      1, "transition", 1,
      Animation(
        keyPath: "", motion: .transition(Transition(kind: "flipFromLeft")),
        timing: MediaTiming(begin: 0, duration: 1), curve: .easeInEaseOut))
    let timeline = script.timeline
    let state = try #require(timeline.scene(at: 0.25).first?.transitions.first)
    #expect(state.transition.kind == "flipFromLeft")
    #expect((state.progress - 0.129161931).magnitude < 1e-8)
    let progress = try timeline.resolve("UIView#1.transition.progress")
    #expect(timeline.value(progress, at: 0.25) == .number(state.progress))
    #expect(timeline.value(progress, at: 1) == .none)
    #expect(timeline.tracks.isEmpty)
  }
}
