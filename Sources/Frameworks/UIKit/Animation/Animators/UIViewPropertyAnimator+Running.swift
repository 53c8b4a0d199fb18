import CoreGraphics
import Engine
import QuartzCore
import Timelines

// The state machine. The clock's time is how far the animator is on its way from start to end: it
// goes up while it plays forward and down while it is reversed. While it is scrubbed linearly that
// time is a share of the *move*, else a share of the duration.

extension UIViewPropertyAnimator {
  private var conductor: Conductor { .current }

  private func report(_ word: String) {
    conductor.record(.event(.animator(journalID, state: word)))
  }

  /// How much is done in the direction it plays.
  var doneFraction: Double {
    guard let run, run.pacing.duration > 0 else { return 0 }
    let way = min(1, max(0, clock.localNow / run.pacing.duration))
    return isBackwards ? 1 - way : way
  }

  // MARK: Adding

  func add(_ animations: QueuedAnimations) {
    guard isNotStopped("addAnimations") else { return }
    guard let run else {
      queued.append(animations)
      return
    }
    // Documented: they run for what is left of the duration, and end with everything else.
    let whole = run.pacing.duration
    let begin = max(doneFraction * whole, beginOfRest(run))
    let rest = max(0, whole - begin)
    let wait = animations.delayFactor.native * rest
    let wasEmpty = run.changes.isEmpty
    run.add(animations, begin: begin + wait, length: rest - wait)
    // What was started with nothing to move has something to wait for now.
    if wasEmpty, isRunning { awaitEnd(of: run, from: clock.localNow) }
  }

  /// Where the rest begins once the animator is resumed: a linear scrub counts in other units.
  private func beginOfRest(_ run: AnimatorRun) -> Double {
    max(0, resumingTime(run))
  }

  // MARK: Starting

  func start(afterDelay delay: Double) {
    guard isNotStopped("startAnimation") else { return }
    if state == .active {
      if !isRunning { resume(afterDelay: delay) }
      return
    }
    self.delay = delay
    activate()
    guard let run else { return }
    let local = isBackwards ? run.pacing.duration + delay : -delay
    play(from: local)
  }

  /// Runs the waiting closures; from now on their changes can be seen moving.
  private func activate() {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let run = AnimatorRun(AnimatorPacing(parameters, duration: duration), clock: clock)
    self.run = run
    state = .active
    let waiting = queued
    queued = []
    clock.set(Pace(local: 0, speed: 0))
    report("active")
    for animations in waiting {
      let wait = animations.delayFactor.native * run.pacing.duration
      run.add(animations, begin: wait, length: run.pacing.duration - wait)
    }
  }

  private func play(from local: Double) {
    guard let run else { return }
    isRunning = true
    clock.mustNotBeReleased = nil
    clock.set(Pace(local: local, speed: isBackwards ? -1 : 1))
    report("running")
    awaitEnd(of: run, from: local)
  }

  /// Ends the run when its time is over, counted from a point of the animator's time.
  private func awaitEnd(of run: AnimatorRun, from local: Double) {
    let isEmpty = run.changes.isEmpty
    let rest = isBackwards ? local : run.pacing.duration - local
    run.ending?.cancel()
    // Without changes there is nothing to wait for.
    let wait = isEmpty ? 0 : max(0, rest)
    run.ending = conductor.schedule(
      at: Instant(seconds: conductor.seconds + wait), phase: .ends,
      sequence: conductor.numbers.sequence()
    ) { [self] in
      MainActor.assumeIsolated { reachEnd() }
    }
  }

  /// The time on the way from start to end at which a paused animator goes on.
  private func resumingTime(_ run: AnimatorRun) -> Double {
    guard clock.pace.scrubsLinearly, run.pacing.duration > 0 else { return clock.localNow }
    let done = min(1, max(0, clock.localNow / run.pacing.duration))
    return run.pacing.fraction(at: done) * run.pacing.duration
  }

  private func resume(afterDelay delay: Double) {
    guard let run else { return }
    let local = resumingTime(run)
    guard delay > 0 else { return play(from: local) }
    self.delay = delay
    conductor.schedule(after: delay) { [self] in
      MainActor.assumeIsolated {
        if state == .active, !isRunning { play(from: local) }
      }
    }
  }

  // MARK: Pausing and scrubbing

  func pause() {
    guard isNotStopped("pauseAnimation"), isAllowed("pauseAnimation") else { return }
    if state == .inactive {
      activate()
    } else if !isRunning {
      return
    }
    hold(at: nil)
  }

  func scrub(to fraction: Double) {
    guard isNotStopped("fractionComplete") else { return }
    if isRunning, !isAllowed("fractionComplete") { return }
    if state == .inactive { activate() }
    let cut = min(1, max(0, fraction.isNaN ? 0 : fraction))
    hold(at: isBackwards ? 1 - cut : cut)
  }

