import CoreGraphics
import Engine
import Timelines

/// An animation that is attached to a layer, with the program's description of it.
struct AttachedAnimation {
  /// A copy; the program cannot change it any more.
  var source: CAAnimation
  var live: LiveAnimation
}

extension CALayer {
  /// Attaches a copy of an animation, replacing the one under the same key.
  func attach(_ animation: CAAnimation, forKey givenKey: String?) {
    guard shadowInstant == nil else { return }
    let conductor = Conductor.current
    let source = animation.frozenCopy()
    let key = source is CATransition ? "transition" : givenKey ?? ""
    let parent: any TimeParent = source.animator ?? self
    let description = AnimationDescriber(layer: self, parentNow: parent.localNow).describe(source)
    let groups = conductor.transactions.groups + (source.group.map { [$0] } ?? [])
    // A transaction waits for the replacement instead; a block's completion does not.
    let following = replaced(under: key)
    let live = conductor.attach(
      description, to: journalID, key: key, parent: parent, groups: groups)
    conductor.adopt(following, by: live)
    hook(source, to: live)
    attached.append(AttachedAnimation(source: source, live: live))
    conductor.retime(live)
    if let transition = source as? CATransition {
      transition.announce(on: self, lasting: description.timing.duration)
    }
  }

  /// Takes off the animation that a new one replaces; answers the completions that go over to it.
  private func replaced(under key: String) -> [CompletionGroup] {
    guard !key.isEmpty, let old = attached.first(where: { $0.live.key == key })?.live else {
      return []
    }
    let following = Conductor.current.release(old)
    forget(old)
    Conductor.current.remove(old)
    return following
  }

  private func hook(_ source: CAAnimation, to live: LiveAnimation) {
    live.onLeave = { [weak self, weak live] in
      guard let live else { return }
      self?.forget(live)
    }
    guard let delegate = source.delegate else { return }
    let conductor = Conductor.current
    live.onStart = { [unowned conductor] in
      conductor.callback("animationDidStart")
      delegate.animationDidStart(source)
    }
    live.onStop = { [unowned conductor] finished in
      conductor.schedule(at: conductor.now, sequence: live.sequence) {
        conductor.callback("animationDidStop")
        delegate.animationDidStop(source, finished: finished)
      }
    }
  }

  private func forget(_ live: LiveAnimation) {
    attached.removeAll { $0.live === live }
  }

  func detachAllAnimations() {
    let all = attached
    attached = []
    for animation in all { Conductor.current.remove(animation.live) }
  }

  /// Takes off the animation under a key; without one nothing happens.
  public func removeAnimation(forKey key: String) {
    guard let found = attached.first(where: { $0.live.key == key }) else { return }
    takeOff(found.live)
  }

  /// Takes off one animation.
  package func takeOff(_ live: LiveAnimation) {
    forget(live)
    Conductor.current.remove(live)
  }

  /// The keys of the attached animations, oldest first; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = attached.map(\.live.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// The attached animation under a key, which can be read but not changed.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.live.key == key }?.source
  }

  /// A key under which a further animation of a property can be added: `position`, `position-2`, ….
  ///
  /// Measured: this is how UIKit names its additive animations.
  package func freeKey(for path: String) -> String {
    let taken = Set(attached.map(\.live.key))
    guard taken.contains(path) else { return path }
    var number = 2
    while taken.contains("\(path)-\(number)") { number += 1 }
    return "\(path)-\(number)"
  }

  /// What a property shows now.
  package func shown(_ key: String) -> Value {
    let conductor = Conductor.current
    return conductor.recorder.timeline.shown(journalID, key, at: conductor.seconds)
  }

  /// The animations that move now, oldest first, with the serial numbers of the journal.
  package var liveAnimations: [LiveAnimation] { attached.map(\.live) }

  /// Whether an animation block that keeps touches away moves the layer now, or will.
  package var isMutedByAnimation: Bool {
    attached.contains { !$0.live.hasEnded && $0.source.state.keepsTouchesAway }
  }
}
