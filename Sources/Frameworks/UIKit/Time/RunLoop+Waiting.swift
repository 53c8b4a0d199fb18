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

  /// Calls a closure in a turn of its own.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Calls a closure in a turn of its own, in any mode.
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }
}
