import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct ButtonTests {
  @Test func tapSendsDownAndUpToItsTargets() {
    let listener = Listener()
    play(input: ["at 1s tap button"]) {
      let button = makeButton()
      button.addTarget(listener, action: _selector(listener.down), for: .touchDown)
      button.addTarget(listener, action: _selector(Listener.pressed(_:)), for: .touchUpInside)
      button.addAction(
        UIAction { action in listener.log.append("action \(action.sender is UIButton)") },
        for: .touchUpInside)
    }
    #expect(listener.log == ["down", "pressed Open", "action true"])
  }

  @Test func answersNothingWhileDisabledOrRemoved() {
    let listener = Listener()
    play(input: ["at 1s tap button", "at 2s tap button"]) {
      let button = makeButton()
      button.addTarget(listener, action: _selector(listener.down), for: .touchUpInside)
      button.isEnabled = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
        button.isEnabled = true
        button.removeTarget(listener, action: nil, for: .allEvents)
      }
    }
    #expect(listener.log.isEmpty)
  }

  @Test func showsTheTitleOfItsState() {
    let timeline = play {
      let button = makeButton()
      button.setTitle("Busy", for: .disabled)
      button.setTitleColor(.red, for: .normal)
      #expect(button.currentTitle == "Open")
      button.isEnabled = false
      #expect(button.currentTitle == "Busy" && button.titleLabel?.text == "Busy")
      #expect(button.currentTitleColor == .red)
    }
    #expect(timeline.events.contains { $0.name.contains("title") })
  }

  @Test func sendsActionsByHand() {
    let listener = Listener()
    play {
      let button = makeButton()
      button.addTarget(listener, action: _selector(listener.pressed(_:)), for: .valueChanged)
      button.sendActions(for: .valueChanged)
      button.sendActions(for: .touchUpInside)
    }
    #expect(listener.log == ["pressed Open"])
  }

  @Test func doesNotKeepItsTargetAlive() {
    var listener: Listener? = Listener()
    weak let witness = listener
    play {
      let button = makeButton()
      if let listener {
        button.addTarget(listener, action: _selector(listener.down), for: .touchUpInside)
      }
      listener = nil
      #expect(witness == nil)
      button.sendActions(for: .touchUpInside)
    }
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
    return button
  }
}

@MainActor
private final class Listener {
  var log: [String] = []

  func down() { log.append("down") }
  func pressed(_ button: UIButton) { log.append("pressed \(button.currentTitle ?? "-")") }
}
