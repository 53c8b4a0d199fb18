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

  /// What nothing has changed is not worked out again: a size is asked for when it may be another.
  @Test func asksForSizesOnlyAfterAChange() {
    final class Wishing: UIView {
      var asked = 0
      var wish: CGFloat = 50
      override var intrinsicContentSize: CGSize {
        asked += 1
        return CGSize(width: wish, height: 20)
      }
    }
    play {
      let (box, wishing) = (makeBox(), Wishing())
      wishing.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(wishing)
      wishing.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      wishing.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      var before = 0
      after(1) { #expect(wishing.frame == CGRect(x: 0, y: 0, width: 50, height: 20)) }
      // What the first layout moved is looked at once more, at the commit at 1 s.
      after(1.05) { before = wishing.asked }
      for step in 1...9 { after(1 + Double(step) / 10) { box.alpha = CGFloat(step) / 10 } }
      after(2) {
        #expect(wishing.asked == before && before > 0)
        wishing.wish = 80
        wishing.invalidateIntrinsicContentSize()
      }
      after(3) {
        #expect(wishing.asked > before && wishing.bounds.width == 80)
        view.bounds.size.width -= 10
        before = wishing.asked
      }
      after(4) { #expect(wishing.asked > before) }
    }
  }

  @Test func followsMarginsThatChange() {
    play {
      let (outer, inner) = (makeBox(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let guide = outer.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      after(1) {
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
        outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      }
      after(2) { #expect(inner.frame == CGRect(x: 20, y: 10, width: 40, height: 60)) }
    }
  }

  @Test func followsTheDotsOfAPageControl() {
    play {
      let pages = UIPageControl()
      pages.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(pages)
      pages.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      pages.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      pages.numberOfPages = 2
      after(1) {
        #expect(pages.bounds.width == 23)
        pages.numberOfPages = 4
      }
      after(2) { #expect(pages.bounds.width == 55) }
    }
  }
}
