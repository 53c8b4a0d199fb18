import SwiftSources
import Testing

@Suite struct SourceCallTests {
  private static let text = """
    import UIKit
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      self.box.center.x += 10
    } completion: { _ in
      finish()
    }
    func helper() { spring() }
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    """

  @Test(arguments: [
    ("animate", true),
    ("UIView.animate", true),
    ("CALayer.animate", false),
    ("animate(withDuration:delay:)", true),
    ("animate(withDuration:delay:options:_:)", false),
    ("animate(withDuration:delay:options:completion:)", true),
    ("animate(withDuration:animations:)", false),
    ("UISpringTimingParameters", true),
    ("UISpringTimingParameters(dampingRatio:)", true),
    ("curveLinear", true),
    ("center", true),
    ("box.center", true),
    ("finish", true),
    ("helper", false),
    ("UIKit", false),
    ("withDuration", false),
  ])
  func findsCallsAndMentions(_ symbol: String, _ expected: Bool) {
    #expect(LexedSource(Self.text).calls().contains { $0.matches(symbol) } == expected)
  }
}
