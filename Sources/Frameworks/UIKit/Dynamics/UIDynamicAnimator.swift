import Engine
import QuartzCore
import Timelines

/// Moves items by forces, 60 times a second of the virtual clock.
///
/// What a force does is documented: gravity of 1 is 1000 points per second squared, a push of 1 gives
/// 100 points per second squared to 100 × 100 points of density 1. How UIKit solves collisions is not;
/// etude's boxes bounce off each other without turning.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move.
  public private(set) weak var referenceView: UIView?
  /// Who is told when everything comes to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours, in the order in which they were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves.
  public private(set) var isRunning = false
  /// How long things have moved, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0
  var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private(set) var order: [ObjectIdentifier] = []
  private var next: ScheduledEvent?
  private var stillSteps = 0
  private var frames = 0
  private var start = 0.0

  /// An animator in the coordinates of its items.
  public override nonisolated init() {
    super.init()
  }

  /// An animator in a view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  /// An animator for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
  }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    wake()
  }

  /// Takes a behaviour away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    wake()
  }

  /// Takes all behaviours away; items stop.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.join(nil) }
    behaviors = []
    bodies = [:]
    order = []
    stop()
  }

  /// Takes over where an item is now, and stops it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[ObjectIdentifier(item)]?.velocity = .zero
    bodies[ObjectIdentifier(item)]?.angularVelocity = 0
    wake()
  }

  /// The items of which a part lies in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    order.compactMap { bodies[$0]?.item }.filter { $0.box.intersects(rect) }
  }

  // MARK: Stepping

  /// Everything that takes part, children included.
  var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  func adopt(_ item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    guard bodies[key] == nil else { return }
    var body = DynamicBody(item: item)
    body.angle = atan2(item.transform.b, item.transform.a)
    bodies[key] = body
    order.append(key)
  }

  func wake() {
    stillSteps = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    frames = 0
    start = Conductor.current.seconds
    delegate?.dynamicAnimatorWillResume(self)
    schedule()
  }

  private func stop() {
    next?.cancel()
    isRunning = false
  }

  private func schedule() {
    frames += 1
    let instant = Instant(seconds: start + Double(frames) / 60)
    next = Conductor.current.schedule(at: instant) { [weak self] in
      MainActor.assumeIsolated { self?.step() }
    }
  }

  private func step() {
    let places = order.map { bodies[$0]?.item.center ?? .zero }
    // Four small steps for each frame keep stiff springs and fast balls in hand.
    for _ in 0..<4 { DynamicStep(self, seconds: 1.0 / 240).run() }
    elapsedTime += 1.0 / 60
    for behavior in allBehaviors { behavior.action?() }
    let moved =
      zip(order, places).map { key, before in
        distance(bodies[key]?.item.center ?? before, before)
      }.max() ?? 0
    stillSteps = moved < 0.05 ? stillSteps + 1 : 0
    guard stillSteps < 20 else {
      stop()
      delegate?.dynamicAnimatorDidPause(self)
      return
    }
    if isRunning { schedule() }
  }
}

extension UIDynamicItem {
  /// The box around the item, in the reference view's coordinates.
  @MainActor var box: CGRect {
    let turned = bounds.applying(transform)
    return CGRect(
      x: center.x - turned.width / 2, y: center.y - turned.height / 2, width: turned.width,
      height: turned.height)
  }
}

/// Is told when a dynamic animator starts and stops.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Something begins to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Objective-C's optional methods.
extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
