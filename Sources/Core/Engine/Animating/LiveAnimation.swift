import Timelines

/// An animation that is attached to a layer now.
package final class LiveAnimation {
  /// Number in the journal.
  package let serial: Int
  package let layer: ObjectID
  package let key: String
  package let animation: Animation
  /// Order of creation.
  package let sequence: Int
  package let parent: any TimeParent
  /// Whose completion waits for this animation.
  package fileprivate(set) var groups: [CompletionGroup] = []
  /// Called when the active time begins.
  package var onStart: (() -> Void)?
  /// Called when the active time is over or the animation is taken away; true: it reached its end.
  package var onStop: ((_ finished: Bool) -> Void)?
  /// Called when the animation leaves its layer by itself.
  package var onLeave: (() -> Void)?
  /// Whether the active time is over.
  package fileprivate(set) var hasEnded = false
  /// Whether the animation is still attached to its layer.
  package fileprivate(set) var isAttached = true
  fileprivate var ending: ScheduledEvent?
  fileprivate var starting: ScheduledEvent?

  fileprivate init(
    serial: Int, layer: ObjectID, key: String, animation: Animation, sequence: Int,
    parent: any TimeParent
  ) {
    self.serial = serial
    self.layer = layer
    self.key = key
    self.animation = animation
    self.sequence = sequence
    self.parent = parent
  }

  /// When the active time is over in the parent's time; infinite when it never is.
  package var localEnd: Double {
    let timing = animation.timing
    guard timing.speed != 0 else { return .infinity }
    return timing.begin + timing.activeDuration / abs(timing.speed)
  }
}

extension Conductor {
  /// Attaches an animation to a layer; `groups` wait for it.
  ///
  /// An animation whose parent is an animator ends when the animator says so, never by itself.
  package func attach(
    _ animation: Animation, to layer: ObjectID, key: String, parent: any TimeParent,
    groups: [CompletionGroup]
  ) -> LiveAnimation {
    let live = LiveAnimation(
      serial: numbers.serial(), layer: layer, key: key, animation: animation,
      sequence: numbers.sequence(), parent: parent)
    live.groups = groups
    for group in groups { group.join(layer) }
    record(.add(layer, key: key, serial: live.serial, animation))
    running[live.serial] = live
    return live
  }

  /// Every animation that is attached to a layer now, oldest first.
  package var attachedAnimations: [LiveAnimation] {
    running.values.sorted { $0.serial < $1.serial }
  }

  /// Works out anew when an animation begins and ends, because its parent's time changed.
  package func retime(_ live: LiveAnimation) {
    guard live.isAttached, !live.hasEnded else { return }
    live.ending?.cancel()
    live.ending = nil
    scheduleStart(of: live)
    guard live.animation.animator == nil, live.localEnd.isFinite else { return }
    guard let end = live.parent.programTime(reaching: live.localEnd) else { return }
    live.ending = schedule(
      at: Instant(seconds: end), phase: .ends, sequence: live.sequence
    ) { [self] in finish(live) }
  }

  private func scheduleStart(of live: LiveAnimation) {
    guard let onStart = live.onStart else { return }
    live.starting?.cancel()
    guard let begin = live.parent.programTime(reaching: live.animation.timing.begin) else { return }
    live.starting = schedule(at: Instant(seconds: begin), sequence: live.sequence) {
      live.onStart = nil
      onStart()
    }
  }

  /// Ends an animation that has run its whole active time.
  package func finish(_ live: LiveAnimation) {
    guard !live.hasEnded else { return }
    if live.animation.isRemovedOnCompletion {
      detach(live, finished: true)
      live.onLeave?()
    }
    end(live, finished: true)
  }

  /// Takes an animation off its layer before its end.
  package func remove(_ live: LiveAnimation) {
    detach(live, finished: live.hasEnded)
    end(live, finished: false)
  }

  private func detach(_ live: LiveAnimation, finished: Bool) {
    guard live.isAttached else { return }
    live.isAttached = false
    running[live.serial] = nil
    record(.drop(serial: live.serial, finished: finished))
  }

  private func end(_ live: LiveAnimation, finished: Bool) {
    guard !live.hasEnded else { return }
    live.hasEnded = true
    live.ending?.cancel()
    live.starting?.cancel()
    let groups = live.groups
    live.groups = []
    let stop = live.onStop
    // They know the animation, and its delegate: nothing must stay alive through them.
    live.onStart = nil
    live.onStop = nil
    stop?(finished)
    for group in groups { group.leave(finished: finished) }
  }

  /// Takes from an animation that is being replaced the completions that follow the replacement.
  package func release(_ old: LiveAnimation) -> [CompletionGroup] {
    let following = old.groups.filter(\.followsReplacement)
    old.groups.removeAll(where: \.followsReplacement)
    return following
  }

  /// Lets completions that `release` gave wait for `new` instead.
  package func adopt(_ groups: [CompletionGroup], by new: LiveAnimation) {
    for group in groups {
      if new.groups.contains(where: { $0 === group }) {
        group.leave(finished: true)
      } else {
        new.groups.append(group)
      }
    }
  }

  /// Whether something moves on and on although nothing is due.
  package var movesEndlessly: Bool {
    running.values.contains { live in
      !live.hasEnded && live.localEnd.isInfinite && live.animation.timing.speed != 0
        && live.parent.programTime(reaching: live.parent.localNow + 1) != nil
    }
  }
}
