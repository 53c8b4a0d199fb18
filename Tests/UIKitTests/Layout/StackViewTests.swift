import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct StackViewTests {
  private func box(width: CGFloat, height: CGFloat) -> UIView {
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return box
  }

  private func stack(_ views: [UIView], in frame: CGRect) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = frame
    view.addSubview(stack)
    return stack
  }

  @Test func fillsEqually() {
    play {
      let views = (0..<3).map { _ in UIView() }
      let row = stack(views, in: CGRect(x: 0, y: 0, width: 320, height: 50))
      row.distribution = .fillEqually
      row.spacing = 10
      view.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 110, 220])
      #expect(views.map(\.frame.width) == [100, 100, 100])
      #expect(views.map(\.frame.height) == [50, 50, 50])
    }
  }

  @Test(arguments: [
    (UIStackView.Distribution.equalSpacing, [0.0, 70, 200]),
    (UIStackView.Distribution.equalCentering, [0, 90, 200]),
  ])
  func sharesTheRoomBetween(distribution: UIStackView.Distribution, starts: [Double]) {
    play {
      let views = [20.0, 80, 100].map { box(width: CGFloat($0), height: 40) }
      let row = stack(views, in: CGRect(x: 0, y: 0, width: 300, height: 40))
      row.distribution = distribution
      view.layoutIfNeeded()
      // Gaps of 50; or middles at 10, 130 and 250.
      #expect(views.map(\.frame.minX.native) == starts)
    }
  }

  @Test func alignsAcrossAndIsAsLargeAsItsViews() {
    play {
      let views = [box(width: 40, height: 20), box(width: 60, height: 50)]
      let column = UIStackView(arrangedSubviews: views)
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 5
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      column.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30).isActive = true
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
      view.layoutIfNeeded()
      #expect(column.frame == CGRect(x: 30, y: 40, width: 60, height: 75))
      #expect(views[0].frame == CGRect(x: 10, y: 0, width: 40, height: 20))
      #expect(views[1].frame.minY == 25)
    }
  }

  @Test func closesTheGapOfAHiddenView() {
    let timeline = play {
      let views = (0..<3).map { _ in box(width: 50, height: 20) }
      let row = UIStackView(arrangedSubviews: views)
      row.spacing = 10
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      row.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      views[2].accessibilityIdentifier = "last"
      view.layoutIfNeeded()
      #expect(views[2].frame.minX == 120)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = true
        view.layoutIfNeeded()
      }
      #expect(views[2].frame.minX == 60 && row.frame.width == 110)
    }
    #expect(timeline.numbers("last.center.x", at: [0, 0.5, 1]) == [145, 115, 85])
  }

  /// Without a word of layout: hiding in a block closes the gap, and showing opens it.
  @Test(arguments: ["block", "spring", "legacy", "animator"])
  func closesTheGapInsideABlock(_ way: String) {
    let timeline = play {
      let views = (0..<2).map { _ in UIView() }
      for (view, name) in zip(views, ["first", "last"]) { view.accessibilityIdentifier = name }
      let row = stack(views, in: CGRect(x: 0, y: 0, width: 200, height: 20))
      row.distribution = .fillEqually
      @MainActor func animate(_ body: @escaping @MainActor () -> Void) {
        switch way {
        case "spring":
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: body)
        case "legacy":
          UIView.beginAnimations(nil, context: nil)
          UIView.setAnimationDuration(1)
          body()
          UIView.commitAnimations()
        case "animator":
          UIViewPropertyAnimator(duration: 1, curve: .linear, animations: body).startAnimation()
        default: UIView.animate(withDuration: 1, animations: body)
        }
      }
      after(1) { animate { views[0].isHidden = true } }
      after(3) { animate { views[0].isHidden = false } }
    }
    #expect(timeline.rules.isEmpty)
    let hidden = try? timeline.resolve("first.isHidden")
    let flags = [1, 1.5, 1.9, 2, 3, 3.5].map { time in
      hidden.map { timeline.value($0, at: time) }
    }
    #expect(
      flags == [.flag(false), .flag(false), .flag(false), .flag(true), .flag(false), .flag(false)])
    let places = timeline.numbers("last.center.x", at: [1, 2, 3, 4])
    #expect(areClose(places, [150, 100, 100, 150]))
    #expect(timeline.number("last.center.x", at: 1.2) < 149)
    #expect(timeline.number("last.center.x", at: 3.2) > 101)
  }

  @Test func keepsCustomSpacing() {
    play {
      let views = (0..<3).map { _ in box(width: 50, height: 20) }
      let row = stack(views, in: CGRect(x: 0, y: 0, width: 190, height: 20))
      row.spacing = 10
      row.setCustomSpacing(30, after: views[0])
      view.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 80, 140])
    }
  }
}
