import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct InertTests {
  @Test func saysOnceWhatIsKeptButNotShown() {
    let timeline = play {
      for _ in 0..<3 { view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark))) }
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
      let picture = renderer.image { context in
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        context.cgContext.translateBy(x: 5, y: 5)
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      }
      #expect(picture.size == CGSize(width: 40, height: 30))
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
    #expect(timeline.rules == ["inert", "inert"])
    #expect(timeline.notes.allSatisfy { $0.text.contains("not animated or drawn") })
  }

  @Test func alertsAreAnsweredByTaps() {
    var log: [String] = []
    play(input: ["at 2s tap OK"]) {
      let root = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in log.append("ok \(now)") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: true)
      }
    }
    #expect(log == ["ok 2.4"])
  }

  @Test func storyboardsSayThatTheyAreMissing() {
    let timeline = play {
      let board = UIStoryboard(name: "Main", bundle: nil)
      _ = board.instantiateViewController(withIdentifier: "Detail")
    }
    #expect(timeline.rules == ["storyboard"])
  }

  @Test func notificationsReachTheirObservers() {
    let listener = Listener()
    play {
      let name = Notification.Name("landed")
      NotificationCenter.default.addObserver(
        listener, selector: _selector(listener.hear(_:)), name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["gate": 4])
      NotificationCenter.default.removeObserver(listener)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(listener.gates == [4])
  }

  @Test func settingsLiveInMemory() {
    let settings = UserDefaults()
    settings.set(2.5, forKey: "speed")
    settings.set(true, forKey: "loud")
    settings.register(defaults: ["name": "plane", "speed": 1])
    #expect(settings.double(forKey: "speed") == 2.5 && settings.bool(forKey: "loud"))
    #expect(settings.string(forKey: "name") == "plane" && settings.integer(forKey: "none") == 0)
  }
}

@MainActor
private final class Listener {
  var gates: [Int] = []

  func hear(_ news: Notification) {
    if let gate = news.userInfo?["gate"] as? Int { gates.append(gate) }
  }
}
