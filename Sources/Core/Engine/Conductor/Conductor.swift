import Timelines

/// Runs a program on the virtual clock: one turn, commit, hop to the next event, and so on.
///
/// Time stands still while the program's own code runs. Everything is numbered and ordered by
/// creation; nothing depends on addresses, hashing or the wall clock.
package final class Conductor {
  /// The run in progress.
  ///
  /// The one global variable of the engine: Apple's API has no parameter through which a program
  /// could name its run. A child process plays a single program on its main thread; tests replace
  /// the conductor between programs, one at a time.
  package nonisolated(unsafe) private(set) static var current = Conductor()

  package internal(set) var now = Instant.zero
  package internal(set) var settings: RunSettings
  package let recorder = Recorder()
  package let transactions = TransactionStack()
  package var numbers = Numbers()
  /// How the process ends when UIKit refuses to go on; does not return in a child process.
  package var leave: () -> Void = {}
  /// Asked after the last turn: the learner's own names first.
  package var nameSources: [() -> [(String, Any)]] = []
  /// Receives the scripted input when it is due.
  package var onInput: (ScriptedInput) -> Void = { _ in }
  /// Goes up with every change that a layout can depend on; an unchanged number means that a layout
  /// already worked out still holds.
  package var layoutChanges = 0
  /// How many animation blocks of views are running their closures.
  package var openBlocks = 0
  package internal(set) var isOver = false
  package internal(set) var isDraining = false
  var agenda = Agenda()
  var running: [Int: LiveAnimation] = [:]
  var eventsSoFar = 0
  private var companions: [ObjectIdentifier: any Companion] = [:]
  private(set) var companionsInOrder: [any Companion] = []
  private var notesSaid: Set<String> = []
  var output = OutputLines()
  var ending = RunEnding.idle

  package init(_ settings: RunSettings = RunSettings()) {
    self.settings = settings
    transactions.conductor = self
  }

  /// Replaces the run in progress by a new one and records its stage.
  @discardableResult
  package static func begin(_ settings: RunSettings) -> Conductor {
    let conductor = Conductor(settings)
    current = conductor
    if let descriptor = settings.journalDescriptor {
      conductor.recorder.open(descriptor: descriptor, cap: settings.journalCap)
    }
    if let exercise = settings.exercise {
      CallSites.watch(from: exercise.base, to: exercise.end)
    }
    conductor.recorder.onOverflow = { [unowned conductor] in conductor.overflow() }
    conductor.record(.stage(settings.stage, horizon: settings.horizon))
    conductor.scheduleInput()
    return conductor
  }

  /// Virtual time in seconds.
  package var seconds: Double { now.seconds }

  package func record(_ content: Record.Content) {
    if content.changesLayout { layoutChanges += 1 }
    recorder.record(content, at: now)
  }

  /// Something UIKit does not guarantee; each text is recorded once.
  package func note(_ rule: String, _ text: String) {
    guard notesSaid.insert(rule + "\n" + text).inserted else { return }
    record(.note(rule: rule, text: text))
  }

  /// A program's callback of this kind is about to run.
  package func callback(_ kind: String) {
    record(.event(.callback(kind)))
  }

  /// Arranges for `action` to run at an instant; one that has passed counts as now.
  @discardableResult
  package func schedule(
    at instant: Instant, phase: ScheduledEvent.Phase = .callbacks, sequence: Int? = nil,
    _ action: @escaping () -> Void
  ) -> ScheduledEvent {
    let event = ScheduledEvent(
      at: max(instant, now), phase: phase, sequence: sequence ?? numbers.sequence(), action: action)
    if !isOver { agenda.add(event) }
    return event
  }

  /// Arranges for `action` to run after a delay in seconds; a negative one counts as 0.
  @discardableResult
  package func schedule(
    after delay: Double, sequence: Int? = nil, _ action: @escaping () -> Void
  ) -> ScheduledEvent {
    let wait = Instant(seconds: max(0, delay.isNaN ? 0 : delay)).microseconds
    let (sum, overflow) = now.microseconds.addingReportingOverflow(wait)
    return schedule(
      at: Instant(microseconds: overflow ? Int64.max : sum), sequence: sequence, action)
  }

  /// The companion of one framework, made when it is first asked for.
  package func companion<Kind: Companion>(_ kind: Kind.Type) -> Kind {
    if let known = companions[ObjectIdentifier(kind)] as? Kind { return known }
    let made = kind.init(self)
    companions[ObjectIdentifier(kind)] = made
    companionsInOrder.append(made)
    return made
  }

  private func scheduleInput() {
    for input in settings.input {
      schedule(at: input.at) { [unowned self] in onInput(input) }
    }
  }
}

extension Record.Content {
  /// Whether a layout can depend on it: what is in the tree, and how large and where it is.
  fileprivate var changesLayout: Bool {
    switch self {
    case .insert, .detach: true
    case .set(_, let key, _): ["bounds", "position", "anchorPoint", "hidden"].contains(key)
    default: false
    }
  }
}
