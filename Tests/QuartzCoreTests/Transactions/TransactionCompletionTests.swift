import CoreGraphics
import Engine
import QuartzCore
import Testing
import Timelines

// Facts of a project whose tests run against Apple's QuartzCore, and Apple's reference.
@Suite(.serialized) @MainActor struct TransactionCompletionTests {
  private func fade(_ duration: Double) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = duration
    return fade
  }

  private func completions(_ program: (@escaping (String) -> Void) -> Void) -> [String] {
    var log: [String] = []
    play { program { log.append("\($0) \(CACurrentMediaTime())") } }
    return log
  }

  @Test func startsWithTheDocumentedSettings() {
    play {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(!CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
      CATransaction.setAnimationDuration(1)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
      CATransaction.commit()
      CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 0.5 && CATransaction.disableActions())
    }
  }

  @Test func comesAfterTheLongestAnimation() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(fade(1), forKey: "a")
      box.add(fade(2), forKey: "b")
      CATransaction.commit()
    }
    #expect(log == ["done 2.0"])
  }

  @Test func comesAtOnceWithoutAnimations() {
    let log = completions { log in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      log("before")
      CATransaction.commit()
      log("after")
    }
    #expect(log == ["before 0.0", "done 0.0", "after 0.0"])
  }

  @Test func doesNotWaitForWhatWasAddedBefore() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      box.add(fade(1), forKey: nil)
      CATransaction.setCompletionBlock { log("done") }
      CATransaction.commit()
    }
    #expect(log == ["done 0.0"])
  }

  @Test func comesWhenTheAnimationIsRemoved() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(fade(5), forKey: "fade")
      CATransaction.commit()
      at(1) { box.removeAnimation(forKey: "fade") }
    }
    #expect(log == ["done 1.0"])
  }

  @Test func followsTheReplacement() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(fade(1), forKey: "fade")
      CATransaction.commit()
      at(0.5) { box.add(fade(2), forKey: "fade") }
    }
    #expect(log == ["done 2.5"])
  }

  @Test func neverComesForAnEndlessAnimation() {
    let log = completions { log in
      let box = makeLayer()
      let pulse = fade(1)
      pulse.repeatCount = .infinity
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(pulse, forKey: "pulse")
      CATransaction.commit()
    }
    #expect(log.isEmpty)
  }

  @Test func comesAtTheEndOfAnAnimationThatStays() {
    let log = completions { log in
      let box = makeLayer()
      let stay = fade(2)
      stay.fillMode = .both
      stay.isRemovedOnCompletion = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(stay, forKey: nil)
      CATransaction.commit()
    }
    #expect(log == ["done 2.0"])
  }

  @Test func waitsForNestedTransactionsToo() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("inner") }
      box.add(fade(1), forKey: nil)
      CATransaction.commit()
      box.add(fade(2), forKey: nil)
      CATransaction.commit()
    }
    #expect(log == ["inner 1.0", "outer 2.0"])
  }

  @Test func usesAFreshTransactionInTheCompletion() {
    let log = completions { log in
      let box = makeLayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      CATransaction.setCompletionBlock { log("\(CATransaction.animationDuration())") }
      box.add(fade(1), forKey: nil)
      CATransaction.commit()
    }
    #expect(log == ["0.25 1.0"])
  }

  @Test func comesAfterTheDelegates() {
    final class Listener: CAAnimationDelegate {
      let hear: (String) -> Void
      init(_ hear: @escaping (String) -> Void) { self.hear = hear }
      func animationDidStart(_ anim: CAAnimation) { hear("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hear("stop \(flag)") }
    }
    let log = completions { log in
      let box = makeLayer()
      let move = fade(1)
      move.delegate = Listener(log)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      box.add(move, forKey: nil)
      CATransaction.commit()
    }
    #expect(log == ["start 0.0", "stop true 1.0", "done 1.0"])
  }
}
