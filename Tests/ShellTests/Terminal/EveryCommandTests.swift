import Files
import Glibc
import Shell
import Testing

/// Each of the shell's own commands, once, on a real terminal.
@Suite(.serialized) struct EveryCommandTests {
  @Test func answersEachCommand() throws {
    let home = try RunningShell.makeHome()
    let shell = try RunningShell(
      ["--course", PlainTests.folder + "/Course"], rows: 60, home: home,
      environment: [
        "ETUDE_WORKSPACE": home + "/answers", "EDITOR": "sed -i s/200/100/", "NO_COLOR": "1",
      ], completes: true)
    var tried: Set<String> = []
    for (line, words) in Self.rows {
      shell.press(Key.control("l"))
      shell.type(line.replacing("HOME", with: home))
      shell.press(Key.enter)
      #expect(
        shell.terminal.wait { screen in
          screen.lines.dropFirst().contains { $0.contains(words) }
        }, "\(line): \(shell.lines.joined(separator: "\n"))")
      shell.terminal.settle()
      if line.hasPrefix(":") { tried.insert(String(line.dropFirst().prefix { $0 != " " })) }
      // What a command leaves at the prompt is not this test's matter.
      if line.hasPrefix(":edit") || line.hasPrefix(":exercise") { shell.press(Key.control("c")) }
    }
    shell.press(Key.control("l"))
    shell.enter(":help")
    let known = shell.terminal.screen.transcript.split(separator: "\n")
      .filter { $0.hasPrefix("  :") }.map { String($0.dropFirst(3).prefix { $0.isLetter }) }
    #expect(known.count > 30)
    #expect(Set(known).subtracting(tried) == ["help", "quit"])
    shell.type(":quit")
    shell.press(Key.enter)
    #expect(shell.terminal.waitForExit() == 0)
    for file in ["first.swift", "first.svg", "first.md"] {
      #expect(FileAccess.text(of: home + "/" + file)?.isEmpty == false)
    }
    #expect(FileAccess.text(of: home + "/first.md")?.contains("At 0.5 s:") == true)
  }

  private static let rows: [(line: String, words: String)] = [
    ("let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))", "box = UIView"),
    ("view.addSubview(box)", "[3]"),
    (":clock manual", "The clock is manual"),
    ("UIView.animate(withDuration: 1) { box.center.x += 200 }", "50 → 250"),
    (":run 0.5", "shown 150, model 250"),
    ("UIView.animate(withDuration: 1) { box.center.x -= 100 }", "the two add up"),
    (":diff", "+ box.center.x  250 → 150"),
    (":tracks box", "0.5 s … 1.5 s"),
    (":plot box.center.x", "1.5 s"),
    (":events", "started box.center"),
    (":views 0.5", "box UIView"),
    (":play 0.1", "0.10 s"),
    (":at 1.2", "The next entry runs at 1.2 s"),
    (":rewind", "The next entry runs at 0.5 s"),
    (":tap box 2", "tap box"),
    (":tap off", "- 2.000 s"),
    (":list", "[2] view.addSubview(box)"),
    (":figure HOME/first.svg", "written to"),
    (":save HOME/first.swift", "etude timeline"),
    (":share HOME/first.md", "written to"),
    (":edit 3", "box.center.x += 100"),
    (":undo", "took back"),
    (":redo", "put back"),
    (":reset", "The session is empty"),
    (":load HOME/first.swift", "loaded 4 entries"),
    (":trace on", "Values inside functions"),
    (":trace off", "Only values at the top"),
    (":time on", "how long it takes"),
    (":limit 3", "compute for 3 s"),
    (":type box.center", "CGPoint"),
    (":doc UIView.alpha", "var alpha"),
    (":lesson b1", "takes its time"),
    (":quiz b", "Right."),
    (":predict 150", "Right: it is"),
    (":scene b1", "box"),
    (":exercise b1", "to the right by 200"),
    (":hint", "takes a duration"),
    (":check", "not yet"),
    (":why", "expected"),
    (":solution", "UIView.animate"),
    (":next", "last page"),
    (":recover", "earlier session"),
    (":run", "The next entry runs"),
  ]
}
