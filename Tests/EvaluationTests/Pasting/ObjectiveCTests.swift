import Evaluation
import Testing
import Timelines

/// One program for each construct that needs Objective-C on Apple's systems; each plays.
@Suite struct ObjectiveCTests {
  /// A construct, a program that uses it, and what the program prints.
  private static let programs: [(String, String, [String])] = [
    (
      "@objc with and without a name",
      """
      @objc(Lamp) class Lamp: UIView {
        @objc(switchOn:) func switchOn(_ sender: Any) { alpha = 0.5 }
        @objc
        var brightness: CGFloat = 1
        @objc dynamic var hue: CGFloat = 0
        private dynamic func dim() {}
      }
      let lamp = Lamp(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      lamp.switchOn(lamp)
      print(lamp.alpha, lamp.brightness, lamp.hue)
      """, ["0.5 1.0 0.0"]
    ),
    (
      "@objcMembers and @nonobjc",
      """
      @objcMembers final class Meter: NSObject {
        var level = 1
        @nonobjc func reset() { level = 0 }
        func raise() { level += 1 }
      }
      let meter = Meter()
      meter.raise()
      meter.perform(#selector(Meter.raise))
      print(meter.level)
      """, ["3"]
    ),
    (
      "#keyPath",
      """
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(box)
      let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
      fade.fromValue = 0
      fade.duration = 1
      box.layer.add(fade, forKey: #keyPath(CALayer.opacity))
      print(#keyPath(UIView.layer.bounds), box.layer.animationKeys() ?? [])
      """, ["layer.bounds [\"opacity\"]"]
    ),
    (
      "@objc protocol with optional methods",
      """
      @objc protocol CardDelegate {
        func cardDidOpen(_ card: Card)
        @objc optional func cardDidClose(_ card: Card, after seconds: Double)
      }
      class Card: UIView {
        weak var delegate: CardDelegate?
        func turn() {
          delegate?.cardDidOpen(self)
          delegate?.cardDidClose?(self, after: 2)
        }
      }
      class Silent: CardDelegate { func cardDidOpen(_ card: Card) { print("open") } }
      class Loud: CardDelegate {
        func cardDidOpen(_ card: Card) { print("opened") }
        func cardDidClose(_ card: Card, after seconds: Double) { print("closed", seconds) }
      }
      let silent = Silent(), loud = Loud(), card = Card()
      card.delegate = silent
      card.turn()
      card.delegate = loud
      card.turn()
      """, ["open", "opened", "closed 2.0"]
    ),
    (
      "@IBDesignable, @IBInspectable, @NSCopying, @GKInspectable",
      """
      @IBDesignable class Dial: UIControl {
        @IBInspectable var thickness: CGFloat = 4 { didSet { setNeedsDisplay() } }
        @IBInspectable public var tint: UIColor? = .red
        @NSCopying var path: UIBezierPath? = UIBezierPath()
        @GKInspectable var speed: Float = 1
      }
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      print(dial.thickness, dial.tint == .red, dial.speed, dial.path?.isEmpty ?? false)
      """, ["4.0 true 1.0 true"]
    ),
    (
      "@NSManaged properties of a layer",
      """
      class RingLayer: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged public var title: String?
        override class func needsDisplay(forKey key: String) -> Bool {
          return key == #keyPath(progress) || super.needsDisplay(forKey: key)
        }
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      class Ring: UIView { override class var layerClass: AnyClass { RingLayer.self } }
      let ring = Ring(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let layer = ring.layer as! RingLayer
      print(layer.progress, layer.title == nil, RingLayer.needsDisplay(forKey: "progress"))
      layer.progress = 0.5
      print(layer.progress)
      """, ["0.0 true true", "0.5"]
    ),
    (
      "NSCopying",
      """
      class Style: NSObject, NSCopying {
        var width: CGFloat = 1
        func copy(with zone: NSZone? = nil) -> Any {
          let style = Style()
          style.width = width
          return style
        }
      }
      let first = Style()
      first.width = 3
      let second = first.copy() as! Style
      second.width += 1
      print(first.width, second.width)
      """, ["3.0 4.0"]
    ),
    (
      "init?(coder:) of views, layers, cells and controllers",
      """
      class Badge: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      class Glow: CAGradientLayer {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override init(layer: Any) { super.init(layer: layer) }
      }
      class Row: UITableViewCell {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Page: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      print(
        Badge(coder: NSCoder()) != nil, Glow(coder: NSCoder()) != nil,
        Row(coder: NSCoder()) != nil, Page(coder: NSCoder()) != nil)
      """, ["true true true true"]
    ),
    (
      "perform, its delay, and taking it back",
      """
      class Clock: NSObject {
        @objc func ring() { print("ring", CACurrentMediaTime()) }
        @objc func say(_ word: String) { print(word) }
      }
      let clock = Clock()
      clock.perform(#selector(Clock.say(_:)), with: "now")
      clock.perform(#selector(Clock.say(_:)), with: "never", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: clock, selector: #selector(Clock.say(_:)), object: nil)
      clock.perform(#selector(Clock.ring), with: nil, afterDelay: 2)
      print(clock.responds(to: #selector(Clock.ring)), clock.responds(to: Selector("unknown")))
      """, ["now", "true false", "ring 2.0"]
    ),
    (
      "equal selectors",
      """
      class Panel: NSObject {
        let button = UIButton()
        @objc func press(_ sender: UIButton) { print("pressed") }
        func wire() {
          button.addTarget(self, action: #selector(press), for: .touchUpInside)
          button.addTarget(self, action: #selector(Panel.press(_:)), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          button.removeTarget(self, action: #selector(self.press(_:)), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
        }
      }
      let panel = Panel()
      panel.wire()
      print(#selector(Panel.press(_:)) == Selector("press:"), #selector(Panel.press(_:)))
      """, ["pressed", "true press:"]
    ),
    (
      "numbers and values in animations",
      """
      let half: CGFloat = 0.5
      let number = half as NSNumber
      let ring = CABasicAnimation(keyPath: "strokeEnd")
      ring.fromValue = half as NSNumber
      ring.toValue = 1
      ring.setValue("ring", forKey: "name")
      let keys = CAKeyframeAnimation(keyPath: "opacity")
      keys.keyTimes = [0, 0.25, 1]
      let value = NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue
      let colour = (UIColor.red.cgColor as Any) as! CGColor
      print(number, ring.value(forKey: "name") as? String ?? "-", value, colour === colour)
      """, ["0.5 ring (1.0, 2.0) true"]
    ),
    (
      "conditions for systems and versions",
      """
      #if os(iOS) || os(tvOS)
      @objc class Wheel: NSObject { @objc func turn() { print("turned") } }
      #else
      let wheel: Missing = 1
      #endif
      #if canImport(UIKit) && !os(macOS)
      Wheel().perform(#selector(Wheel.turn))
      #endif
      if #available(iOS 13.0, *) { print("new") } else { print("old") }
      """, ["turned", "new"]
    ),
  ]

