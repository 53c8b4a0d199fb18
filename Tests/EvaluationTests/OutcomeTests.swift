import Evaluation
import Testing
import Timelines

@Suite struct OutcomeTests {
  @Test func playsAScriptAndKeepsWhatItPrints() {
    let run = Stage.play("import UIKit\nprint(\"你好\", 1 + 2)\nprint(\"no end\", terminator: \"\")")
    #expect(run.word == "played")
    #expect(run.output == ["你好 3", "no end"])
    #expect(run.warnings == [])
  }

  @Test func namesObjectsAsTheirVariables() {
    let run = Stage.play(
      """
      import UIKit
      let ring = CALayer(), dots = [CALayer(), CALayer()]
      let pair = (sun: CALayer(), count: 3)
      var later: CALayer?
      later = CALayer()
      """)
    let names = (1...5).compactMap { run.outcome.timeline?.name(of: $0) }
    #expect(names == ["ring", "dots[0]", "dots[1]", "pair.sun", "later"])
  }

  @Test func tellsWhereEachRecordComesFrom() {
    let run = Stage.play(
      """
      import UIKit
      let 层 = CALayer()
      func fade(_ layer: CALayer) {
        layer.opacity = 0.5
      }
      fade(层)
      层.position.x += 10
      """)
    let records = run.outcome.timeline?.records ?? []
    let chains = records.filter { !$0.sites.isEmpty }.map { record in
      run.places.chain(of: record.sites).map { "\($0.line):\($0.column)" }
    }
    #expect(chains.contains(["4:17", "6:1"]))
    #expect(chains.contains { $0.first?.hasPrefix("7:") == true })
  }

  @Test func namesTheCallersOfATrap() {
    let run = Stage.play(
      """
      let xs = [1, 2, 3]
      func pick(_ i: Int) -> Int {
        xs[i]
      }
      func show() {
        print(pick(7))
      }
      show()
      """)
    guard case .trapped(let message, _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(message == "Index out of range")
    #expect(run.lastLines == [3, 6, 8])
  }

  @Test(arguments: [
    ("let n: Int? = nil\nprint(n!)", "Unexpectedly found nil while unwrapping an Optional value"),
    ("fatalError(\"my words\")", "my words"),
    ("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))", "until the stack was full"),
    ("var a = Int.max\na += Int(\"1\")!", "overflow"),
    ("let x: Any = 1\nprint(x as! String)", "Could not cast value of type"),
  ])
  func saysWhyAProgramTrapped(_ source: String, _ words: String) {
    let run = Stage.play(source)
    guard case .trapped(let message, _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(message.contains(words))
  }

  @Test func endsALoopAndSaysWhereItWas() {
    let run = Stage.play("print(\"before\")\nvar n = 0\nwhile true {\n  n &+= 1\n}") {
      $0.limits.processorSeconds = 1
    }
    guard case .didNotFinish(.processorTime(seconds: 1), _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(run.output == ["before"])
    #expect(run.lastLines.first.map { (3...5).contains($0) } == true)
  }

  @Test func endsAProgramThatWaitsForever() {
    let run = Stage.play("import Glibc\nprint(\"before\")\nsleep(1000)") {
      $0.limits.wallSeconds = 0.3
    }
    guard case .didNotFinish(.wallTime(seconds: 0.3), _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(run.lastLines == [3])
  }

  @Test func stopsAFloodOfOutput() {
    let run = Stage.play("while true { print(\"0123456789\") }")
    #expect(run.word == "too much output")
    // Eleven bytes a line within 64 KiB.
    #expect(run.output.count == 65_536 / 11)
  }

  @Test func noticesAnEarlyExit() {
    let run = Stage.play("import Glibc\nprint(\"before\")\nexit(0)")
    #expect(run.word == "ended early")
    #expect(run.output == ["before"])
  }

  // The variable is being changed while its old value goes away and the names are read.
  @Test(arguments: ["mover = nil", "mover = UIViewPropertyAnimator()", "movers.removeAll()"])
  func saysThatAVariableLetsGoOfAPausedAnimator(_ change: String) {
    let run = Stage.play(
      """
      import UIKit
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(box)
      func paused() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        animator.pauseAnimation()
        return animator
      }
      var mover: UIViewPropertyAnimator? = paused()
      var movers = [paused()]
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        \(change)
      }
      """)
    guard case .stopped(let reason, _, _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(reason.contains("paused"))
    #expect(run.outcome.timeline?.object(named: "box") != nil)
  }

  @Test func hasNothingToPlayInDeclarationsAlone() {
    let run = Stage.play("func f() {}")
    guard case .stopped(let reason, let remedy, _) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(reason == "there is nothing to play: exercise.swift only declares things")
    #expect(remedy.hasPrefix("call one of its functions"))
  }

  @Test func putsTheSceneInFrontOfTheProgram() {
    let run = Stage.play("box.opacity = 0\nprint(ready)") {
      $0.scene = SceneSource(
        text: "import UIKit\nlet box = CALayer()\nvar ready = false\n"
          + "func setUpScene() { ready = true }", fileName: "lesson.md", line: 40)
      $0.setUp = true
    }
    #expect(run.output == ["true"])
    #expect(run.outcome.timeline?.name(of: 1) == "box")
    let created = run.outcome.timeline?.records.first { !$0.sites.isEmpty }
    let place = run.places.place(of: created?.sites ?? [])
    #expect(place?.fileName == "lesson.md")
    #expect(place?.line == 41)
  }

  @Test func letsASceneDeclareWhatATapCalls() {
    let run = Stage.play("target.tapped(UIButton())") {
      $0.scene = SceneSource(
        text: "import UIKit\nlet box = UIView()\nlet target = Target()\n"
          + "class Target: NSObject {\n  @objc func tapped(_ sender: UIButton) { print(1) }\n}\n"
          + "func setUpScene() { view.addSubview(box) }", fileName: "lesson.md", line: 40)
      $0.setUp = true
    }
    #expect(run.output == ["1"], "\(run.errors)")
  }
}
