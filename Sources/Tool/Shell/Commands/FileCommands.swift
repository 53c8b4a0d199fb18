import Evaluation
import Figures
import Files
import Glibc
import Timelines

extension EntryLoop {
  static var fileCommands: [ShellCommand] {
    [
      ShellCommand(
        name: "save", operands: "FILE",
        summary: "writes the session as a Swift file that etude timeline plays", group: .files,
        operandKind: .file
      ) { loop, operand in loop.save(operand) },
      ShellCommand(
        name: "load", operands: "FILE", summary: "runs a Swift file as entries", group: .files,
        operandKind: .file
      ) { loop, operand in loop.load(operand) },
      ShellCommand(
        name: "share", operands: "FILE",
        summary: "writes entries and answers as one Markdown text", group: .files,
        operandKind: .file
      ) { loop, operand in loop.share(operand) },
      ShellCommand(
        name: "recover", summary: "brings back the session of the shell before", group: .files
      ) { loop, _ in loop.recover() },
    ]
  }

  private func save(_ operand: String) {
    let name = operand.isEmpty ? "session.swift" : operand
    // What only looked at values has no place in a program.
    let deeds = session.deeds
    guard !deeds.isEmpty else { return screen.remark(ShellMessage.nothingToSave) }
    let texts = Redefinition.bodies(of: deeds).map(Self.trimmed)
    var saved = SavedSession(
      entries: zip(texts, deeds).map {
        SavedSession.Entry(text: $0.0, time: $0.1.time)
      })
    saved.scene = scene?.name
    saved.input = session.input
    saved.front = front(of: deeds)
    saved.isOver = true
    write(saved.text, to: name, extension: ".swift") { [input = session.input] in
      ShellMessage.saved($0, input: input)
    }
  }