  /// Stands still: at a share of the way, or where it is now.
  ///
  /// Documented: with linear scrubbing the fraction becomes the share of the move that is done, so
  /// that nothing jumps.
  private func hold(at share: Double?) {
    guard let run else { return }
    run.ending?.cancel()
    let wasRunning = isRunning
    isRunning = false
    clock.mustNotBeReleased = "paused"
    let whole = run.pacing.duration
    let way = whole > 0 ? min(1, max(0, clock.localNow / whole)) : 0
    let isEased = clock.pace.scrubsLinearly
    let held: Double
    if let share {
      held = share
    } else if scrubsLinearly, !isEased {
      held = run.pacing.progress(at: way)
    } else {
      held = way
    }
    clock.set(Pace(local: held * whole, speed: 0, scrubsLinearly: scrubsLinearly))
    if wasRunning || share == nil { report("paused") }
  }

  func reverse(_ backwards: Bool) {
    guard isNotStopped("isReversed"), backwards != isBackwards else { return }
    isBackwards = backwards
    guard state == .active else { return }
    report("reversed")
    if isRunning { play(from: clock.localNow) }
  }

  private func isAllowed(_ call: String) -> Bool {
    guard isInterruptible || state == .inactive else {
      refuseInterruption(call)
      return false
    }
    return true
  }

  /// Documented: pausing, stopping, scrubbing and pausing at the end need an interruptible animator.
  func refuseInterruption(_ call: String) {
    refuse(AnimatorMessage.notInterruptible(call), AnimatorMessage.notInterruptibleRemedy)
  }

  // MARK: Ending

  private func reachEnd() {
    guard let run, isRunning else { return }
    if pausesOnCompletion {
      isRunning = false
      clock.mustNotBeReleased = "paused"
      clock.set(Pace(local: isBackwards ? 0 : run.pacing.duration, speed: 0))
      report("paused")
      return
    }
    let position: UIViewAnimatingPosition = isBackwards != run.endsAtStart ? .start : .end
    run.removeAnimations(finished: true)
    run.settle(at: position)
    end()
    let waiting = completions
    completions = []
    conductor.schedule(at: conductor.now) { [self] in
      MainActor.assumeIsolated { call(waiting, position) }
    }
  }

  /// The run is over; the animator can be used again.
  private func end() {
    run?.ending?.cancel()
    run = nil
    state = .inactive
    isRunning = false
    clock.mustNotBeReleased = nil
    clock.set(Pace(local: 0, speed: 0))
    report("inactive")
  }

  private func call(
    _ completions: [@MainActor (UIViewAnimatingPosition) -> Void],
    _ position: UIViewAnimatingPosition
  ) {
    for completion in completions {
      conductor.record(.event(.animatorCompletion(journalID, position: "\(position)")))
      completion(position)
    }
  }

  func stop(_ withoutFinishing: Bool) {
    if state == .stopped {
      if withoutFinishing {
        completions = []
        end()
      }
      return
    }
    guard state == .active, isAllowed("stopAnimation") else { return }
    run?.ending?.cancel()
    run?.freeze()
    isRunning = false
    if withoutFinishing {
      completions = []
      end()
    } else {
      state = .stopped
      clock.mustNotBeReleased = "stopped"
      clock.set(Pace(local: clock.localNow, speed: 0))
      report("stopped")
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped, let run else {
      let word = state == .active ? "active" : "inactive"
      refuse(AnimatorMessage.notStopped(word), AnimatorMessage.notStoppedRemedy)
      return
    }
    switch position {
    case .end: run.complete()
    case .start: run.rewind()
    case .current: break
    }
    let waiting = completions
    completions = []
    end()
    call(waiting, position)
  }

  // MARK: Going on

  /// Documented: the factor times the original duration; 0 keeps what is left of it.
  func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    guard isNotStopped("continueAnimation"), let run, state == .active, !isRunning else {
      if state != .stopped {
        refuse(
          AnimatorMessage.notPaused(state == .inactive ? "inactive" : "running"),
          AnimatorMessage.notPausedRemedy)
      }
      return
    }
    guard parameters != nil || durationFactor > 0 else { return resume(afterDelay: 0) }
    let left = (1 - doneFraction) * run.pacing.duration
    let length = durationFactor > 0 ? durationFactor * duration : left
    continueRun(run, parameters, length: length)
  }

  /// Lets everything move from what shows to its goal, with a pacing of its own.
  ///
  /// Apple may blend the two curves; etude starts the new one afresh.
  private func continueRun(
    _ run: AnimatorRun, _ parameters: (any UITimingCurveProvider)?, length: Double
  ) {
    let pacing = AnimatorPacing(
      parameters ?? timingParameters ?? UICubicTimingParameters(), duration: length)
    let goals = run.changes.map { isBackwards ? $0.start : $0.end }
    let backwards = isBackwards
    run.freeze()
    run.pacing = pacing
    clock.set(Pace(local: 0, speed: 0))
    run.moveOn(to: goals)
    // From here it plays forward; only the position it ends at remembers the direction.
    run.endsAtStart = backwards
    isBackwards = false
    play(from: 0)
  }
}
