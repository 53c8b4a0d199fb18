import Evaluation
import Testing
import Timelines

/// The same source gives the same bytes, whatever the compiler does to it.
@Suite struct DeterminismTests {
  private static let optimizing: Evaluator? = try? Evaluator(
    Installation.find(), usesCache: false, optimizes: true)

  /// The journal without call sites, which depend on the machine code.
  private func journal(_ run: Run?) -> String? {
    guard let records = run?.outcome.timeline?.records else { return nil }
    return JournalWriter.text(
      for: records.map { Record(at: $0.at, content: $0.content) })
  }

  @Test(arguments: [
    """
    import UIKit
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addSubview(box)
    UIView.animate(withDuration: 0.7, delay: 0.1, options: [.curveEaseOut]) {
      box.center.x += 100.0 / 3
      box.alpha = 0.3
      box.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 1.5, y: 0.7)
    } completion: { finished in
      print(finished, CACurrentMediaTime(), box.layer.presentation()?.opacity ?? -1)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
      ) { box.center.y -= 77 }
    }
    """,
    """
    import UIKit
    let layers = (0..<20).map { _ in CALayer() }
    for (index, layer) in layers.enumerated() {
      view.layer.addSublayer(layer)
      layer.position = CGPoint(x: sin(Double(index)) * 100, y: pow(1.1, Double(index)))
      DispatchQueue.main.asyncAfter(deadline: .now() + Double.random(in: 0...1)) {
        layer.opacity = Float.random(in: 0...1)
      }
    }
    let names = ["a": 1, "b": 2, "c": 3, "d": 4]
    print(names, Set([3, 1, 2]))
    Task {
      for await number in AsyncStream<Int>(unfolding: { Int.random(in: 0..<3) }).prefix(3) {
        print(number)
      }
    }
    """,
  ])
  func givesTheSameJournalAtEveryOptimisation(_ source: String) {
    let plain = Stage.play(source)
    #expect(plain.word == "played")
    let first = journal(plain)
    #expect(first != nil)
    #expect(journal(Stage.play(source)) == first)
    #expect(journal(Self.optimizing?.play(Program(source: source))) == first)
  }

  @Test func keepsLinesWhenOptimised() {
    let run = Self.optimizing?.play(
      Program(
        source: """
          import UIKit
          let box = UIView()
          func fade() {
            box.alpha = 0.5
          }
          fade()
          """))
    let sites = run?.outcome.timeline?.records.last { !$0.sites.isEmpty }?.sites ?? []
    #expect(run?.places.place(of: sites)?.line == 4)
  }
}