  /// What the entries take for granted: modules, a view to stand in, the scene.
  private func front(of deeds: [SessionEntry]) -> [String] {
    var lines = ["import UIKit"]
    for line in deeds.flatMap(\.structure.imports) where !lines.contains(line) {
      lines.append(line)
    }
    let stage = scene?.program.stage ?? Program(source: "").stage
    let size = "width: \(FixedPoint.short(stage.width)), height: \(FixedPoint.short(stage.height))"
    // etude has a view of its own; in a playground these lines make one.
    lines += [
      "#if canImport(ObjectiveC)", "import PlaygroundSupport",
      "let view = UIView(frame: CGRect(x: 0, y: 0, \(size)))",
      "PlaygroundPage.current.liveView = view", "#endif",
    ]
    if let code = scene?.program.scene?.text {
      lines += code.split(separator: "\n").map(String.init).filter { !lines.contains($0) }
      if code.contains("func setUpScene()") { lines.append("setUpScene()") }
    }
    return lines + [""]
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  func write(
    _ text: String, to name: String, extension suffix: String, done: (String) -> String
  ) {
    var path = Self.path(name)
    if !path.hasSuffix(suffix), !(path.split(separator: "/").last ?? "").contains(".") {
      path += suffix
    }
    if FileAccess.exists(path) {
      let answer = reader.ask(ShellMessage.overwrite(path))
      guard let answer, answer.lowercased().hasPrefix("y") else {
        screen.complain(ShellMessage.exists(path), remedy: ShellMessage.otherName)
        return
      }
    }
    guard FileAccess.replace(path, with: text) else {
      screen.complain(ShellMessage.cannotWrite(path, FileAccess.lastError))
      return
    }
    screen.say(done(path))
  }

  func load(_ operand: String) {
    guard !operand.isEmpty else {
      return screen.complain(ShellMessage.whichFile, remedy: ":load session.swift")
    }
    let path = Self.path(operand)
    guard let text = FileAccess.text(of: path) else {
      screen.complain(
        ShellMessage.cannotRead(path, FileAccess.lastError),
        remedy: ShellMessage.tabShowsFiles)
      return
    }
    guard let saved = SavedSession(text: text) else {
      return screen.remark(ShellMessage.emptyFile(path))
    }
    adopt(saved, from: path)
  }

  private func recover() {
    guard let saved = memory.lastSession else {
      return screen.remark(ShellMessage.nothingToRecover)
    }
    adopt(saved, from: nil)
  }

  /// Adds saved entries; all of them are played at once, and none is taken if they don't run.
  func adopt(_ saved: SavedSession, from path: String?) {
    if let name = saved.scene, scene?.name != name { useScene(name) }
    var candidate = session
    let base = candidate.now
    for (index, entry) in saved.entries.enumerated() {
      _ = candidate.setClock(to: max(candidate.now, index == 0 ? base : base + entry.time))
      candidate.accept(candidate.candidate(entry.text))
    }
    candidate.input += saved.input
    let before = (session, scene?.name)
    session.input = candidate.input
    let last = candidate.entries.last.map { $0.structure.isQuestion ? [$0] : [] } ?? []
    guard let newest = candidate.entries.last,
      let run = player.play(program(for: candidate.deeds + last))
    else {
      session = before.0
      sayInterrupted()
      return
    }
    guard case .played(let timeline) = run.outcome else {
      session = before.0
      showRefusal(run, of: candidate.entries, newest: newest)
      return
    }
    session = candidate
    let play = Play(marked: timeline, places: run.places)
    session.settle(at: settledTime(of: timeline, after: newest.time))
    plays[newest.number] = play
    screen.say(ShellMessage.loaded(saved.entries.count, path))
    showItems(play.log, of: newest)
    showMotion(play.timeline, before: nil, places: run.places, entry: newest)
    memory.save(session, scene: scene?.name)
    orderGround()
  }

  /// Says why saved entries don't run, each error with the entry it is about.
  private func showRefusal(_ run: Run, of entries: [SessionEntry], newest: SessionEntry) {
    switch run.outcome {
    case .doesNotCompile(let diagnostics), .refused(let diagnostics):
      let names = Set(diagnostics.map(\.fileName))
      for entry in entries where names.contains(ReplaySource.fileName(of: entry)) {
        screen.say(
          DiagnosticText.lines(
            diagnostics.filter { $0.fileName == ReplaySource.fileName(of: entry) },
            entry: entry, names: knownNames, screen: screen))
      }
    case .unavailable(let reason, let remedy): screen.complain(reason, remedy: remedy)
    default: showFailure(run, of: newest)
    }
    screen.remark(ShellMessage.notLoaded)
  }

  private func share(_ operand: String) {
    guard !session.entries.isEmpty else { return screen.remark(ShellMessage.nothingYet) }
    let name = operand.isEmpty ? "session.md" : operand
    var lines = [ShellMessage.shareTitle, ""]
    if let scene { lines += [ShellMessage.shareScene(scene.name), ""] }
    var time = 0.0
    for entry in session.entries {
      if entry.time > time { lines += [ShellMessage.shareTime(entry.time), ""] }
      time = entry.time
      lines += ["```swift", entry.text, "```", ""]
      let answer = plays[entry.number]?.answer ?? []
      if !answer.isEmpty { lines += ["```text"] + answer + ["```", ""] }
    }
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let picture = "\(stem).svg"
    if !timeline.tracks.isEmpty {
      let words = ShellMessage.figureOf(timeline.tracks)
      let svg = SceneFigure(timeline, title: ShellMessage.shareFigure, alternative: words).svg()
      guard FileAccess.replace(Self.path(picture), with: svg) else {
        return screen.complain(
          ShellMessage.cannotWrite(picture, FileAccess.lastError))
      }
      let file = picture.split(separator: "/").last ?? ""
      lines += ["![\(words)](\(file))", ""]
    }
    write(lines.joined(separator: "\n"), to: name, extension: ".md") { ShellMessage.shared($0) }
  }

  /// A path as a learner writes it, with `~` for the home folder.
  static func path(_ text: String) -> String {
    guard text == "~" || text.hasPrefix("~/"), let home = Environment.variable("HOME") else {
      return text
    }
    return home + text.dropFirst()
  }
}
