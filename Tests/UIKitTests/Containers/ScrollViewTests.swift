import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct ScrollViewTests {
  private func makeScroll(_ delegate: (any UIScrollViewDelegate)? = nil) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.accessibilityIdentifier = "scroll"
    scroll.delegate = delegate
    view.addSubview(scroll)
    return scroll
  }

  @Test func followsTheFingerAndGoesOn() {
    let listener = Listener()
    var released = 0.0
    let timeline = play(input: ["at 1s pan scroll by 0,-100 in 0.5s"]) {
      let scroll = makeScroll(listener)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5001) {
        released = scroll.contentOffset.y.native
      }
    }
    #expect(isClose(released, 100, 2))
    // 200 points a second: 0.2 a thousandth, 499 thousandths of reach.
    #expect(isClose(timeline.number("scroll.bounds.origin.y", at: 9), 199.8, 1))
    #expect(listener.log.first == "will drag")
    #expect(listener.log.suffix(3) == ["end drag true", "will slow", "end slow"])
  }

  @Test func stopsWhereTheDelegateWantsIt() {
    let listener = Listener()
    listener.target = CGPoint(x: 0, y: 150)
    let timeline = play(input: ["at 1s pan scroll by 0,-100 in 0.5s"]) { _ = makeScroll(listener) }
    #expect(timeline.number("scroll.bounds.origin.y", at: 9) == 150)
  }

  @Test func resistsBeyondItsEdgeAndComesBack() {
    var pulled = 0.0
    let timeline = play(input: ["at 1s pan scroll by 0,100 in 0.5s"]) {
      let scroll = makeScroll()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.49) {
        pulled = scroll.contentOffset.y.native
      }
    }
    #expect(pulled < -40 && pulled > -60)
    #expect(timeline.number("scroll.bounds.origin.y", at: 9) == 0)
  }

  @Test func scrollsByPages() {
    let timeline = play(input: ["at 1s pan scroll by 0,-250 in 0.5s"]) {
      makeScroll().isPagingEnabled = true
    }
    #expect(timeline.number("scroll.bounds.origin.y", at: 9) == 400)
  }

  @Test func scrollsAnimated() {
    let listener = Listener()
    let timeline = play {
      makeScroll(listener).setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(timeline.number("scroll.bounds.origin.y", at: 0) == 0)
    #expect(timeline.number("scroll.bounds.origin.y", at: 0.15) == 150)
    #expect(timeline.number("scroll.bounds.origin.y", at: 0.3) == 300)
    #expect(listener.log == ["end animation"])
  }

  @Test func contentSizeComesFromConstraints() {
    play {
      let scroll = makeScroll()
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
      view.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 300, height: 920))
      #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 900))
    }
  }
}

@MainActor
private final class Listener: UIScrollViewDelegate {
  var log: [String] = []
  var target: CGPoint?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end slow") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("end animation")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("end drag \(decelerate)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee = target }
  }
}
