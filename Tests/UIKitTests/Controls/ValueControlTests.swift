import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct ValueControlTests {
  @Test func scriptedInputSetsControlsWithTheirActions() {
    let listener = Listener()
    let timeline = play(input: [
      "at 1s set slider 0.4", "at 2s set toggle 1", "at 3s set segments 1", "at 4s set slider 7",
    ]) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame.origin.y = 200
      for (name, control) in [("slider", slider), ("toggle", toggle), ("segments", segments)]
        as [(String, UIControl)]
      {
        control.accessibilityIdentifier = name
        view.addSubview(control)
        control.addTarget(listener, action: _selector(listener.change(_:)), for: .valueChanged)
      }
    }
    #expect(listener.log == ["slider 0.4", "switch true", "segment 1", "slider 1.0"])
    #expect(timeline.number("slider.value", at: 1) == 0.4)
    #expect(timeline.number("slider.value", at: 4) == 1)
  }

  @Test func dragMovesASlider() {
    let listener = Listener()
    play(input: ["at 1s pan slider by 50,0 in 0.3s"]) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      slider.accessibilityIdentifier = "slider"
      view.addSubview(slider)
      slider.addTarget(listener, action: _selector(listener.change(_:)), for: .valueChanged)
    }
    #expect(listener.log.last == "slider 0.75")
  }

  @Test func progressMovesWhenAnimated() {
    let timeline = play {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.accessibilityIdentifier = "bar"
      view.addSubview(bar)
      bar.setProgress(0.8, animated: true)
      #expect(bar.progress == 0.8)
    }
    #expect(timeline.number("bar.progress", at: 0) == 0)
    #expect(isClose(timeline.number("bar.progress", at: 0.125), 0.4, 0.05))
    #expect(isClose(timeline.number("bar.progress", at: 0.25), 0.8))
  }

  @Test func wheelTurnsAndHides() {
    let timeline = play(horizon: 2) {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.accessibilityIdentifier = "wheel"
      view.addSubview(wheel)
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) { wheel.stopAnimating() }
    }
    #expect(isClose(timeline.number("wheel.transform.rotation", at: 0.25), .pi / 2))
  }

  @Test func textFieldAsksItsDelegateAndTellsItsTargets() {
    let listener = Listener()
    let timeline = play(input: ["at 1s type field \"no1\"", "at 2s tap other"]) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.accessibilityIdentifier = "field"
      field.delegate = listener
      field.addTarget(listener, action: _selector(listener.edit), for: .editingChanged)
      view.addSubview(field)
      let other = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      other.accessibilityIdentifier = "other"
      other.addAction(UIAction { _ in view.endEditing(true) }, for: .touchUpInside)
      view.addSubview(other)
      #expect(field.text == "")
    }
    #expect(listener.log == ["begin", "edit", "edit", "end"])
    #expect(timeline.events.contains { $0.name.contains("field.text") })
  }
}

@MainActor
private final class Listener: UITextFieldDelegate {
  var log: [String] = []

  func change(_ control: UIControl) {
    switch control {
    case let slider as UISlider: log.append("slider \(slider.value)")
    case let toggle as UISwitch: log.append("switch \(toggle.isOn)")
    case let segments as UISegmentedControl: log.append("segment \(segments.selectedSegmentIndex)")
    default: log.append("?")
    }
  }

  func edit() { log.append("edit") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "1" }
}
