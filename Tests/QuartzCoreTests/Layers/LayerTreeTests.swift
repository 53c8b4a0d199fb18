import Engine
import QuartzCore
import Testing
import Timelines

@Suite(.serialized) @MainActor struct LayerTreeTests {
  private func children(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "?" }
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func ordersSublayersAsAsked() {
    play {
      let stage = makeStage()
      let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
      stage.addSublayer(a)
      stage.addSublayer(b)
      stage.insertSublayer(c, at: 0)
      #expect(children(stage) == ["c", "a", "b"])
      stage.insertSublayer(d, below: a)
      #expect(children(stage) == ["c", "d", "a", "b"])
      stage.insertSublayer(c, above: a)
      #expect(children(stage) == ["d", "a", "c", "b"])
      stage.insertSublayer(d, at: 99)
      #expect(children(stage) == ["a", "c", "b", "d"])
      let e = named("e")
      stage.replaceSublayer(c, with: e)
      #expect(children(stage) == ["a", "e", "b", "d"])
      #expect(c.superlayer == nil)
    }
  }

  @Test func recordsTheSameTree() {
    let timeline = play {
      let stage = makeStage()
      let (a, b) = (named("a"), named("b"))
      stage.addSublayer(a)
      a.addSublayer(b)
      at(1) { stage.insertSublayer(b, at: 0) }
      at(2) { b.removeFromSuperlayer() }
    }
    let (stage, a, b) = (1, timeline.object(named: "a"), timeline.object(named: "b"))
    #expect(timeline.parent(of: b ?? 0, at: 0) == a)
    #expect(timeline.children(of: stage, at: 1) == [b, a])
    #expect(timeline.parent(of: b ?? 0, at: 2) == nil)
  }

  @Test func refusesToGoIntoItself() {
    play {
      let (a, b) = (named("a"), named("b"))
      a.addSublayer(b)
      b.addSublayer(a)
      a.addSublayer(a)
      #expect(a.superlayer == nil)
      #expect(children(a) == ["b"])
    }
  }

  @Test func makesLayersOfTheirOwnClass() {
    final class Ring: CALayer {
      var made = "by init()"
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        made = "by init(layer:)"
      }
      required init?(coder: NSCoder) { nil }
    }
    play {
      let ring = Ring.make()
      #expect((ring as? Ring)?.made == "by init()")
      let stage = makeStage()
      stage.addSublayer(ring)
      #expect(ring.presentation() == nil)
      at(0.1) { #expect((ring.presentation() as? Ring)?.made == "by init(layer:)") }
    }
  }

  @Test func stopsTheProgramAtGeometryThatIsNoNumber() {
    let timeline = play {
      let box = makeLayer()
      box.position.x = .nan
      box.opacity = 0.5
    }
    guard case .stopped(let reason, _)? = timeline.ending else {
      Issue.record("it went on")
      return
    }
    #expect(reason.contains("position") && reason.contains("NaN"))
    #expect(timeline.number("box.opacity", at: 0) == 1)
  }

  @Test func cutsTheAnimationsOfALayerThatLeavesTheWindow() {
    var log: [String] = []
    final class Listener: CAAnimationDelegate {
      let hear: (Bool) -> Void
      init(_ hear: @escaping (Bool) -> Void) { self.hear = hear }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hear(flag) }
    }
    play {
      let box = makeLayer()
      let inner = makeLayer("inner", in: box)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 2
      fade.delegate = Listener { log.append("\($0) \(CACurrentMediaTime())") }
      inner.add(fade, forKey: nil)
      at(1) { box.removeFromSuperlayer() }
    }
    #expect(log == ["false 1.0"])
  }

  @Test func keepsAnimationsOfALayerThatMovesWithinOneTurn() {
    var stopped = 0.0
    play {
      let stage = makeStage()
      let box = makeLayer(in: stage)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 2
      CATransaction.setCompletionBlock { stopped = CACurrentMediaTime() }
      box.add(fade, forKey: nil)
      at(1) {
        box.removeFromSuperlayer()
        stage.addSublayer(box)
      }
    }
    #expect(stopped == 2)
  }

  @Test func laysOutOnlyWhatIsDue() {
    play {
      let chain = Chain()
      chain.leaf.setNeedsLayout()
      chain.stage.layoutIfNeeded()
      #expect(chain.layouts == [1, 1, 2])
      chain.leaf.opacity = 0.5
      chain.stage.layoutIfNeeded()
      #expect(chain.layouts == [1, 1, 2])
    }
  }

  @Test func findsWhatWasDueBeforeItWasAdded() {
    play {
      let chain = Chain()
      chain.middle.removeFromSuperlayer()
      chain.stage.layoutIfNeeded()
      chain.leaf.setNeedsLayout()
      chain.top.addSublayer(chain.middle)
      chain.stage.layoutIfNeeded()
      #expect(chain.layouts == [3, 1, 2])
    }
  }

  @Test func layoutMayAskForLayoutBelowAndAbove() {
    play {
      let chain = Chain()
      chain.middle.onNextLayout = {
        chain.leaf.setNeedsLayout()
        chain.top.setNeedsLayout()
      }
      chain.middle.setNeedsLayout()
      chain.stage.layoutIfNeeded()
      #expect(chain.layouts == [1, 2, 2])
      chain.stage.layoutIfNeeded()
      #expect(chain.layouts == [2, 2, 2])
    }
  }
}

/// Three layers in each other on a stage, laid out once.
@MainActor private struct Chain {
  let stage = makeStage()
  let top = CountingLayer()
  let middle = CountingLayer()
  let leaf = CountingLayer()

  init() {
    stage.addSublayer(top)
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    stage.layoutIfNeeded()
  }

  var layouts: [Int] { [top, middle, leaf].map(\.layouts) }
}

/// A layer that counts how often it was laid out.
private final class CountingLayer: CALayer {
  var layouts = 0
  var onNextLayout: (() -> Void)?

  override func layoutSublayers() {
    layouts += 1
    onNextLayout?()
    onNextLayout = nil
  }
}
