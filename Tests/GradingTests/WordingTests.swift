import Geometry
import Testing
import Timelines

@testable import Grading

@Suite struct WordingTests {
  private static let source = """
    let helper = UIImageView(image: nil)
    view.addSubview(UIImageView())
    for _ in 0..<2 { let badge: UILabel = UILabel(frame: .zero) }
    """

  /// New views made on the lines of the source, none of which has a name.
  private func maker() -> AnswerMaker {
    var maker = AnswerMaker()
    for (id, line, type) in [
      (10, 1, "UIImageView"), (11, 2, "UIImageView"), (12, 3, "UILabel"), (13, 3, "UILabel"),
    ] {
      maker.line = line
      maker.add(0, .object(id, kind: .view, type: type, layerType: "CALayer"))
      maker.add(0, .insert(id, into: 2, at: 0))
    }
    maker.line = 5
    return maker
  }

  @Test(arguments: [
    (10, "`helper.alpha` moves as well."),
    (11, "`alpha` of the image view made on line 2 moves as well."),
    (13, "`alpha` of the second `badge` of line 3 moves as well."),
  ])
  func callsViewsByVariableOrByTheLineThatMadeThem(id: Int, sentence: String) throws {
    var maker = maker()
    maker.animate(id, key: "opacity", from: .number(0), to: .number(1), at: 0, duration: 1)
    let result = try maker.judge("a no other track", source: Self.source)
    #expect(result.finding?.observation == sentence)
    #expect(result.finding?.property.contains("#") == false)
  }

  @Test func namesNewViewsInFactsAndOrders() throws {
    let maker = maker()
    let fact = try maker.judge(
      "a at 0s box below (new UIImageView)", source: Self.source)
    #expect(fact.status == .passed)
    let above = try maker.judge("a at 0s box above (new UIImageView)", source: Self.source)
    #expect(above.finding?.observation == "At 0 s it lies behind `helper`.")
    #expect(above.finding?.expected == "in front of helper")
    let order = try maker.judge(
      "a order removed (new UIImageView#2) < printed \"x\"", source: Self.source)
    #expect(
      order.finding?.observation
        == "`removed the image view made on line 2` never happens.")
  }

  @Test(arguments: [
    ("a at 0s box.backgroundColor != nil", "anything but nothing"),
    ("a at 0s box.alpha < 0.5", "less than 0.5"),
    ("a never box.alpha > 0.5", "at most 0.5"),
    ("a never box.alpha == 1", "anything but 1"),
    ("a at 0s box.alpha == 0.5", "0.5"),
    ("a count(views of UIView) > 7", "more than 7"),
  ])
  func saysWhatIsExpectedWithItsComparison(line: String, expected: String) throws {
    let result = try AnswerMaker().judge(line)
    #expect(result.finding?.expected == expected)
  }

  @Test(arguments: [
    ("it is shortest", "It is shortest."),
    ("`sleep` stops the clock", "`sleep` stops the clock."),
    ("strokeEnd is enough.", "strokeEnd is enough."),
  ])
  func beginsReasonsAsSentences(because: String, sentence: String) throws {
    let result = try AnswerMaker().judge("a calls foo because \"\(because)\"")
    #expect(result.finding?.because == sentence)
  }

  @Test func comparesLists() throws {
    var maker = AnswerMaker()
    maker.addRing()
    maker.add(0, .set(7, key: "lineDashPattern", .list([.number(4), .number(2)])))
    #expect(try maker.judge("a at 0s ring.lineDashPattern == [4, 2]").status == .passed)
    #expect(try maker.judge("a at 0s ring.lineDashPattern == [4, 1 + 1]").status == .passed)
    #expect(try maker.judge("a at 0s ring.lineDashPattern != []").status == .passed)
    let wrong = try maker.judge("a at 0s ring.lineDashPattern == [2, 4]")
    #expect(wrong.finding?.expected == "[2, 4]")
    #expect(wrong.finding?.found == "[4, 2]")
  }

  @Test(arguments: [
    (
      "a at 0s ring.strokeEnd.tip == (25, 0)",
      "The path passes there when `ring.strokeEnd` is 0.25; it is 1."
    ),
    (
      "a at 0s ring.strokeEnd.tip == (25, 40)", "`ring.path` does not pass through (25, 40)."
    ),
    (
      "a at 0s ring.strokeEnd.tip.x == 25",
      "The tip follows from `ring.path` and `ring.strokeEnd`, which is 1 here."
    ),
    ("a at 0s ring.path.length == 200", "The pieces of `ring.path` add up to 100 pt."),
    (
      "a track ring.strokeEnd.tip (0, 0) -> (100, 0) over 0s..1s", nil
    ),
  ])
  func advisesOnDerivedValuesByWhatTheyFollowFrom(line: String, sentence: String?) throws {
    var maker = AnswerMaker()
    maker.addRing()
    let finding = try maker.judge(line).finding
    #expect(finding?.diagnosis == sentence)
  }
}
