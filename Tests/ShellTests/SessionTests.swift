import Shell
import Testing

@Suite struct SessionTests {
  private func session(_ texts: [String]) -> Session {
    var session = Session()
    for text in texts { session.accept(session.candidate(text)) }
    return session
  }

  @Test func undoAndRedoAreExact() {
    var session = self.session(["let a = 1", "let b = 2"])
    let before = session
    let undone = session.undo()
    #expect(undone?.text == "let b = 2")
    #expect(session.entries.map(\.text) == ["let a = 1"])
    let redone = session.redo()
    #expect(redone == undone)
    #expect(session == before)
    let nothing = session.redo()
    #expect(nothing == nil)
  }

  @Test func aNewEntryForgetsWhatWasUndone() {
    var session = self.session(["let a = 1"])
    _ = session.undo()
    session.accept(session.candidate("let c = 3"))
    let nothing = session.redo()
    #expect(nothing == nil)
  }

  @Test func numbersAreNeverUsedTwice() {
    var session = self.session(["let a = 1"])
    session.skipNumber()
    session.accept(session.candidate("let b = 2"))
    #expect(session.entries.map(\.number) == [1, 3])
  }

  @Test func theClockNeverOvertakesTheNewestEntry() {
    var session = Session()
    session.accept(session.candidate("f()"), now: 1)
    session.accept(session.candidate("g()"))
    let answers = [0.5, .infinity, 1.5].map { session.setClock(to: $0) }
    #expect(answers == [false, false, true])
    _ = session.undo()
    #expect(session.now == 1)
    let isBack = session.setClock(to: 0.25)
    #expect(isBack)
  }

  @Test func lookingAtAValueHoldsNothingUp() {
    var session = Session()
    session.accept(session.candidate("f()"), now: 1)
    session.accept(session.candidate("box.center"))
    let isBack = session.setClock(to: 0.5)
    #expect(isBack)
    #expect(session.deeds.map(\.text) == ["f()"])
  }

  @Test func aNameDeclaredAnewKeepsItsPlainName() {
    let session = self.session([
      "let box = UIView()", "box.alpha = 0", "let box = UILabel()", "box.text = \"a\"",
      "let box = 3",
    ])
    #expect(
      Redefinition.bodies(of: session.entries) == [
        "let box_1 = UIView()", "box_1.alpha = 0", "let box_2 = UILabel()", "box_2.text = \"a\"",
        "let box = 3",
      ])
  }

  @Test func whatWasCompiledApartIsCalledByItsModule() {
    let session = self.session([
      "let box = UIView()", "box.alpha = 0", "let box = UILabel()", "box.text = \"a\"",
      "let box = 3",
    ])
    #expect(
      Redefinition.bodies(of: session.entries, grounded: 1) == [
        "EtudeGround.box.alpha = 0", "let box_2 = UILabel()", "box_2.text = \"a\"", "let box = 3",
      ])
    let names = Redefinition.names(ofFirst: 2, in: session.entries, grounded: 1)
    #expect(names.map(\.reached) == ["EtudeGround.box"])
  }

  @Test func overloadsAreNoRedefinition() {
    let session = self.session(["func f() {}", "func f(_ x: Int) {}"])
    #expect(session.entries[1].shadowed.isEmpty)
  }

  @Test func replaysEachEntryUnderItsOwnNameAndTime() {
    var session = Session()
    session.accept(session.candidate("import QuartzCore\nlet a = 1"), now: 0.5)
    let source = ReplaySource(
      entries: session.entries + [session.candidate("let (b, c) = (1, 2)")], namesObjects: true)
    #expect(
      source.text == """
        import UIKit
        import QuartzCore
        #sourceLocation(file: "session", line: 1)
        #sourceLocation(file: "[1]", line: 1)
                        \u{20}
        let a = 1
        #sourceLocation(file: "session", line: 1)
        _etudeWait(until: 0.5) { [("a", a as Any)] }
        _etudeEntryBegins()
        #sourceLocation(file: "[2]", line: 1)
        let (b, c) = (1, 2)
        #sourceLocation(file: "session", line: 1)
        _etudeReport("b", b)
        _etudeReport("c", c)
        _etudeEntryEnds()

        """)
  }
}

@Suite struct EntryLogTests {
  private static let mark =
    "\u{1}value\u{1F}1\u{1F}5\u{1F}1\u{1F}6\u{1F}p\u{1F}Optional<CGPoint>\u{1F}"

  @Test func sortsWhatTheNewestEntrySaidFromEverythingElse() {
    let log = EntryLog(
      output: [
        "earlier", "\u{1}begin", "hi", "no break" + Self.mark + "(1, 2)", "\u{1}end", "after",
      ].map { EntryLog.Later(time: 0.5, text: $0) })
    #expect(log.items.count == 3)
    #expect(log.items[0] == .printed("hi"))
    #expect(log.items[1] == .printed("no break"))
    guard case .value(let value) = log.items[2] else {
      Issue.record("no value")
      return
    }
    #expect(value.name == "p")
    #expect(value.type == "CGPoint?")
    #expect(value.text == "(1, 2)")
    #expect(log.later == [EntryLog.Later(time: 0.5, text: "after")])
    #expect(log.isComplete)
  }

  @Test func showsTopLevelValuesOnly() {
    let log = EntryLog(
      output: ["\u{1}begin", Self.mark + "1", "\u{1}end"].map {
        EntryLog.Later(time: 0, text: $0)
      })
    #expect(
      log.shown(for: SessionEntry(number: 1, text: "let p = 1", time: 0).structure).count == 1)
    #expect(log.shown(for: SessionEntry(number: 1, text: "f { p = 1 }", time: 0).structure).isEmpty)
  }

  @Test(arguments: [
    ("Int", "Int"), ("Optional<Int>", "Int?"), ("Array<Optional<Int>>", "[Int?]"),
    ("Dictionary<String, Array<Int>>", "[String: [Int]]"), ("(Int, Array<Int>)", "(Int, [Int])"),
    ("Optional<(Int) -> ()>", "((Int) -> ())?"), ("ClosedRange<Int>", "ClosedRange<Int>"),
    ("() -> Optional<Int>", "() -> Int?"), ("Optional<any Equatable>", "(any Equatable)?"),
    ("Result<Int, any Error>", "Result<Int, any Error>"), ("a > b", "a > b"),
  ])
  func spellsTypesAsOneWritesThem(_ type: String, short: String) {
    #expect(TypeName.short(type) == short)
  }
}
