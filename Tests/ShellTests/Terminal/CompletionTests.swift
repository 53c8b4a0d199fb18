import Files
import Glibc
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

  @Test func goesOnWhenTheHelperDies() throws {
    let shell = try RunningShell(completes: true)
    shell.enter("let box = UIView()")
    shell.type("box.alp")
    #expect(shell.tab { $0.cursorLine.hasSuffix("box.alpha") })
    // Again and again: the helper is given up then, and the table of the kit's symbols answers.
    for _ in 0..<4 {
      for helper in Self.helpers(of: shell.terminal.process) { kill(helper, SIGKILL) }
      shell.press(Key.control("c"))
      shell.type("box.cen")
      #expect(shell.tab { $0.cursorLine.hasSuffix("box.center") })
    }
    #expect(Self.helpers(of: shell.terminal.process).isEmpty)
  }

  /// Completion helpers: the shell's children that were started as a shell again.
  private static func helpers(of shell: pid_t) -> [pid_t] {
    let path = "/proc/\(shell)/task/\(shell)/children"
    let children = FileAccess.text(of: path)?.split(separator: " ").compactMap { pid_t($0) } ?? []
    return children.filter {
      FileAccess.text(of: "/proc/\($0)/environ")?.contains("ETUDE_SHELL_SOURCEKIT") == true
    }
  }

  @Test func looksUpNamesAndTypes() throws {
    let shell = try RunningShell(completes: true)
    shell.enter(":type view.center.x * 2")
    #expect(shell.shows("  CGFloat"))
    shell.enter(":doc UIView.alpha")
    #expect(shell.shows("var alpha: CGFloat"))
    shell.enter(":doc UIView.animate")
    #expect(shell.shows("animate(withDuration: TimeInterval, animations: () -> Void)"))
    shell.enter(":doc UIView.animate(withDuration:animations:)")
    #expect(shell.shows("duration: seconds"))
    shell.enter(":doc UIView.addSubview")
    #expect(shell.shows("addSubview(_ "))
  }
}
