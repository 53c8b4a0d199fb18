import QuartzCore
import Testing

@Suite(.serialized) @MainActor struct LayerTimeTests {
  private struct Clock {
    var speed: Float = 1
    var offset = 0.0
    var begin = 0.0
  }

  private func pair(_ outer: Clock, _ inner: Clock) -> (CALayer, CALayer) {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    for (layer, clock) in [(root, outer), (child, inner)] {
      layer.speed = clock.speed
      layer.timeOffset = clock.offset
      layer.beginTime = clock.begin
    }
    return (root, child)
  }

  // Rows of a project that checked them on Apple's QuartzCore.
  @Test func convertsTimesAlongTheTree() {
    var (root, child) = pair(Clock(speed: 2, offset: 3), Clock(speed: 4, offset: 5))
    #expect(child.convertTime(10, from: root) == 45)
    #expect(root.convertTime(10, from: child) == 1.25)

    (root, child) = pair(Clock(speed: 2, offset: 3, begin: 1), Clock(speed: 4, offset: 5, begin: 6))
    #expect(root.convertTime(10, from: nil) == 21)
    #expect(root.convertTime(10, to: nil) == 4.5)
    #expect(child.convertTime(10, from: nil) == 65)
    #expect(child.convertTime(10, to: nil) == 3.125)
  }

  @Test func startsAtZeroBeforeItsBegin() {
    let (root, child) = pair(Clock(), Clock(speed: 0.5, offset: 7, begin: 8))
    #expect([7, 8, 10].map { child.convertTime($0, from: root) } == [0, 7, 8])
  }

  @Test func givesZeroOutOfAClockThatStandsStill() {
    let (root, child) = pair(
      Clock(speed: 2, offset: 3, begin: 1), Clock(speed: 0, offset: 7, begin: 8))
    #expect(child.convertTime(10, from: root) == 7)
    #expect(root.convertTime(10, from: child) == 0)
    #expect(child.convertTime(10, to: nil) == -0.5)
  }

  @Test func convertsBetweenSiblingsBelowAClockThatStandsStill() {
    let (root, child) = pair(Clock(speed: 0), Clock(speed: 2))
    let sibling = CALayer()
    root.addSublayer(sibling)
    #expect(child.convertTime(3, from: sibling) == 6)
  }

  /// Paused at 0.4 s for 2 s, a motion of 1 s ends at 3 s.
  @Test func pausesAndResumesByTheDocumentedIdiom() {
    var ends: [Double] = []
    let timeline = play {
      let box = makeLayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 1
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
      box.add(move, forKey: nil)
      CATransaction.commit()
      at(0.4) {
        let pausedTime = box.convertTime(CACurrentMediaTime(), from: nil)
        box.speed = 0
        box.timeOffset = pausedTime
      }
      at(2.4) {
        let pausedTime = box.timeOffset
        box.speed = 1
        box.timeOffset = 0
        box.beginTime = 0
        box.beginTime = box.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      }
    }
    #expect(ends == [3])
    #expect(
      areClose(
        timeline.numbers("box.position.x", at: [0.2, 0.4, 1, 2.4, 2.7, 2.999, 3]),
        [20, 40, 40, 40, 70, 99.9, 0]))
  }

  @Test func playsTwiceAsFastInAFastLayer() {
    var end = 0.0
    let timeline = play {
      let box = makeLayer()
      box.superlayer?.speed = 2
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 100
      move.duration = 1
      CATransaction.setCompletionBlock { end = CACurrentMediaTime() }
      box.add(move, forKey: nil)
    }
    #expect(end == 0.5)
    #expect(timeline.number("box.position.x", at: 0.25) == 50)
  }
}
