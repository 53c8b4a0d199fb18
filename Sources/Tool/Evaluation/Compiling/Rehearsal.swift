/// The text that a compile server compiles for practice before it waits.
///
/// It has a little of everything that learners write, so that what the compiler looks up once is
/// looked up before the first copy. It declares only, because a server may take no statements, and
/// names no type that Foundation has too.
enum Rehearsal {
  static let fileName = "/rehearsal.swift"

  static let text = """
    import UIKit

    struct Step {
        var title: String
        var seconds = 0.5
        var isLast: Bool { seconds > 1 }
    }

    enum Side: Int, CaseIterable {
        case left, right
        func sign() -> Double { self == .left ? -1 : 1 }
    }

    protocol Mover: AnyObject {
        func move(by distance: Double)
    }

    class Card: UIView, Mover {
        let label = UILabel()
        var steps: [Step] = []
        var done: ((Bool) -> Void)?
        func move(by distance: Double) {
            UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut, .repeat]) {
                self.center.x += distance
                self.alpha = 0.5
            } completion: { [weak self] finished in
                guard let self = self else { return }
                self.done?(finished)
                self.transform = .identity
            }
        }
    }

    func play(_ cards: [Card], named names: [String: Int]) throws -> Int {
        var total = 0
        for (index, card) in cards.enumerated() where !card.isHidden {
            card.steps.append(Step(title: "step \\(index)"))
            card.label.text = "\\(names["a"] ?? 0)"
            card.backgroundColor = .orange
            card.layer.cornerRadius = 8
            switch Side(rawValue: index % 2) {
            case .left?: card.move(by: 10 * Side.left.sign())
            case .right?, nil: card.center.x -= view.bounds.width / 2
            }
            total += card.steps.map { Int($0.seconds * 2) }.reduce(0, +)
        }
        print("moved", total)
        return total
    }

    """
}
