import QuartzCore
import UIKit

extension SmallProgram {
  static let scenes: [SmallProgram] = [
    SmallProgram("scene-flip") {
      let card = makeBox("card")
      let (front, back) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
      front.accessibilityIdentifier = "front"
      back.accessibilityIdentifier = "back"
      card.addSubview(front)
      after(0.5) {
        UIView.transition(
          from: front, to: back, duration: 0.6, options: .transitionFlipFromRight)
      }
    },
    SmallProgram("scene-dissolve") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.accessibilityIdentifier = "label"
      label.text = "before"
      view.addSubview(label)
      after(0.5) {
        UIView.transition(
          with: label, duration: 0.3, options: .transitionCrossDissolve,
          animations: { label.text = "after" }
        ) { print("dissolved", $0) }
      }
    },
    SmallProgram("scene-taps", input: ["at 0.5s tap box", "at 1s tap box", "at 3s tap nobody"]) {
      let box = makeBox()
      var count = 0
      box.addGestureRecognizer(
        Tap {
          count += 1
          print("tap", count)
          UIView.animate(withDuration: 1) { box.center.y += 100 }
        })
    },
    SmallProgram("scene-timers", horizon: 2) {
      let box = makeBox()
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in box.center.x += 10 }
      after(0.75) { box.alpha = 0.5 }
    },
    SmallProgram("scene-leaves-window") {
      let box = makeBox()
      UIView.animate(withDuration: 2, animations: { box.center.x = 250 }) { print("moved", $0) }
      after(1) { box.removeFromSuperview() }
    },
    SmallProgram("scene-layout") {
      final class Board: UIView {
        let box = UIView()
        override func layoutSubviews() {
          box.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
        }
      }
      let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      board.accessibilityIdentifier = "board"
      board.box.accessibilityIdentifier = "box"
      board.addSubview(board.box)
      view.addSubview(board)
      after(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
          board.bounds.size.height = 200
        }
      }
    },
  ]
}
