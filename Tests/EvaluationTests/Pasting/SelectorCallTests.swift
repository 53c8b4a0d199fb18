import Evaluation
import Testing
import Timelines

/// Every spelling of a selector leads to the action it names, through a finger on the screen.
@Suite struct SelectorCallTests {
  /// What stands behind `action:`, and what the action prints.
  private static let spellings: [(String, String)] = [
    ("#selector(plain)", "plain"),
    ("#selector(self.plain)", "plain"),
    ("#selector(ViewController.plain)", "plain"),
    ("#selector(one(_:))", "one true"),
    ("#selector(ViewController.one(_:))", "one true"),
    ("#selector(labelled(sender:))", "labelled true"),
    ("#selector(both(_:forEvent:))", "both true"),
    ("#selector(one)", "one true"),
    ("#selector(over as () -> Void)", "over"),
    ("#selector(over as (UIButton) -> Void)", "over button"),
    ("#selector(ViewController.over(_:))", "over button"),
    ("#selector(answer)", "answer"),
    ("#selector(ViewController.answer(_:))", "answer"),
    ("#selector( ViewController . both( _: forEvent: ) )", "both true"),
    ("Selector(\"one:\")", "one true"),
    ("Selector((\"both:forEvent:\"))", "both true"),
    ("\"plain\"", "plain"),
    ("\"named:\"", "explicit"),
    ("\"labelledWithSender:\"", "labelled true"),
    ("NSSelectorFromString(\"plain\")", "plain"),
  ]

  @Test(arguments: spellings.indices)
  func callsTheAction(_ index: Int) throws {
    let (spelling, expected) = Self.spellings[index]
    let tap = try ScriptedInput.parse("at 1s tap button")
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button)
          button.addTarget(self, action: \(spelling), for: .touchUpInside)
        }
        @objc func plain() { print("plain") }
        @objc private func one(_ sender: UIButton) { print("one", sender === button) }
        @objc func labelled(sender: AnyObject) { print("labelled", sender === button) }
        @objc func both(_ sender: UIButton, forEvent event: UIEvent) {
          print("both", sender === button)
        }
        @objc func over() { print("over") }
        @objc func over(_ sender: UIButton) { print("over button") }
        @objc func answer(_ sender: UIButton?) -> Bool {
          print("answer")
          return true
        }
        @objc(named:) func unlike(_ sender: UIButton) { print("explicit") }
      }
      """
    ) { $0.input = [tap] }
    #expect(run.output == [expected], "\(spelling): \(run.word) \(run.errors)")
  }

  @Test func servesGesturesTimersAndLinksByText() throws {
    let tap = try ScriptedInput.parse("at 1s tap box")
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped:"))
          Timer.scheduledTimer(
            timeInterval: 2, target: self, selector: Selector("tick"), userInfo: nil,
            repeats: false)
          lazyTap.numberOfTapsRequired = 2
        }
        lazy var lazyTap = UITapGestureRecognizer(target: self, action: #selector(tick))
        func tapped(_ recognizer: UITapGestureRecognizer) {
          print("tapped", recognizer.view === box)
        }
        func tick() { print("tick", CACurrentMediaTime()) }
      }
      """
    ) { $0.input = [tap] }
    #expect(run.output == ["tapped true", "tick 2.0"], "\(run.errors)")
  }

  @Test func saysWhatATextSelectorCannotFind() throws {
    let tap = try ScriptedInput.parse("at 1s tap button")
    let run = Stage.play(
      """
      import UIKit
      class ViewController: UIViewController {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: Selector("pres:"), for: .touchUpInside)
        }
        @objc func press(_ sender: UIButton) {}
      }
      """
    ) { $0.input = [tap] }
    let note = run.outcome.timeline?.notes.first { $0.rule == "selector-text" }
    #expect(note?.text.contains("\"pres:\"") == true, "\(run.word) \(run.errors)")
  }
}
