import Shell
import Testing

/// The Tab key, with the compiler's own completion behind it.
@Suite(.serialized) struct CompletionTests {
  @Test func completesMembersWithTheirTypes() throws {
    let shell = try RunningShell(completes: true)
    shell.enter("let box = UIView()")
    shell.type("box.alp")
    #expect(shell.tab { $0.cursorLine.hasSuffix("box.alpha") })
    shell.enter(" + 1")
    #expect(shell.lines.contains("  = 2.0  CGFloat"))
  }

  @Test func offersLabelsAndNamesOfTheSession() throws {
    let shell = try RunningShell(completes: true)
    shell.enter("let aVeryLongName = 3")
    shell.type("aVery")
    #expect(shell.tab { $0.cursorLine.hasSuffix("aVeryLongName") })
    shell.press(Key.control("c"))
    shell.type("UIView.animate(")
    #expect(shell.tab { $0.transcript.contains("withDuration") })
  }

  @Test func completesCommandsAndTheirOperands() throws {
    let shell = try RunningShell(completes: true)
    shell.enter("let box = UIView()")
    shell.type(":pl")
    shell.press(Key.tab)
    #expect(shell.shows(":plot"))
    shell.type("o")
    #expect(shell.tab { $0.cursorLine.hasSuffix(":plot") })
    shell.type("bo")
    #expect(shell.tab { $0.cursorLine.hasSuffix(":plot box.") })
    shell.type("al")
    #expect(shell.tab { $0.cursorLine.hasSuffix(":plot box.alpha") })
  }

  @Test func looksUpNamesAndTypes() throws {
    let shell = try RunningShell(completes: true)
    shell.enter(":type view.center.x * 2")
    #expect(shell.shows("  CGFloat"))
    shell.enter(":doc UIView.alpha")
    #expect(shell.shows("var alpha: CGFloat"))
  }
}
