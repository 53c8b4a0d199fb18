import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct InputTests {
  private final class Finger: UIView {
    var log: [String] = []
    private func note(_ word: String, _ touches: Set<UITouch>) {
      let places = touches.map { touch -> String in
        let place = touch.location(in: self)
        return "\(Int(place.x.native.rounded())),\(Int(place.y.native.rounded()))"
      }
      log.append("\(word) \(places.sorted().joined(separator: " "))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  private func touch(
    _ input: String, _ change: @escaping @MainActor (Finger) -> Void = { _ in }
  ) -> (log: [String], timeline: Timeline) {
    var log: [String] = []
    let timeline = play(input: [input]) {
      let pad = Finger(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      pad.accessibilityIdentifier = "pad"
      view.addSubview(pad)
      change(pad)
      after(5) { log = pad.log }
    }
    return (log, timeline)
  }

  @Test func tapsTheMiddleOfTheModelFrame() {
    let (log, timeline) = touch("at 1s tap pad")
    #expect(log == ["began 100,100", "ended 100,100"])
    let events = timeline.events.map(\.name)
    #expect(events.contains("tap pad"))
  }

  @Test func tapsAPointOfTheStage() {
    #expect(touch("at 1s tap 110,120").log == ["began 10,20", "ended 10,20"])
  }

  @Test func tapsTwice() {
    #expect(touch("at 1s doubletap pad").log.count == 4)
  }

  @Test func dragsFrameByFrame() {
    let log = touch("at 1s pan pad by 40,0 in 0.1s").log
    #expect(log.first == "began 100,100" && log.last == "ended 140,100")
    #expect(log.dropFirst().dropLast().contains("moved 120,100"))
    #expect(log.contains("moved 140,100"))
  }

  @Test func pinchesWithTwoFingers() {
    let log = touch("at 1s pinch pad to 1.5 in 0.1s").log
    #expect(log.first == "began 150,100 50,100")
    #expect(log.last == "ended 175,100 25,100" || log.last == "ended 25,100 175,100")
  }

  @Test func restsForALongPress() {
    let (log, timeline) = touch("at 1s press pad for 0.8s")
    #expect(log == ["began 100,100", "ended 100,100"])
    #expect(timeline.notes.isEmpty)
  }

  @Test func recognisesATap() {
    var times: [Double] = []
    let (log, _) = touch("at 1.5s tap pad") { pad in
      pad.addGestureRecognizer(Tap { times.append(now) })
    }
    #expect(times == [1.5])
    #expect(log == ["began 100,100", "cancelled 100,100"])
  }

  // Why a touch misses, in words.
  @Test func saysWhyItMissed() {
    func reason(
      _ input: String = "at 1s tap pad", _ change: @escaping @MainActor (Finger) -> Void
    ) -> [String] {
      touch(input, change).timeline.missedReasons
    }
    #expect(reason { $0.isHidden = true } == ["pad is hidden"])
    #expect(reason { $0.alpha = 0 } == ["pad has an alpha below 0.01"])
    #expect(
      reason { $0.isUserInteractionEnabled = false }
        == ["isUserInteractionEnabled is false for pad"])
    #expect(
      reason { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }
        == ["the transform of pad flattens it"])
    #expect(
      reason { $0.removeFromSuperview() } == ["it is in no window, so nothing can touch it"])
    #expect(
      reason { _ in _ = makeBox("cover", at: CGPoint(x: 200, y: 200)) }
        == ["cover takes the touch instead"])
    #expect(
      reason("at 1s tap pat") { _ in }
        == ["nothing is called \"pat\" at this time; did you mean \"pad\"?"])
    #expect(
      reason("at 1s tap 500,20") { _ in } == ["the point lies outside of every view"])
  }

  // What a view does not take falls through to the view behind it, as on a screen.
  @Test(arguments: ["muted", "hidden", "moving"])
  func touchesTheViewBehindWhatItMisses(_ reason: String) {
    var times: [Double] = []
    let (log, timeline) = touch("at 1s tap pad") { pad in
      switch reason {
      case "muted": pad.isUserInteractionEnabled = false
      case "hidden": pad.isHidden = true
      default: UIView.animate(withDuration: 3) { pad.center.y += 10 }
      }
      view.addGestureRecognizer(Tap { times.append(now) })
    }
    #expect(log.isEmpty)
    #expect(times == [1])
    #expect(timeline.missedReasons.count == 1)
  }

  @Test func setsNoOtherControlThanTheOneThatIsNamed() {
    var values: [Float] = []
    play(input: ["at 1s set slider 0.75"]) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      slider.accessibilityIdentifier = "slider"
      let cover = UISlider(frame: slider.frame)
      view.addSubview(slider)
      view.addSubview(cover)
      after(2) { values = [slider.value, cover.value] }
    }
    #expect(values == [0, 0])
  }

  @Test func findsViewsByTheirVariables() {
    var settings = RunSettings()
    settings.input = [try? ScriptedInput.parse("at 1s tap clouds[1]")].compactMap { $0 }
    let conductor = StageRun.begin(settings)
    var count = 0
    let clouds = [makeBox("", at: CGPoint(x: 50, y: 50)), makeBox("", at: CGPoint(x: 250, y: 50))]
    clouds[1].addGestureRecognizer(Tap { count += 1 })
    conductor.nameSources.insert({ [("clouds", clouds)] }, at: 0)
    conductor.drain()
    #expect(count == 1)
    #expect(conductor.recorder.timeline.object(named: "clouds[1]") != nil)
    #expect(conductor.recorder.timeline.object(named: "view") != nil)
  }

  @Test func throwsTouchesAtItsResponders() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
      }
    }
    let controller = Controller()
    play(input: ["at 1s tap 10,10"]) { StageRun.show(controller) }
    #expect(controller.count == 1)
  }
}
