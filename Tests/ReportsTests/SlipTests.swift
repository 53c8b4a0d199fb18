import Evaluation
import Testing

@testable import Reports

/// Slips of people who are new to Swift, each as a tiny program: the compiler's error that says
/// least, as the compiler of this machine words it, and what is said after it.
@Suite struct SlipTests {
  private static let evaluator: Evaluator? = try? Evaluator(Installation.find(), usesCache: false)

  private static let names =
    "let box = UIView()\nlet label = UILabel()\nlet boxes = [UIView()]\nlet badge = CALayer()\n"
    + "func fade(_ options: UIView.AnimationOptions) {}\n"

  @Test(arguments: [
    ("var n = 1\nlabel.text = n", "`\"\\(number)\"`"),
    ("var x = 1\nx =+ 2", "way round: +="),
    ("boxes.alpha = 1", "list[0].alpha"),
    ("badge.center.x = 3", "called position"),
    ("let a = pi / 8", "a dot stands in front of it: .pi"),
    ("box.backgroundColor = orange", ".orange"),
    ("fade(overrideInheritedDuration)", ".overrideInheritedDuration"),
    ("fade(.easeIn)", "Did you mean 'curveEaseIn'?"),
    ("fade(.flipFromLeft)", "Did you mean 'transitionFlipFromLeft'?"),
    ("fade(.transitionNone)", "no name for 'none'"),
    ("fade([.repeat .autoreverse])", "A comma is missing"),
    ("fade(.repeat | .autoreverse)", "stand in brackets"),
    (
      "UIView.transition(from: box, to: label, duration: 1, "
        + "options: .transitionCurlUp, .showHideTransitionViews)", "stand in brackets"
    ),
    ("box.transform = CGAffineTransform(scale: 1.2)", "scaleX: 1.2, y: 1.2"),
    ("box.transform = .pi / 8", "rotationAngle:"),
    ("let a = ln(2.0)", "called log"),
    (
      "func f(_ z: CGFloat, _ d: CGFloat) -> CGFloat { log(z / (0.001 * sqrt(1 - z^2))) / (z * d) }",
      "no power"
    ),
    ("let d = settlingDuration", "name the object"),
    ("boxes = []", "declare it with var"),
    ("func f(_ isDone: Bool) { if isDone = true { print(1) } }", "== compares two"),
    ("DispatchQueue.asyncAfter(deadline: .now()) {}", "DispatchQueue.main.asyncAfter"),
    ("let a = boxes(0)", "square brackets"),
    ("let a = box(0)", "not a function"),
    ("UIView.animate(withDuration: 1, animations: {} completion: { _ in })", "A comma is missing"),
    ("if badge.presentation()?.frame.contains(.zero) { print(1) }", "compare it, == true"),
    ("func f(_ snows: Bool) { box.alpha = snows }", "isTrue ? 1 : 0"),
    ("box.insertSubview(label, above: box)", "aboveSubview:"),
    ("UIView.transition(with: box, to: label, duration: 1)", "two forms"),
  ])
  func leadsOnFromTheCompilersWords(_ text: String, _ part: String) throws {
    let evaluator = try #require(Self.evaluator)
    let program = Program(source: "import UIKit\n" + Self.names + text)
    let errors = evaluator.typecheck(program).filter { $0.severity == .error }
    try #require(!errors.isEmpty, "it compiles")
    let sentences = errors.compactMap(DiagnosticReport(errors).explanation)
    #expect(
      sentences.contains { $0.contains(part) },
      "\(errors.map(\.message))\n\(sentences)")
  }
}
