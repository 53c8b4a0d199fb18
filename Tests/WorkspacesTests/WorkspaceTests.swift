import Files
import Testing
import Workspaces

@Suite struct WorkspaceTests {
  private let store = MemoryStore()
  private var workspace: Workspace { Workspace(root: "/w", store: store) }

  private func attempt(
    _ id: String = "basic.first-move", hash: String = "a", hasPassed: Bool, passed: Int = 3,
    day: String = "2025-03-09"
  ) -> Workspace.Attempt {
    .init(
      id: id, hash: hash, hasPassed: hasPassed, checksPassed: passed, checksTotal: 3, day: day)
  }

  @Test(arguments: [
    ("basic.first-move", "/w/basic/first-move.swift"),
    ("options.two.parts", "/w/options/two-parts.swift"),
    ("../../etc/passwd", "/w/-/---etc-passwd.swift"),
    ("..", "/w/exercise.swift"),
  ])
  func keepsEveryAnswerInsideTheFolder(id: String, path: String) {
    let found = workspace.path(of: id)
    #expect(Path.isInside(found, "/w"))
    #expect(!found.contains(".."))
    if id.hasPrefix("basic") || id.hasPrefix("options") { #expect(found == path) }
  }

  @Test func startsOnceAndKeepsWhatTheLearnerWrote() throws {
    #expect(try workspace.start("basic.first-move", starter: "one\n") == .created)
    try workspace.replace("basic.first-move", with: "mine\n")
    #expect(try workspace.start("basic.first-move", starter: "one\n") == .kept)
    #expect(try workspace.answer(to: "basic.first-move") == "mine\n")
  }

  @Test func resettingCanBeUndoneAndTheUndoingToo() throws {
    let id = "basic.first-move"
    _ = try workspace.start(id, starter: "mine\n")
    #expect(try workspace.replace(id, with: "starter\n"))
    #expect(try workspace.undo(id) == .restored)
    #expect(try workspace.answer(to: id) == "mine\n")
    #expect(try workspace.undo(id) == .restored)
    #expect(try workspace.answer(to: id) == "starter\n")
  }

  @Test func keepsEveryReplacedText() throws {
    let id = "basic.first-move"
    for text in ["1", "2", "3", "4"] { try workspace.replace(id, with: text) }
    #expect(store.paths.filter { $0.contains(".undo") }.count == 3)
  }

  @Test func undoesNothingWhereNothingWasReplaced() throws {
    #expect(try workspace.undo("basic.first-move") == .nothingKept)
  }

  @Test func losesNoTextWhicheverWriteFails() throws {
    let id = "basic.first-move"
    for after in 0..<3 {
      let store = MemoryStore()
      let workspace = Workspace(root: "/w", store: store)
      _ = try workspace.start(id, starter: "precious")
      store.fail([.init(.write, after: after)])
      _ = try? workspace.replace(id, with: "starter")
      _ = try? workspace.undo(id)
      store.fail([])
      let texts = try store.paths.map { try store.text($0) }
      #expect(texts.contains("precious"))
    }
  }

  @Test func writesDownTriesAndTheFirstPass() throws {
    try workspace.record(attempt(hasPassed: false, passed: 1))
    try workspace.record(attempt(hasPassed: true))
    try workspace.record(attempt(hasPassed: true, day: "2026-01-01"))
    let entry = try workspace.progress().file.entry("basic.first-move")
    #expect(entry?.line == "basic.first-move\tpassed\ta\t3/3\t0\t3\t2025-03-09")
  }

  @Test func neverTakesAPassBack() throws {
    try workspace.record(attempt(hasPassed: true))
    try workspace.record(attempt(hash: "b", hasPassed: false, passed: 1))
    let entry = try workspace.progress().file.entry("basic.first-move")
    #expect(entry?.state == .passed)
    #expect(Standing(entry, hash: "b") == .passedOlderVersion)
    try workspace.recordSkip("basic.first-move", hash: "b")
    #expect(try workspace.progress().file.entry("basic.first-move")?.state == .passed)
  }

  @Test func keepsACopyBeforeItMendsADamagedFile() throws {
    let damaged = "etude-progress 1\nbasic.first-move\tpas"
    try store.write(damaged, to: "/w/progress.txt")
    let reading = try workspace.record(attempt("basic.after-that", hasPassed: true))
    #expect(reading.damagedLines == [2])
    #expect(reading.copy == "/w/.undo/progress.txt.1")
    #expect(try store.text("/w/.undo/progress.txt.1") == damaged)
    #expect(try workspace.progress().damagedLines.isEmpty)
  }

  @Test func leavesProgressAsItWasWhenWritingFails() throws {
    try workspace.record(attempt(hasPassed: true))
    let before = try store.text("/w/progress.txt")
    store.fail([.init(.write, suffix: "progress.txt")])
    #expect(throws: FileFailure(.write, "/w/progress.txt", .diskFull)) {
      try workspace.record(attempt("basic.after-that", hasPassed: true))
    }
    #expect(try store.text("/w/progress.txt") == before)
  }

