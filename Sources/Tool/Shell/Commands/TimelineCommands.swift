import Evaluation
import Figures
import Geometry
import Reports
import Timelines

extension EntryLoop {
  static var timelineCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "tracks", operands: "[NAME]", summary: "shows what animates, when and how",
        group: .timeline, operandKind: .object
      ) { loop, operand in loop.showTracks(operand) },
      ShellCommand(
        name: "plot", operands: "[NAME.PROPERTY, …]",
        summary: "plots properties over time, such as box.center.x", group: .timeline,
        operandKind: .property
      ) { loop, operand in loop.plotProperties(operand) },
      ShellCommand(
        name: "events", summary: "shows everything that happens, in order", group: .timeline
      ) { loop, _ in loop.showEvents() },
      ShellCommand(
        name: "diff", summary: "shows what the newest entry changed in the timeline",
        group: .timeline
      ) { loop, _ in loop.showDifference() },
      ShellCommand(
        name: "figure", operands: "FILE.svg [NAME.PROPERTY, …]",
        summary: "writes a moving picture, or a plot of properties", group: .timeline,
        operandKind: .file
      ) { loop, operand in loop.drawFigure(operand) },
      ShellCommand(
        name: "play", operands: "[SECONDS]", summary: "shows the scene moving, here in the window",
        group: .timeline
      ) { loop, operand in loop.playMovie(operand) },
      ShellCommand(
        name: "views", operands: "[SECONDS]",
        summary: "shows the view tree with frames, as shown and in the model", group: .timeline
      ) { loop, operand in loop.showViews(operand) },
    ]
  }

  private func showTracks(_ name: String) {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    let tracks = play.timeline.tracks.filter { name.isEmpty || $0.name.hasPrefix(name) }
    guard !tracks.isEmpty else {
      screen.remark(ShellMessage.noTracks(name))
      return
    }
    screen.say(report(on: play.timeline, places: play.places).trackLines(tracks))
  }

  private func showEvents() {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    let lines = report(on: play.timeline, places: play.places).eventLines()
      .filter { !$0.contains("\u{1}") }
    Pager.show(
      lines.joined(separator: "\n"), isInteractive: reader.isInteractive, screen: screen)
  }

  private func plotProperties(_ operand: String) {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    let report = report(on: play.timeline, places: play.places)
    guard !operand.isEmpty else {
      let tracks = Array(play.timeline.tracks.suffix(2))
      screen.say(tracks.isEmpty ? [ShellMessage.noTracks("")] : plot(tracks, on: report, rows: 7))
      return
    }
    let paths = operand.split { $0 == "," || $0 == " " }.map(String.init)
    let references = paths.compactMap { resolve($0, in: play.timeline) }
    guard references.count == paths.count else { return }
    screen.say(plot(references.map(play.timeline.track), on: report, rows: 9))
  }

  /// A property by its path; complains with the nearest name when there is none.
  func resolve(_ path: String, in timeline: Timeline) -> PropertyReference? {
    do throws(UnknownName) {
      return try timeline.resolve(path)
    } catch {
      screen.complain(
        ShellMessage.unknown(error),
        remedy: ShellMessage.oneOf(timeline.suggestions(for: path)))
      return nil
    }
  }

  private func showDifference() {
    guard let newest = session.entries.last, let play = plays[newest.number] else {
      return screen.remark(ShellMessage.nothingYet)
    }
    let previous = session.entries.dropLast().last.flatMap { plays[$0.number]?.timeline }
    let change = TimelineChange(from: previous ?? Timeline(), to: play.timeline)
    guard !change.isEmpty else { return screen.remark(ShellMessage.noDifference) }
    show(change, in: play.timeline, places: play.places)
  }

  /// New stretches and events behind `+`, those that are gone behind `-`.
  func show(_ change: TimelineChange, in timeline: Timeline, places: PlaceResolver) {
    let report = report(on: timeline, places: places)
    var lines = report.trackLines(change.removed).map { screen.style.paint("- ", .red) + $0 }
    lines += report.trackLines(change.added).map { screen.style.paint("+ ", .green) + $0 }
    let events =
      change.removedEvents.map { ("- ", Paint.red, $0) }
      + change.addedEvents.map { ("+ ", Paint.green, $0) }
    lines += events.filter { !$0.2.name.contains("\u{1}") }
      .map { screen.style.paint($0.0, $0.1) + ShellMessage.event($0.2) }
    screen.say(lines.isEmpty ? [ShellMessage.noDifference] : lines)
  }

  private func showViews(_ operand: String) {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    guard let time = operand.isEmpty ? session.now : Self.seconds(operand) else {
      screen.complain(ShellMessage.notATime(operand), remedy: ":views 0.5")
      return
    }
    var lines: [String] = []
    func add(_ node: SceneNode, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      var line = indent + screen.style.paint(node.name, .bold)
      if node.type != node.name { line += " " + screen.style.paint(node.type, .faint) }
      line += "  " + ValueWords.text(.rect(node.modelFrame))
      if node.shownFrame != node.modelFrame {
        line += "  " + ShellMessage.shownAs(ValueWords.text(.rect(node.shownFrame)))
      }
      if node.alpha != 1 { line += "  alpha \(Digits.text(node.alpha))" }
      if node.isHidden { line += "  hidden" }
      if let text = node.text { line += "  \"\(text)\"" }
      lines.append(line)
      for child in node.children { add(child, depth: depth + 1) }
    }
    for node in play.timeline.scene(at: time) { add(node, depth: 0) }
    screen.say(lines)
    screen.remark(ShellMessage.clock(time, session.clock))
  }
}
