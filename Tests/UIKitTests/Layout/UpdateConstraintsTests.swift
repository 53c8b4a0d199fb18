import QuartzCore
import Testing
import Timelines
import UIKit

/// When `updateConstraints` is called: where it is due, wherever that is in the tree.
@Suite(.serialized) @MainActor struct UpdateConstraintsTests {
  @MainActor private final class Log {
    var names: [String] = []
  }

  private final class Keeper: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.names.append(name)
      super.updateConstraints()
    }
  }

  @Test func comesOnceForANewTreeFromTheInsideOut() {
    let log = Log()
    play {
      let (outer, inner) = (Keeper("outer", log), Keeper("inner", log))
      outer.addSubview(inner)
      view.addSubview(outer)
      after(1) { log.names.append("later") }
    }
    #expect(log.names == ["inner", "outer", "later"])
  }

  @Test func comesForTheOneDeepViewThatAsks() {
    let log = Log()
    play {
      let deep = Keeper("deep", log)
      var top = deep as UIView
      for level in 0..<20 {
        let holder = Keeper("\(level)", log)
        holder.addSubview(top)
        top = holder
      }
      view.addSubview(top)
      after(1) {
        log.names = []
        deep.setNeedsUpdateConstraints()
        #expect(deep.needsUpdateConstraints() && log.names.isEmpty)
      }
      after(2) { deep.alpha = 0.5 }
    }
    #expect(log.names == ["deep"])
  }

  /// What was due outside of a window is due once it comes into one.
  @Test func comesForATreeThatWaitedElsewhere() {
    let log = Log()
    play {
      let (home, away, leaf) = (UIView(), UIView(), Keeper("leaf", log))
      view.addSubview(home)
      away.addSubview(leaf)
      after(1) {
        #expect(log.names.isEmpty)
        home.addSubview(away)
      }
      after(2) {
        #expect(log.names == ["leaf"])
        away.removeFromSuperview()
        leaf.setNeedsUpdateConstraints()
      }
      after(3) {
        #expect(log.names == ["leaf"])
        home.addSubview(away)
      }
      after(4) {
        #expect(log.names == ["leaf", "leaf"])
        leaf.setNeedsUpdateConstraints()
        away.updateConstraintsIfNeeded()
        #expect(log.names == ["leaf", "leaf", "leaf"])
      }
    }
    #expect(log.names == ["leaf", "leaf", "leaf"])
  }

  /// One that asks for another's while it is called is heard at the same commit or the next.
  @Test func comesForWhatIsAskedForMeanwhile() {
    final class Asking: UIView {
      var other: UIView?
      override func updateConstraints() {
        other?.setNeedsUpdateConstraints()
        other = nil
        super.updateConstraints()
      }
    }
    let log = Log()
    play {
      let (first, asking) = (Keeper("first", log), Asking())
      view.addSubview(first)
      view.addSubview(asking)
      asking.other = first
      after(1) {}
    }
    #expect(log.names == ["first", "first"])
  }
}
