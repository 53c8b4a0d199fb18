import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct SceneGotchaTests {
  /// 10: what layout decides moves only when layout runs inside the block.
  @Test func layoutMovesInsideTheBlock() {
    final class Board: UIView {
      let box = UIView()
      var left: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        box.frame = CGRect(x: left, y: 0, width: 100, height: 100)
      }
    }
    func run(_ body: @escaping @MainActor (Board) -> Void) -> Timeline {
      play {
        let board = Board(frame: view.bounds)
        board.box.accessibilityIdentifier = "box"
        board.addSubview(board.box)
        view.addSubview(board)
        after(1) { body(board) }
      }
    }
    let jump = run { board in UIView.animate(withDuration: 1) { board.left = 200 } }
    #expect(jump.runs.isEmpty && jump.number("box.center.x", at: 1) == 250)
    let smooth = run { board in
      board.left = 200
      UIView.animate(withDuration: 1) { board.layoutIfNeeded() }
    }
    #expect(smooth.number("box.center.x", at: 1) == 50)
    #expect(isClose(smooth.number("box.center.x", at: 1.5), 150))
    #expect(smooth.number("box.center.x", at: 2) == 250)
    let option = run { board in
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        board.left = 200
        board.alpha = 0.5
      }
    }
    #expect(isClose(option.number("box.center.x", at: 1.5), 150))
  }

  /// 10: a constraint's constant is no animation; the layout that follows it can be one.
  @Test func constraintsMoveWithLayout() {
    func run(_ body: @escaping @MainActor (NSLayoutConstraint) -> Void) -> Timeline {
      play {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)
        NSLayoutConstraint.activate([
          left, box.topAnchor.constraint(equalTo: view.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 100),
        ])
        after(1) { body(left) }
      }
    }
    let jump = run { left in UIView.animate(withDuration: 1) { left.constant = 200 } }
    #expect(jump.runs.isEmpty && jump.number("box.center.x", at: 1) == 250)
    let smooth = run { left in
      left.constant = 200
      UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
    }
    #expect(areClose(smooth.numbers("box.center.x", at: [1, 1.5, 2]), [50, 150, 250]))
  }

  /// 30: a reversed animator brings the views back, but no constraint: the next layout goes forward.
  @Test(arguments: [false, true]) func reversingLeavesTheConstraint(_ isReset: Bool) {
    var log: [String] = []
    let timeline = play {
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        left.constant = 200
        view.layoutIfNeeded()
      }
      animator.addCompletion { position in
        log.append("\(position) \(left.constant) \(now)")
        if isReset, position == .start { left.constant = 0 }
      }
      after(1) { animator.startAnimation() }
      after(1.5) { animator.isReversed = true }
      after(3) { view.setNeedsLayout() }
    }
    #expect(log == ["start 200.0 2.0"])
    #expect(areClose(timeline.numbers("box.center.x", at: [1, 1.5, 1.75, 2]), [50, 150, 100, 50]))
    #expect(timeline.number("box.center.x", at: 3) == (isReset ? 50 : 250))
  }

  /// 41: a transition between two views turns their whole superview.
  @Test func transitionTurnsTheSuperview() {
    let timeline = play {
      let container = makeBox("container")
      let (front, back) = (UIView(), UIView())
      front.accessibilityIdentifier = "front"
      back.accessibilityIdentifier = "back"
      container.addSubview(front)
      after(1) {
        UIView.transition(
          from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft)
      }
    }
    let turned = timeline.records.compactMap { record -> ObjectID? in
      if case .event(.transition(let id, kind: "flipFromLeft", duration: 0.5)) = record.content {
        id
      } else {
        nil
      }
    }
    #expect(turned.map { timeline.name(of: $0) } == ["container"])
    let (front, back) = (timeline.object(named: "front"), timeline.object(named: "back"))
    #expect(timeline.parent(of: back ?? 0, at: 1) == timeline.object(named: "container"))
    #expect(timeline.parent(of: front ?? 0, at: 1) == nil)
    #expect(timeline.duration == 1.5)
  }

  /// 42: a text changes at once; a cross dissolve of the label shows both.
  @Test func textNeedsACrossDissolve() {
    func change(_ body: @escaping @MainActor (UILabel) -> Void) -> Timeline {
      play {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.accessibilityIdentifier = "label"
        label.text = "old"
        view.addSubview(label)
        after(1) { body(label) }
      }
    }
    let plain = change { label in UIView.animate(withDuration: 1) { label.text = "new" } }
    #expect(plain.runs.isEmpty)
    let dissolve = change { label in
      UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
        label.text = "new"
      }
    }
    let label = dissolve.object(named: "label") ?? 0
    #expect(dissolve.model(label, "text", at: 1, .before) == .text("old"))
    #expect(dissolve.model(label, "text", at: 1) == .text("new"))
    let middle = dissolve.scene(at: 1.5).first?.children.first?.children.first?.transitions.first
    #expect(middle?.transition.kind == "crossDissolve")
    #expect(isClose(middle?.progress ?? 0, 0.5))
  }

  /// 45: an animation started while loading plays, because the view is in the window by then.
  @Test func animationStartedWhileLoadingPlays() {
    final class Controller: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() {
        #expect(view.bounds.size == CGSize(width: 400, height: 800))
        view.addSubview(box)
        UIView.animate(withDuration: 1) { self.box.alpha = 0 }
      }
    }
    let timeline = play { StageRun.show(Controller()) }
    #expect(timeline.number("box.alpha", at: 0.5) == 0.5)
    #expect(timeline.rules.isEmpty)
  }

  /// 45: a view that never comes into a window is played all the same, with a note.
  @Test func saysThatAViewIsInNoWindow() {
    let timeline = play {
      let box = UIView()
      UIView.animate(withDuration: 1) { box.alpha = 0 }
    }
    #expect(timeline.rules == ["no-window"])
    #expect(timeline.duration == 1)
  }

  /// Leaving the window ends animations unfinished, at the commit of that turn.
  @Test func leavingTheWindowEndsAnimations() {
    var log: [String] = []
    play {
      let (outer, inner) = (makeBox("outer"), UIView())
      outer.addSubview(inner)
      UIView.animate(withDuration: 2, animations: { inner.center.x = 50 }) {
        log.append("\($0) \(now)")
      }
      after(1) {
        outer.removeFromSuperview()
        log.append("removed")
      }
    }
    #expect(log == ["removed", "false 1.0"])
  }
}
