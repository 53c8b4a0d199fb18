import Evaluation
import Reports
import Timelines

extension EntryLoop {
  static var timeCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "run", operands: "[SECONDS]",
        summary: "lets the clock run on, or until everything is still", group: .time
      ) { loop, operand in loop.runClock(operand) },
      ShellCommand(
        name: "at", operands: "SECONDS", summary: "sets the moment of the next entry",
        group: .time
      ) { loop, operand in loop.setClock(operand) },
      ShellCommand(
        name: "rewind", summary: "goes back to the moment of the newest entry", group: .time
      ) { loop, _ in loop.rewind() },
      ShellCommand(
        name: "clock", operands: "[auto|manual]",
        summary: "lets time pass by itself after each entry, or only when you say so",
        group: .time, operandKind: .word(["auto", "manual"])
      ) { loop, operand in loop.chooseClock(operand) },
      ShellCommand(
        name: "tap", operands: "NAME [SECONDS]",
        summary: "taps a view, or a place such as 120,300; :tap off takes all taps back",
        group: .time, operandKind: .object
      ) { loop, operand in loop.tap(operand) },
    ]
  }

  private func runClock(_ operand: String) {
    let old = session.now
    let target: Double
    if operand.isEmpty {
      target = max(old, timeline.ending == .horizon ? timeline.horizon : timeline.duration)
    } else if let seconds = Self.seconds(operand), seconds >= 0 {
      target = old + seconds
    } else {
      screen.complain(ShellMessage.notATime(operand), remedy: ":run 0.5")
      return
    }
    guard session.setClock(to: target) else { return }
    showPassage(from: old)
  }

  private func setClock(_ operand: String) {
    guard let time = Self.seconds(operand), time >= 0 else {
      screen.complain(ShellMessage.notATime(operand), remedy: ":at 0.5")
      return
    }
    let old = session.now
    guard session.setClock(to: time) else {
      screen.complain(
        ShellMessage.beforeNewest(time, earliest: session.earliest),
        remedy: ShellMessage.beforeNewestRemedy)
      return
    }
    showPassage(from: old)
  }

  private func rewind() {
    let old = session.now
    _ = session.setClock(to: session.earliest)
    showPassage(from: old)
  }

  private func chooseClock(_ operand: String) {
    if !operand.isEmpty {
      guard let mode = ClockMode(rawValue: operand) else {
        screen.complain(ShellMessage.unknownClock(operand), remedy: ":clock manual")
        return
      }
      session.clock = mode
      if mode == .manual { _ = session.setClock(to: session.earliest) }
    }
    screen.remark(ShellMessage.clockIs(session.clock, session.now))
  }

  /// What was printed between two moments, and what is moving at the later one.
  private func showPassage(from old: Double) {
    let now = session.now
    for line in newestPlay?.log.later ?? [] where line.time > old && line.time <= now {
      screen.say(ShellMessage.later(line.time, line.text))
    }
    var lines: [String] = []
    for track in timeline.tracks
    where track.segments.contains(where: { $0.begin <= now && now < $0.end }) {
      let model = PropertyReference(
        object: track.reference.object, path: track.reference.path, isModel: true,
        text: track.reference.text)
      lines.append(
        ShellMessage.moving(
          track.name, shown: ValueWords.text(timeline.value(track.reference, at: now)),
          model: ValueWords.text(timeline.value(model, at: now))))
    }
    screen.say(lines)
    screen.remark(ShellMessage.clockIs(session.clock, now))
  }

  private func tap(_ operand: String) {
    let words = operand.split(separator: " ").map(String.init)
    switch words.first {
    case nil:
      screen.say(session.input.isEmpty ? [ShellMessage.noTaps] : session.input.map { "  " + $0 })
      return
    case "off":
      session.input = []
    default:
      let time = words.count > 1 ? Self.seconds(words[1]) : session.now
      guard let time, time >= 0, words.count <= 2 else {
        screen.complain(
          ShellMessage.notATime(words.dropFirst().joined(separator: " ")), remedy: ":tap box 1.5")
        return
      }
      let line = "at \(FixedPoint.short(time))s tap \(words[0])"
      do {
        _ = try ScriptedInput.parse(line)
      } catch {
        screen.complain("\(error)", remedy: ":tap box 1.5")
        return
      }
      if Double(words[0].prefix { $0.isNumber }) == nil, timeline.object(named: words[0]) == nil {
        let nearest = nearestMatch(to: words[0], among: session.names)
        screen.complain(ShellMessage.noObject(words[0]), remedy: nearest.map { ":tap \($0)" })
        return
      }
      session.input.append(line)
    }
    replay()
  }

  /// Plays the session again after something around it has changed, and shows the difference.
  func replay() {
    let before = timeline
    let newest = session.entries.last
    let last = newest.map { $0.structure.isQuestion ? [$0] : [] } ?? []
    guard let run = player.play(program(for: session.deeds + last)) else {
      sayInterrupted()
      return
    }
    guard case .played(let after) = run.outcome else {
      if let newest { showFailure(run, of: newest) }
      return
    }
    if let newest {
      let answer = plays[newest.number]?.answer ?? []
      plays[newest.number] = Play(marked: after, places: run.places, answer: answer)
    }
    let clean = after.withoutMarks
    show(TimelineChange(from: before, to: clean), in: clean, places: run.places)
  }

  /// `1.5`, `1.5s` or `1.5 s`; nil for anything else.
  static func seconds(_ text: String) -> Double? {
    var text = text
    if text.hasSuffix("s") { text.removeLast() }
    while text.last == " " { text.removeLast() }
    guard let seconds = Double(text), seconds.isFinite else { return nil }
    return seconds
  }
}
