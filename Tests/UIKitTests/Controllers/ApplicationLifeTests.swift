import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct ApplicationLifeTests {
  private final class Delegate: UIApplicationDelegate {
    var log: [String] = []
    private func note(_ word: String) {
      log.append("\(word) \(UIApplication.shared.applicationState.rawValue)")
    }
    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("behind") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("front") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  }

  private final class Ticker: NSObject {
    var times: [Double] = []
    func tick() { times.append(CACurrentMediaTime()) }
  }

  /// Calls `body` whenever such news comes.
  private func hear(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  @Test func goingBehindEndsAnimationsUnfinished() {
    var log: [String] = []
    let timeline = play(input: ["at 0.5s background"]) {
      let box = makeBox()
      UIView.animate(
        withDuration: 1, animations: { box.center.x = 250 },
        completion: { log.append("\($0) \(now)") })
    }
    #expect(log == ["false 0.5"])
    #expect(isClose(timeline.number("box.center.x", at: 0.5, .before), 150))
    #expect(timeline.number("box.center.x", at: 0.5) == 250)
    #expect(timeline.events.map(\.name).contains("background"))
  }

  @Test func delegateAndNotificationsComeInApplesOrder() {
    let delegate = Delegate()
    var news: [String] = []
    play(input: ["at 1s background", "at 2s foreground"]) {
      UIApplication.shared.delegate = delegate
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
      ]
      for name in names { hear(name) { news.append("\(name.rawValue) \(now)") } }
    }
    UIApplication.shared.delegate = nil
    #expect(delegate.log == ["resign 1", "behind 2", "front 2", "active 0"])
    #expect(
      news == [
        "UIApplicationWillResignActiveNotification 1.0",
        "UIApplicationDidEnterBackgroundNotification 1.0",
        "UISceneDidEnterBackgroundNotification 1.0",
        "UIApplicationWillEnterForegroundNotification 2.0",
        "UIApplicationDidBecomeActiveNotification 2.0", "UISceneDidActivateNotification 2.0",
      ])
  }

  @Test func aSpinnerStartedAnewOnReturnTurnsAgain() {
    let timeline = play(horizon: 5, input: ["at 1s background", "at 2s foreground"]) {
      let box = makeBox()
      let spin: @MainActor () -> Void = {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.byValue = 8
        turn.duration = 4
        turn.repeatCount = .infinity
        box.layer.add(turn, forKey: "spin")
      }
      spin()
      hear(UIApplication.willEnterForegroundNotification, spin)
    }
    let path = "box.transform.rotation"
    #expect(areClose(timeline.numbers(path, at: [0.5, 1.5, 2, 2.5]), [1, 0, 0, 1]))
  }

  @Test func anAnimationThatIsNotRemovedStaysOverTheBackground() {
    let timeline = play(horizon: 5, input: ["at 1s background", "at 2s foreground"]) {
      let box = makeBox()
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.byValue = 3
      turn.duration = 3
      turn.isRemovedOnCompletion = false
      box.layer.add(turn, forKey: "spin")
    }
    #expect(
      areClose(timeline.numbers("box.transform.rotation", at: [0.5, 1.5, 2.5]), [0.5, 1.5, 2.5]))
  }

  @Test func whatIsAnimatedInTheBackgroundNeverShows() {
    var log: [String] = []
    let timeline = play(input: ["at 1s background"]) {
      let box = makeBox()
      after(2) {
        UIView.animate(
          withDuration: 1, animations: { box.center.x = 250 },
          completion: { log.append("\($0) \(now)") })
      }
    }
    #expect(log == ["false 2.0"])
    #expect(timeline.number("box.center.x", at: 2) == 250)
  }

  @Test func displayLinksRestInTheBackground() {
    let ticker = Ticker()
    play(horizon: 3, input: ["at 1s background", "at 2s foreground"]) {
      let link = CADisplayLink(target: ticker, selector: _selector(ticker.tick))
      link.add(to: .main, forMode: .common)
    }
    #expect(ticker.times.contains { $0 < 1 } && ticker.times.contains { $0 > 2 })
    #expect(!ticker.times.contains { $0 > 1.001 && $0 < 1.999 })
  }

  @Test func touchesMissAProgramInTheBackground() {
    let inputs = ["at 1s background", "at 1.5s tap box", "at 1.6s background", "at 2s foreground"]
    let timeline = play(input: inputs + ["at 3s foreground", "at 4s tap box"]) { _ = makeBox() }
    let reasons = timeline.missedReasons
    #expect(reasons.count == 3)
    #expect(reasons[0].contains("in the background"))
    #expect(reasons[1].contains("in the background already"))
    #expect(reasons[2].contains("in front already"))
    #expect(timeline.events.map(\.name).contains("tap box"))
  }

  @Test func aNewRunIsInFrontAndHearsNobodyOfTheOld() {
    var heard = 0
    play(input: ["at 1s background"]) {
      hear(UIApplication.didEnterBackgroundNotification) { heard += 1 }
    }
    play(input: ["at 1s background"]) {
      #expect(UIApplication.shared.applicationState == .active)
    }
    #expect(heard == 1)
  }

  @Test(arguments: ["at 2s background now", "at 2s foreground box"])
  func takesNoTarget(_ line: String) {
    #expect(throws: InputError.self) { try ScriptedInput.parse(line) }
  }

  @Test(arguments: ["at 2s background", "at 2.5s foreground"])
  func readsBack(_ line: String) throws {
    #expect(try ScriptedInput.parse(line).description == line)
  }
}
