import Engine
import QuartzCore
import Timelines

extension RunLoop {
  /// Lets virtual time pass up to a date: animations move, timers fire, completions run.
  ///
  /// A date that has passed returns at once; one beyond the end of the run counts as that end.
  public func run(until limitDate: Date) {
    let conductor = Conductor.current
    let wait = limitDate.timeIntervalSinceNow
    conductor.wait(until: Instant(seconds: conductor.seconds + max(0, wait)))
  }
}
