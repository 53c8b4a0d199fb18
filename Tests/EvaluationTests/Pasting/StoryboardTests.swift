import Evaluation
import Testing
import Timelines

/// Files that were cut out of an app with a storyboard.
@Suite struct StoryboardTests {
  @Test func fillsOutletsOfEveryShape() {
    let run = Stage.play(
      """
      import UIKit
      class Badge: UIView {
        var woken = false
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func awakeFromNib() { woken = true }
      }
      class Store: NSObject { let size = 3 }
      class ViewController: UIViewController {
        @IBOutlet weak var heading: UILabel!
        @IBOutlet var clouds: [UIImageView]!
        @IBOutlet private(set) weak var field: UITextField!
        @IBOutlet weak var optional: UIButton?
        @IBOutlet fileprivate weak var badge: Badge!
        @IBOutlet weak var box: UIView! { didSet { box.layer.cornerRadius = 4 } }
        @IBOutlet weak var height: NSLayoutConstraint!
        @IBOutlet var swipe: UISwipeGestureRecognizer!
        @IBOutlet weak var grid: UICollectionView!
        @IBOutlet weak var blur: UIVisualEffectView!
        @IBOutlet weak var item: UIBarButtonItem!
        @IBOutlet var store: Store!
        @IBOutlet
        weak var list: UITableView!
        override func viewDidLoad() {
          super.viewDidLoad()
          clouds[4].alpha = 0.5
          print(heading.frame.size, clouds.count, field != nil, optional != nil)
          print(badge.woken, box.layer.cornerRadius, height.constant, swipe.view === view)
          print(grid != nil, blur != nil, item != nil, store.size, list != nil)
          print(view.subviews.map(\\.frame).allSatisfy(view.bounds.contains))
        }
      }
      """)
    #expect(
      run.output == [
        "(200.0, 21.0) 5 true true", "true 4.0 0.0 true", "true true true 3 true", "true",
      ], "\(run.word) \(run.errors)")
    #expect(run.outcome.timeline?.notes.count { $0.rule == "outlet" } == 1)
  }

  @Test func placesOutletsApart() {
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        @IBOutlet weak var heading: UILabel!
        @IBOutlet var cards: [UIView]!
        @IBOutlet weak var field: UITextField!
        @IBOutlet weak var slider: UISlider!
        @IBOutlet weak var button: UIButton!
        override func viewDidLoad() {
          let frames = view.subviews.map(\\.frame)
          print(frames.count, frames.allSatisfy { one in frames.count { $0.intersects(one) } == 1 })
        }
      }
      """)
    #expect(run.output == ["7 true"], "\(run.word) \(run.errors)")
  }

  @Test func doesWithoutTheOneOutletThatCannotBeMade() {
    let run = Stage.play(
      """
      import UIKit
      struct Model {}
      class Knob: UIView {
        init(radius: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class ViewController: UIViewController {
        @IBOutlet weak var first: UILabel!
        @IBOutlet var model: Model!
        @IBOutlet var knob: Knob!
        @IBOutlet var number: Int!
        @IBOutlet weak var last: UIButton!
        override func viewDidLoad() {
          print(first != nil, model == nil, knob == nil, number == nil, last != nil)
        }
      }
      """)
    #expect(run.output == ["true true true true true"], "\(run.word) \(run.errors)")
  }

  @Test func fillsTheOutletsOfViews() {
    let run = Stage.play(
      """
      import UIKit
      class Panel: UIView {
        @IBOutlet weak var title: UILabel!
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "made"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.addSubview(panel)
      print(panel.title.text ?? "-", panel.title.superview === panel)
      """)
    #expect(run.output == ["made true"], "\(run.word) \(run.errors)")
  }

  /// What is tapped, and what the action then prints.
  @Test(arguments: [
    ("loginButton", "login"), ("help", "help true"), ("menu", "menu item"),
    ("picked", "picked"), ("view", "swiped"),
  ])
  func letsAFingerCallActions(_ name: String, _ expected: String) throws {
    let verb = name == "view" ? "swipe view right" : "tap \(name)"
    let input = try ScriptedInput.parse("at 1s \(verb)")
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        @IBOutlet weak var loginButton: UIButton!
        @IBOutlet weak var volumeSlider: UISlider!
        @IBAction func loginTapped() { print("login") }
        @IBAction func help(_ sender: UIButton) { print("help", sender !== loginButton) }
        @IBAction func menu(_ sender: UIBarButtonItem) { print("menu item") }
        @IBAction func volumeChanged(_ sender: UISlider) { print("volume") }
        @IBAction func swiped(_ recognizer: UISwipeGestureRecognizer) { print("swiped") }
        @IBAction func back(_ segue: UIStoryboardSegue) {}
        @IBAction func picked(_ sender: UISwitch) { print("picked") }
      }
      """
    ) { $0.input = [input] }
    #expect(run.output == [expected], "\(run.word) \(run.errors)")
  }

  @Test func doesNotWireAnActionTwice() throws {
    let tap = try ScriptedInput.parse("at 1s tap goButton")
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        @IBOutlet weak var goButton: UIButton!
        override func viewDidLoad() {
          goButton.addTarget(self, action: #selector(go(_:)), for: .touchUpInside)
        }
        @IBAction func go(_ sender: Any) { print("go") }
      }
      """
    ) { $0.input = [tap] }
    #expect(run.output == ["go"], "\(run.word) \(run.errors)")
  }

  @Test func makesTheControllersThatTheTextExpects() {
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let board = UIStoryboard(name: "Main", bundle: nil)
          let detail = board.instantiateViewController(withIdentifier: "detail") as! Detail
          detail.word = "first"
          print(detail.word, storyboard != nil)
          print(storyboard!.instantiateViewController(withIdentifier: "Sheet") is Sheet)
          print(type(of: board.instantiateViewController(withIdentifier: "other")))
          performSegue(withIdentifier: "showDetail", sender: self)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showSheet" { (segue.destination as! Sheet).title = "no" }
          if segue.identifier == "showDetail", let detail = segue.destination as? Detail {
            detail.word = "second"
          }
        }
      }
      class Detail: UIViewController {
        var word = ""
        @IBOutlet weak var label: UILabel!
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = word
          print("loaded", label.text ?? "-")
        }
      }
      class Sheet: UIViewController {}
      """)
    #expect(
      run.output == ["first true", "true", "UIViewController", "loaded second"],
      "\(run.word) \(run.errors)")
    let notes = run.outcome.timeline?.notes.filter { $0.rule == "storyboard" } ?? []
    #expect(notes.count == 4, "\(notes)")
  }
}
