import Evaluation
import Glibc
import Reports
import SwiftSources
import Timelines

extension EntryLoop {
  /// Plays the session with a new entry; only an entry that runs well becomes part of it.
  func evaluate(_ text: String) {
    if case .wrong(let fault) = Completeness(of: text) {
      refuse(fault, in: text)
      return
    }
    memory.begin(text)
    let entry = session.candidate(text)
    let program = program(for: session.deeds + [entry])
    let start = Self.seconds()
    let run = player.play(program)
    let duration = Self.seconds() - start
    guard let run else {
      sayInterrupted()
      finish(text, outcome: .failed)
      return
    }
    judge(run, of: entry)
    if showsDuration { screen.remark(ShellMessage.took(duration)) }
  }

  /// The program that replays entries; the last one is the newest.
  func program(for entries: [SessionEntry]) -> Program {
    takeGround()
    // Taps want the names of what was declared before each wait, which groundwork does not know.
    let isFit = session.input.isEmpty && ground?.carries(entries) == true
    let ground = isFit ? self.ground : nil
    let source = ReplaySource(
      entries: entries, namesObjects: !session.input.isEmpty,
      grounded: ground?.entries.count ?? 0)
    var program = scene?.program ?? Program(source: "")
    program.source = source.text
    program.fileName = ReplaySource.ownName
    program.input += session.input.compactMap { try? ScriptedInput.parse($0) }
    program.horizon = (entries.last?.time ?? 0) + Self.horizon
    program.limits = limits
    // What values are reported by is output as well, but not the learner's.
    program.limits.outputBytes += 48 << 10
    program.reportsValues = true
    program.groundwork = ground?.work
    return program
  }

  /// Takes groundwork that has become ready; it stays good while the session begins like it.
  private func takeGround() {
    guard let ordered = orderedGround, let made = player.ground, made.ticket == ordered.ticket
    else { return }
    ground = SessionGround(entries: ordered.entries, work: made.work)
    orderedGround = nil
  }

  /// Has the session so far compiled in the background once it has grown by enough entries.
  func orderGround() {
    let deeds = session.deeds
    let carried = ground.map { $0.carries(deeds) ? $0.entries.count : 0 } ?? 0
    let isOrdered =
      orderedGround.map { deeds.count - $0.entries.count < SessionGround.step } ?? false
    guard deeds.count - carried >= SessionGround.step, !isOrdered, session.input.isEmpty,
      SessionGround.canCarry(deeds), let newest = deeds.last
    else { return }
    var program = scene?.program ?? Program(source: "")
    program.source = ReplaySource(entries: deeds, reportsValues: false).text
    program.fileName = ReplaySource.ownName
    orderedGround = (newest.number, deeds)
    player.layGround(program, ticket: newest.number)
  }

  /// Seconds of virtual time that play goes on after the newest entry.
  static let horizon = 10.0

  private func judge(_ run: Run, of entry: SessionEntry) {
    switch run.outcome {
    case .played(let timeline):
      accept(entry, run, timeline)
    case .doesNotCompile(let diagnostics), .refused(let diagnostics):
      screen.say(
        DiagnosticText.lines(
          diagnostics, entry: entry, names: knownNames, screen: screen))
      advise(on: entry.text)
      finish(entry.text, outcome: .doesNotCompile)
    case .unavailable(let reason, let remedy):
      screen.complain(reason, remedy: remedy)
      finish(entry.text, outcome: .failed)
    default:
      showFailure(run, of: entry)
      finish(entry.text, outcome: .failed)
    }
  }

  private func accept(_ entry: SessionEntry, _ run: Run, _ timeline: Timeline) {
    let before = newestPlay?.timeline
    let isQuestion = entry.structure.isQuestion
    session.accept(
      entry, now: isQuestion ? session.now : settledTime(of: timeline, after: entry.time))
    // What is on the screen is on the disk as well.
    memory.remember(entry.text, outcome: .played)
    memory.save(session, scene: scene?.name)
    var play = Play(marked: timeline, places: run.places)
    showItems(play.log, of: entry)
    let own = run.warnings.filter { $0.fileName == ReplaySource.fileName(of: entry) }
    screen.say(DiagnosticReport.oldSpellings(own).map { "  " + $0 })
    showMotion(play.timeline, before: before, places: run.places, entry: entry)
    showLater(play.log, before: plays[session.entries.dropLast().last?.number ?? 0]?.log)
    play.answer = screen.takeKept()
    plays[entry.number] = play
    orderGround()
  }

  /// Where an automatic clock comes to rest: when everything stands still, or where the entry ran
  /// if something goes on for ever.
  func settledTime(of timeline: Timeline, after time: Double) -> Double {
    guard session.clock == .auto else { return time }
    guard timeline.ending == .idle else { return time }
    return max(time, timeline.duration)
  }

  private func refuse(_ fault: SyntaxFault, in text: String) {
    let entry = SessionEntry(number: session.nextNumber, text: text, time: session.now)
    let diagnostic = Diagnostic(
      fileName: ReplaySource.fileName(of: entry), line: fault.line, column: fault.column,
      severity: .error, message: fault.message)
    screen.say(
      DiagnosticText.lines([diagnostic], entry: entry, names: [], screen: screen))
    advise(on: text)
    finish(text, outcome: .doesNotCompile)
  }

  /// Common mistakes at the prompt: a chain of calls cut in two, a command without its colon.
  private func advise(on text: String) {
    let start = text.drop(while: \.isWhitespace)
    let word = String(start.prefix { $0.isLetter })
    var advice: String?
    if start.first == "." {
      advice = ShellMessage.continueLine
    } else if !start.contains("\n"), !session.names.contains(word),
      start.dropFirst(word.count).first.map({ $0 == " " }) ?? true,
      Self.commands.contains(where: { $0.name == word })
    {
      advice = ShellMessage.commandNeedsColon(String(start))
    }
    guard let advice else { return }
    for line in screen.wrapped(ShellMessage.tryIt(advice)) { screen.say(line) }
  }

  /// An entry that isn't kept uses its number up and stays in the history.
  private func finish(_ text: String, outcome: HistoryRecord.Outcome) {
    session.skipNumber()
    memory.remember(text, outcome: outcome)
    _ = screen.takeKept()
  }

  /// Begins a new line first: the terminal has echoed `^C`.
  func sayInterrupted() {
    screen.say((reader.isInteractive ? [""] : []) + [ShellMessage.interrupted])
  }

  /// Names that a mistyped one could have meant.
  var knownNames: [String] { session.names + ["view"] }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
