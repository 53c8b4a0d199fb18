import Evaluation
import Testing
import Timelines

/// Programs that stand on code compiled beforehand.
@Suite struct GroundworkTests {
  private let evaluator: Evaluator

  init() throws {
    evaluator = Evaluator(try Installation.find(), usesCache: false)
  }

  private static let first = """
    import UIKit
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(box)
    var count = 1
    struct Plane { var speed = 900 }
    func pick(_ index: Int) -> Int { [1, 2][index] }
    UIView.animate(withDuration: 1) { box.center.x += 100 }

    """
  private static let second = """
    import UIKit
    count += 1
    print(count, Plane().speed, pick(1))
    UIView.animate(withDuration: 1) { box.alpha = 0 }

    """

  @Test func playsLikeOneText() throws {
    let whole = evaluator.play(Program(source: Self.first + Self.second))
    var program = Program(source: Self.second)
    program.groundwork = evaluator.layGround(Program(source: Self.first))
    try #require(program.groundwork != nil)
    let run = evaluator.play(program)
    guard case .played(let timeline) = run.outcome, case .played(let expected) = whole.outcome
    else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(timeline == expected)
    #expect(run.output == ["2 900 2"])
  }

  @Test func letsANameMeanSomethingNew() throws {
    var program = Program(source: "import UIKit\nlet box = 3\nprint(box, EtudeGround.box.alpha)\n")
    program.groundwork = evaluator.layGround(Program(source: Self.first))
    #expect(evaluator.play(program).output == ["3 1.0"])
  }

  @Test func findsTheLinesOfATrapInBoth() throws {
    var program = Program(source: "import UIKit\n\nlet x = pick(7)\n", fileName: "second.swift")
    program.groundwork = evaluator.layGround(
      Program(source: Self.first, fileName: "first.swift"))
    let run = evaluator.play(program)
    guard case .trapped(_, let timeline) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    let sites = timeline.records.last { if case .trap = $0.content { true } else { false } }?.sites
    let places = run.places.chain(of: sites ?? [])
    #expect(places.map { "\($0.fileName):\($0.line)" } == ["first.swift:6", "second.swift:3"])
  }

  @Test(arguments: ["let a: Int = \"\"", "import Foundation\nlet d = DateFormatter()"])
  func laysNothingThatNeedsAnotherWay(_ source: String) {
    #expect(evaluator.layGround(Program(source: source)) == nil)
  }
}
