import Files
import Glibc
import Samples
import Shell
import Testing

/// Shells killed at random moments while they save; `ETUDE_KILLS` says how often, 4 times otherwise.
@Suite(.serialized) struct KilledTests {
  private static let count = getenv("ETUDE_KILLS").flatMap { Int(String(cString: $0)) } ?? 4

  /// What was answered with the next prompt is in the history and comes back with `:recover`.
  @Test func losesNoEntry() throws {
    let home = try RunningShell.makeHome()
    let state = StateFolder(path: home + "/state/etude")
    var random = Seeded(seed: 1)
    var answered: [String] = []
    for number in 1...Self.count {
      let shell = try RunningShell(home: home)
      if !answered.isEmpty {
        #expect(shell.shows(":recover"), "round \(number)")
        shell.enter(":recover")
        #expect(shell.shows("brought back"), "round \(number)")
      }
      let entry = "let v\(number) = \(number)"
      shell.type(entry)
      shell.terminal.send(Key.enter)
      let isAnswered = Self.kill(shell, afterMilliseconds: random.below(900)) {
        $0.transcript.contains("v\(number) = \(number)  Int") && Self.isAtPrompt($0)
      }
      if isAnswered { answered.append(entry) }
      let kept = Set(HistoryFile(folder: state).load().map(\.entry))
      #expect(answered.allSatisfy(kept.contains), "round \(number)")
      let saved = FileAccess.text(of: state.file("session.swift")).flatMap(SavedSession.init(text:))
      let texts = saved?.entries.map(\.text) ?? []
      #expect(texts.filter(answered.contains) == answered, "round \(number)")
      // One that was not answered yet may be there or not, but never in part.
      #expect(texts.allSatisfy { $0.wholeMatch(of: /let v([0-9]+) = \1/) != nil })
      answered = texts.filter { answered.contains($0) || $0 == entry }
    }
  }

  /// A check that was answered counts, and the answer's file is always whole.
  @Test func losesNoProgress() throws {
    let home = try RunningShell.makeHome()
    let folder = home + "/answers"
    var random = Seeded(seed: 2)
    var answered = 0
    for number in 1...Self.count {
      let shell = try RunningShell(
        ["--course", PlainTests.folder + "/Course"], home: home,
        environment: ["ETUDE_WORKSPACE": folder])
      shell.type(":exercise b1")
      shell.press(Key.enter)
      #expect(shell.terminal.wait { $0.cursorLine.contains("box.center.x += 200") })
      shell.press(Key.control("c"))
      // Each answer is a new text, so that its file is written anew.
      let answer = "UIView.animate(withDuration: 1) { box.center.x += 200 }  // \(number)"
      shell.enter(answer)
      shell.type(":check")
      shell.terminal.send(Key.enter)
      let isAnswered = Self.kill(shell, afterMilliseconds: random.below(1200)) {
        $0.transcript.contains("passed: The slide") && Self.isAtPrompt($0)
      }
      if isAnswered { answered += 1 }
      let progress = FileAccess.text(of: folder + "/progress.txt") ?? ""
      let line = progress.split(separator: "\n").first { $0.hasPrefix("basic.slide\t") }
      let fields = line?.split(separator: "\t").map(String.init) ?? []
      let tries = fields.count == 7 ? Int(fields[5]) ?? 0 : 0
      #expect(tries >= answered, "round \(number): \(progress)")
      #expect(answered == 0 || fields[1] == "passed", "round \(number)")
      answered = max(answered, tries)
      // Killed before its first answer was written, a shell leaves no file.
      guard let file = FileAccess.text(of: folder + "/basic/slide.swift") else {
        #expect(answered == 0, "round \(number)")
        continue
      }
      #expect(
        file.hasSuffix("box.center.x += 200\n")
          || file.contains(/box.center.x \+= 200 }  \/\/ [0-9]+\n$/),
        "round \(number): \(file)")
    }
  }

  /// Whether the screen was as wanted before the shell was killed.
  private static func kill(
    _ shell: RunningShell, afterMilliseconds delay: Int, _ isDone: (TerminalModel) -> Bool
  ) -> Bool {
    shell.terminal.watch(milliseconds: delay)
    Glibc.kill(shell.terminal.process, SIGKILL)
    let done = isDone(shell.terminal.screen)
    _ = shell.terminal.waitForExit()
    return done
  }

  private static func isAtPrompt(_ screen: TerminalModel) -> Bool {
    screen.cursorLine.wholeMatch(of: /\[[0-9]+\]( +[0-9.]+ s)?/) != nil
  }
}
