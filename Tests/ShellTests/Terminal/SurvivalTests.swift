import Files
import Glibc
import Shell
import Testing

/// What outlives accidents: kills, two shells at once, small windows.
@Suite(.serialized) struct SurvivalTests {
  @Test func aKilledShellLosesNothing() throws {
    let first = try RunningShell()
    first.enter("let a = 20")
    first.enter("let b = a * 2")
    kill(first.terminal.process, SIGKILL)
    _ = first.terminal.waitForExit()
    let second = try RunningShell(home: first.home)
    #expect(second.shows(":recover"))
    second.enter(":recover")
    second.enter("b + 2")
    #expect(second.lines.contains("  = 42  Int"))
    second.press(Key.up, Key.up, Key.up)
    #expect(second.terminal.screen.cursorLine.hasSuffix("let b = a * 2"))
  }

  @Test func twoShellsKeepTheirSessionsApart() throws {
    let first = try RunningShell()
    let second = try RunningShell(home: first.home)
    first.enter("let mine = 1")
    second.enter("let yours = 2")
    first.press(Key.control("d"))
    second.press(Key.control("d"))
    #expect(first.terminal.waitForExit() == 0)
    #expect(second.terminal.waitForExit() == 0)
    let state = StateFolder(path: first.home + "/state/etude")
    #expect(HistoryFile(folder: state).load().map(\.entry) == ["let mine = 1", "let yours = 2"])
    #expect(FileAccess.text(of: state.file("session.swift"))?.contains("mine") == true)
    #expect(FileAccess.text(of: state.file("session-2.swift"))?.contains("yours") == true)
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func worksInAWindowOf(_ columns: Int, _ rows: Int) throws {
    let shell = try RunningShell(columns: columns, rows: rows)
    shell.enter("let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))")
    shell.enter("UIView.animate(withDuration: 1) { box.alpha = 0 }")
    #expect(shell.shows("box.alpha"))
    shell.enter(":nonsense")
    #expect(shell.shows("there is no command :nonsense"))
    shell.enter("box.alpha + 1")
    #expect(shell.lines.contains("  = 1.0  CGFloat"))
  }

  @Test func theHistoryComesBackWithTheNextShell() throws {
    let first = try RunningShell()
    first.type("func f() {")
    first.press(Key.enter)
    first.type("}")
    first.enter("")
    first.enter("let wrong: Int = \"text\"")
    first.press(Key.control("d"))
    #expect(first.terminal.waitForExit() == 0)
    let second = try RunningShell(home: first.home)
    second.press(Key.up)
    #expect(second.terminal.screen.cursorLine == "[1] let wrong: Int = \"text\"")
    second.press(Key.up)
    #expect(second.terminal.screen.cursorLine == "}")
  }

  @Test func isPlainWithoutColours() throws {
    let shell = try RunningShell(environment: ["NO_COLOR": "1"])
    shell.enter("let a = 1")
    #expect(shell.lines.contains("  a = 1  Int"))
    #expect(shell.terminal.colourCount == 0)
  }

  @Test func worksOnADumbTerminal() throws {
    let shell = try RunningShell(environment: ["TERM": "dumb"])
    shell.terminal.send("1 + 1\n")
    #expect(shell.shows("= 2  Int"))
    #expect(shell.terminal.colourCount == 0)
  }

  @Test func solvesAnExerciseWithoutLeavingTheShell() throws {
    let shell = try RunningShell(["--course", PlainTests.folder + "/Course"])
    shell.type(":exercise b1")
    shell.press(Key.enter)
    #expect(shell.shows("TODO"))
    shell.terminal.settle()
    // The starter stands at the prompt; its last line gets the call around it.
    shell.press(Key.home)
    shell.type("UIView.animate(withDuration: 1) { ")
    shell.press(Key.end)
    shell.enter(" }")
    #expect(shell.shows("box.center.x  50 → 250"))
    shell.enter(":check")
    #expect(shell.shows("passed: The slide"))
  }

  @Test func movesAPictureInTheWindow() throws {
    let shell = try RunningShell()
    shell.enter("view.backgroundColor = .red")
    shell.enter("UIView.animate(withDuration: 0.3) { view.alpha = 0 }")
    shell.enter(":play")
    #expect(shell.shows("0.30 s"))
  }

  @Test func drawsStrokesInTheWindowAndStopsAtAKey() throws {
    let shell = try RunningShell(environment: ["NO_COLOR": "1"])
    shell.enter("let ring = CAShapeLayer(); view.layer.addSublayer(ring)")
    shell.enter(
      "ring.path = CGPath(ellipseIn: CGRect(x: 50, y: 150, width: 300, height: 300), "
        + "transform: nil); ring.fillColor = nil; ring.lineWidth = 20")
    shell.enter("ring.strokeColor = UIColor.red.cgColor; ring.strokeEnd = 0.5")
    shell.press(Key.control("l"))
    shell.enter(":play 0")
    let picture = shell.lines.drop { !$0.hasPrefix("[4]") }.dropFirst()
      .prefix { $0 != "0.00 s" }
    let painted = picture.indices.filter { index in picture[index].contains { "#_\"".contains($0) }
    }
    // A quarter of the stage's height lies above the ring; its stroke begins with the lower half.
    #expect(painted.count >= 4)
    #expect((painted.first ?? 0) - picture.startIndex >= picture.count / 3)
    shell.type(":play 20")
    shell.terminal.settle()
    shell.terminal.send(Key.enter)
    usleep(300_000)
    shell.terminal.send("x")
    #expect(shell.terminal.wait { $0.cursorLine == "[4]" })
  }

  @Test func findsTheTapThatWasAskedFor() throws {
    let shell = try RunningShell()
    shell.enter("let b = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))")
    shell.enter("view.addSubview(b)")
    shell.enter("b.addAction(UIAction { _ in print(\"tapped\") }, for: .touchUpInside)")
    shell.enter(":tap b 0.5")
    #expect(shell.shows("tap b"))
    #expect(shell.shows("printed tapped"))
  }
}
