import Evaluation
import Reports
import Timelines

extension EntryLoop {
  /// Values and prints of the newest entry, in the order they happened.
  func showItems(_ log: EntryLog, of entry: SessionEntry) {
    let items = tracesValues ? log.items : log.shown(for: entry.structure)
    var lines: [String] = []
    for item in items.prefix(Self.mostItems) {
      switch item {
      case .printed(let text): lines.append(text)
      case .value(let value):
        let place = tracesValues && value.span.startLine > 0 ? "\(value.span.startLine): " : ""
        let shown = ValueText.lines(value, isPlain: screen.isPlain)
        lines += shown.enumerated().map { "  " + ($0.offset == 0 ? place : "") + $0.element }
      }
    }
    if items.count > Self.mostItems {
      lines.append(ShellMessage.moreItems(items.count - Self.mostItems))
    }
    screen.say(lines)
  }

  private static let mostItems = 200

  /// The stretches that this entry brought about, with a small plot of the first ones.
  func showMotion(
    _ timeline: Timeline, before: Timeline?, places: PlaceResolver, entry: SessionEntry
  ) {
    let change = TimelineChange(from: before ?? Timeline(), to: timeline)
    let tracks = change.added
    if !tracks.isEmpty {
      let report = report(on: timeline, places: places, entry: entry)
      var lines = report.trackLines(Array(tracks.prefix(Self.mostTracks)))
      if tracks.count > Self.mostTracks {
        lines.append(ShellMessage.moreTracks(tracks.count - Self.mostTracks))
      }
      screen.say(lines.map { "  " + $0 })
      if !screen.isBare {
        // Whole tracks are plotted, so that a bend in an earlier motion shows.
        let whole = timeline.tracks.filter { track in
          tracks.contains { $0.reference == track.reference }
        }
        screen.say(plot(Array(whole.prefix(1)), on: report))
      }
    }
    if let name = tracks.first(where: { addsUp($0, in: timeline) })?.name {
      screen.remark("  " + ShellMessage.addsUp(name))
    }
    if tracks.isEmpty, exercise != nil, !entry.structure.isQuestion {
      screen.remark("  " + ShellMessage.nothingAnimates)
    }
    showNotes(timeline, before: before, places: places)
    if timeline.ending == .horizon, before?.ending != .horizon {
      screen.remark("  " + ShellMessage.goesOn(session.clock))
    }
  }

  private static let mostTracks = 8

  /// Whether a new stretch begins while an older one still moves the same property.
  private func addsUp(_ added: Track, in timeline: Timeline) -> Bool {
    let all = timeline.track(added.reference).segments
    return added.segments.contains { new in
      new.isAdditive
        && all.contains { old in
          old.serial < new.serial && old.begin < new.begin && old.end > new.begin
            && !Self.moved(old).isDisjoint(with: Self.moved(new))
        }
    }
  }

  /// The parts of a value that a stretch changes, such as `.x`.
  private static func moved(_ segment: Segment) -> Set<String> {
    Set(
      zip(segment.from.rows, segment.to.rows).filter { $0.text != $1.text }.map(\.0.suffix))
  }

  /// A small plot, as wide as the window allows.
  func plot(_ tracks: [Track], on report: TimelineReport, rows: Int = 5) -> [String] {
    let columns = min(48, max(16, screen.width - 16))
    return report.plotLines(tracks, columns: columns, rows: rows).map { "  " + $0 }
  }

  func report(
    on timeline: Timeline, places: PlaceResolver, entry: SessionEntry? = nil
  ) -> TimelineReport {
    let own = entry.map(ReplaySource.fileName)
    let hasLines = entry?.text.contains("\n") ?? false
    return TimelineReport(timeline, style: screen.style) { sites in
      guard hasLines, let place = places.place(of: sites), place.fileName == own else { return nil }
      return place.line
    }
  }

  private func showNotes(_ timeline: Timeline, before: Timeline?, places: PlaceResolver) {
    let known = Set(before?.notes.map(\.text) ?? [])
    for note in timeline.notes where !known.contains(note.text) {
      var lines = screen.wrapped("  note: " + note.text)
      lines[0] = lines[0].replacing("note:", with: screen.style.paint("note:", .yellow))
      screen.say(lines)
    }
  }

  /// What was printed while the animations played, as far as the clock has come.
  func showLater(_ log: EntryLog, before: EntryLog?) {
    var known = before?.later ?? []
    for line in log.later {
      if let index = known.firstIndex(of: line) {
        known.remove(at: index)
      } else if session.clock == .auto {
        screen.say(ShellMessage.later(line.time, line.text))
      }
    }
  }

  /// What stopped an entry that compiled.
  func showFailure(_ run: Run, of entry: SessionEntry) {
    if let timeline = run.outcome.timeline { showItems(EntryLog(of: timeline), of: entry) }
    switch run.outcome {
    case .trapped(let message, let timeline):
      screen.complain(ShellMessage.stopped(message))
      showTrapPlace(timeline, run.places, entry: entry)
    case .stopped(let reason, let remedy, _): screen.complain(reason, remedy: remedy)
    case .didNotFinish(let limit, _):
      screen.complain(ShellMessage.limit(limit), remedy: ShellMessage.limitRemedy(limit))
    case .endedEarly: screen.complain(ShellMessage.endedEarly)
    case .tooMuchOutput: screen.complain(ShellMessage.tooMuchOutput(limits.outputBytes))
    default: break
    }
    screen.remark(ShellMessage.notKept(session.entries.count))
  }

  /// The lines that led to a trap, innermost first.
  private func showTrapPlace(_ timeline: Timeline, _ places: PlaceResolver, entry: SessionEntry) {
    guard
      let sites = timeline.records.last(where: {
        if case .trap = $0.content { true } else { false }
      })?.sites
    else { return }
    for place in places.chain(of: sites).prefix(4) {
      let owner = (session.entries + [entry]).first {
        ReplaySource.fileName(of: $0) == place.fileName
      }
      let lines = owner?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      guard lines.indices.contains(place.line - 1) else { continue }
      screen.say(ShellMessage.at(place.fileName, place.line, String(lines[place.line - 1])))
    }
  }
}