  @Test(arguments: programs.indices)
  func plays(_ index: Int) {
    let (construct, source, expected) = Self.programs[index]
    let run = Stage.play("import UIKit\n" + source)
    #expect(run.output == expected, "\(construct): \(run.word) \(run.errors)")
    #expect(run.word == "played", "\(construct)")
  }

  @Test func reportsWhatObjectiveCWouldHaveDone() {
    let run = Stage.play(
      """
      import UIKit
      @objc protocol Source {
        @objc optional func count(in box: UIView) -> Int
      }
      class Model: NSObject { @objc dynamic var level = 0 }
      class Watcher: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { print("told") }
      }
      let model = Model(), watcher = Watcher()
      model.addObserver(watcher, forKeyPath: "level", options: [.new], context: nil)
      let token = model.observe(\\.level) { _, _ in print("told") }
      model.level = 1
      """)
    #expect(run.output == [], "\(run.errors)")
    #expect(run.warnings.map(\.line) == [3, 13, 14])
    #expect(run.warnings.map(\.column) == [9, 7, 19])
    #expect(run.warnings.last?.message.contains("didSet") == true)
    #expect(run.outcome.timeline?.notes.contains { $0.rule == "observing" } == true)
  }

  @Test func saysOnceThatAManagedPropertyJumps() {
    let run = Stage.play(
      """
      import UIKit
      class Gauge: CALayer { @NSManaged var level: CGFloat }
      let gauge = Gauge()
      gauge.level = 1
      gauge.level = 2
      """)
    #expect(run.outcome.timeline?.notes.count { $0.rule == "managed-property" } == 1)
  }
}
