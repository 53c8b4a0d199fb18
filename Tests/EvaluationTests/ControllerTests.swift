import Evaluation
import Testing
import Timelines

/// Programs that are a view controller, as in an app.
@Suite struct ControllerTests {
  private static let source = """
    import UIKit

    class ViewController: UIViewController {
      @IBOutlet private weak var box: UIView!
      @IBOutlet var labels: [UILabel]!
      @IBOutlet weak var height: NSLayoutConstraint!
      private lazy var ring = CALayer()
      private var 车: UIImageView!

      override func viewDidLoad() {
        super.viewDidLoad()
        车 = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        车.isUserInteractionEnabled = true
        车.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drive)))
        view.addSubview(车)
        view.layer.addSublayer(ring)
        box.alpha = 0.5
        labels[0].text = "hello"
        height.constant = 3
      }

      @objc func drive() {
        UIView.animate(withDuration: 1) {
          self.车.center.x += 100
        }
      }
    }
    """

  @Test func showsTheControllerAndNamesWhatItStores() {
    let run = Stage.play(Self.source)
    #expect(run.word == "played", "\(run.errors)")
    let timeline = run.outcome.timeline
    for name in ["box", "labels[0]", "ring", "车", "view"] {
      #expect(timeline?.object(named: name) != nil, "\(name)")
    }
    #expect(timeline?.notes.contains { $0.rule == "outlet" } == true)
  }

  @Test func letsAFingerTap() throws {
    let tap = try ScriptedInput.parse("at 2s tap 车")
    let run = Stage.play(Self.source) { $0.input = [tap] }
    let timeline = try #require(run.outcome.timeline)
    let reference = try timeline.resolve("车.center.x")
    let segment = try #require(timeline.track(reference).segments.first)
    #expect(segment.begin == 2)
    #expect(run.places.place(of: segment.sites)?.line == 24)
  }

  @Test func takesTheControllerThatIsAskedFor() {
    let source = """
      import UIKit
      class First: UIViewController { override func viewDidLoad() { print("first") } }
      class Second: UIViewController { override func viewDidLoad() { print("second") } }
      """
    #expect(Stage.play(source).word == "stopped")
    #expect(Stage.play(source) { $0.root = "Second" }.output == ["second"])
  }

  @Test func leavesOutletsEmptyWhereTheyCannotBeMade() {
    let run = Stage.play(
      """
      import UIKit
      class Knob: UIView {
        init(radius: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class ViewController: UIViewController {
        @IBOutlet var knob: Knob!
        @IBOutlet var unknown: Int!
        override func viewDidLoad() { print(knob == nil) }
      }
      """)
    #expect(run.output == ["true"], "\(run.word) \(run.errors)")
  }
}