  @Test func mergesAnotherMachinesProgress() throws {
    try workspace.record(attempt(hasPassed: true))
    try store.write(
      "etude-progress 1\nbasic.after-that\ttried\tb\t1/3\t2\t5\t-\n", to: "/usb/progress.txt")
    try workspace.mergeProgress(from: "/usb/progress.txt")
    let ids = try workspace.progress().file.entries.map(\.id)
    #expect(ids == ["basic.after-that", "basic.first-move"])
  }

  @Test func saysWhichByteIsNotText() throws {
    try store.write([0x61, 0x0A, 0x62, 0xFF], to: workspace.path(of: "basic.first-move"))
    #expect(
      throws: FileFailure(.read, "/w/basic/first-move.swift", .isNotText(offset: 3, line: 2))
    ) {
      try workspace.answer(to: "basic.first-move")
    }
  }

  @Test func offersHelpAtTheFifthEqualFailure() throws {
    var answers: [Bool] = []
    for failing in ["fade", "fade", "snow", "fade", "fade", "fade", "fade", "fade", nil, "fade"] {
      answers.append(
        try workspace.updateSession { $0.note(failing: failing, in: "basic.fade-image") })
    }
    #expect(answers == [false, false, false, false, false, false, false, true, false, false])
    #expect(workspace.session().exercise == "basic.fade-image")
  }
}

@Suite struct WorkspaceLocationTests {
  private let store = MemoryStore(["/home/a/course/progress.txt": "etude-progress 1\n"])

  private func find(
    option: String? = nil, variable: String? = nil, from folder: String = "/tmp",
    clone: String? = nil
  ) throws(WorkspaceLocation.Problem) -> String {
    try WorkspaceLocation.find(
      .init(
        option: option, variable: variable, currentFolder: folder, home: "/home/a", clone: clone),
      store: store)
  }

  @Test func prefersTheOptionThenTheVariableThenTheNearestProgressThenTheHome() throws {
    #expect(
      try find(option: "here", variable: "/v", from: "/home/a/course/basic")
        == "/home/a/course/basic/here")
    #expect(try find(variable: "~/v/../x", from: "/home/a/course/basic") == "/home/a/x")
    #expect(try find(from: "/home/a/course/basic") == "/home/a/course")
    #expect(try find(from: "/tmp") == "/home/a/etude")
  }

  @Test func passesOverAProgressFileOfAnotherTool() throws {
    try store.write("50 %\n", to: "/tmp/progress.txt")
    #expect(try find(from: "/tmp/deep") == "/home/a/etude")
  }

  @Test func refusesAFolderInsideTheClone() {
    #expect(throws: WorkspaceLocation.Problem.insideClone("/src/etude/work")) {
      try find(option: "work", from: "/src/etude", clone: "/src/etude")
    }
  }
}
