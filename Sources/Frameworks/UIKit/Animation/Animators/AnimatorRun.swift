import Engine
import QuartzCore
import Timelines

/// What one start of an animator moves.
@MainActor
final class AnimatorRun {
  typealias QueuedAnimations = UIViewPropertyAnimator.QueuedAnimations

  /// A property that the run changes, with its model value before and after.
  struct Change {
    let layer: CALayer
    let key: String
    let start: Value
    var end: Value
  }

  var pacing: AnimatorPacing
  private(set) var changes: [Change] = []
  /// Ends the run when its time is over.
  var ending: ScheduledEvent?
  /// Whether playing forward leads back to the start, after a reversed animator was given another
  /// pacing.
  var endsAtStart = false
  private let clock: AnimatorClock

  init(_ pacing: AnimatorPacing, clock: AnimatorClock) {
    self.pacing = pacing
    self.clock = clock
  }

  /// Runs the program's closure; its changes move in a stretch of the animator's time.
  ///
  /// - Parameters:
  ///   - animations: the program's closure.
  ///   - begin: seconds of the animator's time.
  ///   - length: seconds.
  func add(_ animations: QueuedAnimations, begin: Double, length: Double) {
    animate(
      begin: begin, length: length, animations.laysOutSubviews ? [.layoutSubviews] : [],
      animations.body)
    for index in changes.indices {
      changes[index].end = changes[index].layer.read(changes[index].key)
    }
  }

  /// Moves every changed property from its model value to a goal, in the whole of the run's time.
  func moveOn(to goals: [Value]) {
    let moving = changes
    animate(begin: 0, length: pacing.duration) {
      for (change, goal) in zip(moving, goals) { change.layer.write(change.key, goal) }
    }
  }

  private func animate(
    begin: Double, length: Double, _ options: UIView.AnimationOptions = [], _ body: () -> Void
  ) {
    clock.beginOfAdded = begin
    var timing = AnimationBlock.Timing(duration: length, curve: pacing.curve)
    timing.spring = length == pacing.duration ? pacing.spring : pacing.spring?.refitted(to: length)
    let block = AnimationBlock(
      timing, options: options.union(.allowUserInteraction), animator: clock)
    block.onChange = { [unowned self] layer, key, old in note(layer, key, old) }
    block.run(body)
  }

  private func note(_ layer: CALayer, _ key: String, _ old: Value) {
    guard !changes.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    changes.append(Change(layer: layer, key: key, start: old, end: layer.read(key)))
  }

  /// The layers that move, each once.
  var layers: [CALayer] {
    changes.reduce(into: []) { layers, change in
      if !layers.contains(where: { $0 === change.layer }) { layers.append(change.layer) }
    }
  }

  /// Takes all animations off; their pictures end here.
  func removeAnimations(finished: Bool) {
    for layer in layers {
      for live in layer.liveAnimations where live.parent === clock {
        if finished { Conductor.current.finish(live) } else { layer.takeOff(live) }
      }
    }
  }

  /// Gives the model what each property shows now.
  func freeze() {
    let values = changes.map { $0.layer.shown($0.key) }
    removeAnimations(finished: false)
    for (change, value) in zip(changes, values) { set(change, to: value) }
  }

  /// Makes the model agree with the end that was reached, where nobody else has changed it since.
  ///
  /// Nobody outside Apple knows what happens to a value that was set meanwhile; etude keeps it.
  func settle(at position: UIViewAnimatingPosition) {
    for change in changes {
      let (own, goal) =
        position == .start ? (change.end, change.start) : (change.start, change.end)
      guard position == .start || endsAtStart, change.layer.read(change.key) == own else {
        continue
      }
      set(change, to: goal)
    }
  }

  /// Gives the model the values it had before the start.
  func rewind() {
    for change in changes { set(change, to: change.start) }
  }

  /// Gives the model the values that the closures set.
  func complete() {
    for change in changes { set(change, to: change.end) }
  }

  private func set(_ change: Change, to value: Value) {
    guard change.layer.read(change.key) != value else { return }
    change.layer.store(change.key, value)
  }
}
