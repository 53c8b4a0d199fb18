import Testing

@Suite struct UsageTests {
  static let verbs = [
    "shell", "list", "lesson", "start", "check", "watch", "hint", "why", "solution", "reset",
    "skip", "progress", "timeline", "typecheck", "modernise", "grade", "lint", "verify", "book",
    "doctor",
  ]

  @Test(arguments: verbs) func everyCommandHasHelp(_ verb: String) throws {
    let run = try TemporaryHome().run(verb, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("usage: etude \(verb)"))
  }

  static let mistakes: [(words: [String], says: [String])] = [
    (["chek"], ["chek", "etude check"]),
    (["timeline"], ["FILE"]),
    (["timeline", "a.swift", "--trak", "x"], ["--trak", "--track"]),
    (["timeline", "a.swift", "--stage", "wide"], ["wide", "400x800"]),
    (["timeline", "missing.swift"], ["missing.swift", "No such file"]),
    (["check", "basic.frist-move"], ["basic.frist-move", "basic.first-move"]),
    (["check", "b1", "--format", "xml"], ["xml", "json"]),
    (["grade"], ["DIR"]),
    (["grade", "nowhere"], ["nowhere", "no folder"]),
    (["grade", "."], ["a.swift", "--exercise"]),
    (["lint", "a.swift"], ["a.swift", "no lesson file"]),
  ]

  @Test(arguments: mistakes.indices)
  func namesWhatIsWrongWithACommandLine(_ index: Int) throws {
    let (words, says) = Self.mistakes[index]
    let home = try TemporaryHome()
    _ = try home.file("a.swift", "import UIKit\n")
    let run = try CommandLineProcess.run(words, home: home.folder)
    #expect(run.exitCode == 64, "\(run.output)\(run.errors)")
    #expect(run.output.isEmpty)
    for part in says { #expect(run.errors.contains(part), "\(run.errors)") }
  }

  @Test func typecheckTellsPlaceAndColumnBehindChineseText() throws {
    let home = try TemporaryHome()
    let path = try home.file("a.swift", "import UIKit\nlet 標題 = \"字\"; let b: Int = 標題\n")
    let run = try home.run("typecheck", path)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("a.swift:2:28: error:"), "\(run.output)")
  }

  @Test func typecheckIsSilentAboutWhatCompiles() throws {
    let home = try TemporaryHome()
    let path = try home.file("a.swift", "import UIKit\nview.alpha = 0.5\n")
    let run = try home.run("typecheck", path)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func entriesFromAPipeAreEvaluated() throws {
    let run = try TemporaryHome().run("shell", input: "let a = 2\na + 3\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("5"), "\(run.output)\(run.errors)")
  }
}
