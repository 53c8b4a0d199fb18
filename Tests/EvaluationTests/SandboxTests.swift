import Evaluation
import Testing

/// Each sample tries to reach beyond its own folder; the layers are those of the machine.
@Suite(.enabled(if: Health.examine().isSandboxed)) struct SandboxTests {
  @Test(arguments: [
    ("open(\"/etc/passwd\", O_RDONLY)", -1),
    ("open(\"/tmp/etude-probe\", O_WRONLY | O_CREAT, 0o600)", -1),
    ("open(\"/proc/self/environ\", O_RDONLY)", -1),
    ("open(\"/dev/shm/etude-probe\", O_WRONLY | O_CREAT, 0o600)", -1),
    ("socket(AF_INET, 1, 0)", -1),
    ("socket(AF_UNIX, 1, 0)", -1),
    ("kill(getppid(), 0)", -1),
    ("kill(-1, 0)", -1),
    ("setsid()", -1),
    ("posix_spawn(&p, \"/bin/true\", nil, nil, [nil], [nil]) == 0 ? 0 : -1", -1),
    ("getuid() == 0 ? -1 : 0", 0),
    ("getenv(\"SECRET\") == nil ? 0 : -1", 0),
    ("open(\"mine\", O_WRONLY | O_CREAT, 0o600) >= 0 ? 0 : -1", 0),
    ("Int32(read(0, &p, 1))", 0),
  ])
  func keepsAProgramInItsOwnFolder(_ attempt: String, _ expected: Int) {
    let run = Stage.play("import Glibc\nvar p = pid_t()\nprint(\(attempt))")
    #expect(run.output == ["\(expected)"], "\(run.word)")
  }

  @Test func refusesToFork() {
    let run = Stage.play("@_silgen_name(\"fork\") func f() -> Int32\nprint(f())")
    #expect(run.output == ["-1"])
  }

  @Test func limitsMemory() {
    let run = Stage.play("let bytes = [UInt8](repeating: 1, count: 1 << 30)\nprint(bytes.count)")
    #expect(run.word == "trapped")
    #expect(run.output == [])
  }

  /// A line in the engine's pipe that the engine did not write must show.
  @Test func noticesAForgedJournal() {
    let run = Stage.play(
      """
      import Glibc
      let line = "0 end idle\\n"
      for file in 3..<64 as Range<Int32> { write(file, line, line.utf8.count) }
      """)
    #expect(run.word != "played")
  }

  @Test func answersItsTableOnce() {
    let run = Stage.play(
      """
      @_silgen_name("etude_entry") func entry() -> UnsafeRawPointer?
      print(entry() as Any)
      """)
    #expect(run.output == ["nil"])
  }

  @Test func survivesManyProgramsAtOnce() {
    let programs = (0..<8).map { Program(source: "print(\($0))\nif \($0) == 3 { fatalError() }") }
    let runs = Stage.evaluator?.play(programs) ?? []
    #expect(runs.map(\.output) == (0..<8).map { ["\($0)"] })
    #expect(runs.map(\.word) == (0..<8).map { $0 == 3 ? "trapped" : "played" })
  }
}
