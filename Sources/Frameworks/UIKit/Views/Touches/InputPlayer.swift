import CoreGraphics
import Engine
import Geometry
import QuartzCore
import Timelines

/// Plays scripted input: puts fingers on the screen where a line of input says.
///
/// A named view is touched at the centre of its model frame, or where it shows while an animator
/// moves it; then the normal hit test decides who gets the touch.
@MainActor
struct InputPlayer {
  private let input: ScriptedInput
  private var conductor: Conductor { .current }

  init(_ input: ScriptedInput) {
    self.input = input
  }

  func play() {
    let named: UIView?
    switch input.target {
    case .program: return changeLife()
    case .object(let name):
      guard let view = view(named: name) else { return }
      named = view
    case .point: named = nil
    }
    guard ApplicationLife.current.state == .active else { return miss(InputReason.behind) }
    guard let point = point(of: named) else { return }
    guard let window = ViewWorld.current.windows.last(where: { $0.frame.contains(point) }),
      let hit = window.hitTest(window.convert(point, from: nil), with: nil)
    else { return miss(InputReason(point: point, named: named).text) }
    if let named, !hit.isDescendant(of: named) {
      miss(InputReason(point: point, named: named).text(insteadOf: hit))
      // A finger touches what is there, whoever was meant.
      guard input.gesture.isTouch else { return }
    } else {
      conductor.record(.event(.input(input.command, target: hit.journalID)))
    }
    perform(on: hit, in: window, at: point)
  }

  /// The program goes behind others, or comes back.
  private func changeLife() {
    let life = ApplicationLife.current
    let goesBehind = input.gesture == .background
    guard goesBehind == (life.state == .active) else {
      return miss(InputReason.already(goesBehind ? "in the background" : "in front"))
    }
    let window = ViewWorld.current.windows.last?.journalID ?? 0
    conductor.record(.event(.input(input.command, target: window)))
    if goesBehind { life.enterBackground() } else { life.enterForeground() }
  }

  private func miss(_ reason: String) {
    conductor.record(.event(.missedInput(input.command, reason: reason)))
  }

  private func view(named name: String) -> UIView? {
    guard let id = conductor.object(named: name) else {
      let timeline = conductor.recorder.timeline
      let names = conductor.names().map(\.1) + timeline.objectIDs.map { timeline.name(of: $0) }
      miss(InputReason.unknown(name, nearest: nearestMatch(to: name, among: names)))
      return nil
    }
    guard let view = LayerWorld.current.layer(id)?.delegate as? UIView else {
      miss(InputReason.noView(name))
      return nil
    }
    return view
  }

  /// The point of the stage that is touched.
  private func point(of view: UIView?) -> CGPoint? {
    guard let view else {
      if case .point(let point) = input.target { return CGPoint(point) }
      return nil
    }
    guard view.window != nil else {
      miss(InputReason.noWindow)
      return nil
    }
    return view.touchPoint
  }

  private func perform(on view: UIView, in window: UIWindow, at point: CGPoint) {
    switch input.gesture {
    case .tap(let count):
      for index in 0..<max(1, count) { tap(view, window, point, number: index + 1) }
    case .pan(let way):
      drag(view, window, FingerPath(.line(point, by: CGPoint(way)), seconds: input.duration))
    case .swipe(let direction):
      let way = FingerPath.swipe(direction)
      drag(view, window, FingerPath(.line(point, by: way), seconds: input.duration))
    case .pinch(let scale):
      drag(view, window, FingerPath(.pinch(point, scale: scale), seconds: input.duration))
    case .rotate(let angle):
      drag(view, window, FingerPath(.turn(point, by: angle), seconds: input.duration))
    case .press:
      drag(view, window, FingerPath(.rest(point), seconds: input.duration))
    case .set(let number):
      if !(settable(view)?.setFromInput(number) ?? false) { miss(InputReason.notSettable(view)) }
    case .type(let text):
      guard let field = view as? any InputTypeable else { return miss(InputReason.noField(view)) }
      field.typeFromInput(text)
    case .background, .foreground: break
    }
  }

  /// The control that a touched view belongs to.
  private func settable(_ view: UIView) -> (any InputSettable)? {
    var current: UIView? = view
    while let ancestor = current {
      if let control = ancestor as? any InputSettable { return control }
      current = ancestor.superview
    }
    return nil
  }

  /// A tap takes no virtual time; further ones follow at a tenth of a second each.
  private func tap(_ view: UIView, _ window: UIWindow, _ point: CGPoint, number: Int) {
    let run = { @MainActor in
      let finger = TouchDispatcher(points: [point], window: window, view: view, tapCount: number)
      finger.begin()
      finger.end(at: [point])
    }
    guard number > 1 else { return run() }
    conductor.schedule(after: 0.1 * Double(number - 1)) { MainActor.assumeIsolated(run) }
  }

  private func drag(_ view: UIView, _ window: UIWindow, _ path: FingerPath) {
    let fingers = TouchDispatcher(
      points: path.points(at: 0), window: window, view: view, tapCount: 1)
    fingers.begin()
    for step in path.steps {
      conductor.schedule(after: step.seconds) {
        MainActor.assumeIsolated {
          let points = path.points(at: step.share)
          if step.share < 1 || step.isMove {
            fingers.move(to: points)
          } else {
            fingers.end(at: points)
          }
        }
      }
    }
  }
}

extension UIView {
  /// The centre of the view in the window: of its model frame, or of what shows while it is hit
  /// where it shows.
  var touchPoint: CGPoint {
    let box = isTouchedWhereItShows ? layer.presentation()?.frame ?? frame : frame
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard let superview else { return middle }
    return superview.convert(middle, to: nil)
  }
}
