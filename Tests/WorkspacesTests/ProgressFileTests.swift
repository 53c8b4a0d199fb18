import Testing
import Workspaces

@Suite struct ProgressFileTests {
  private let passed = ProgressEntry(
    id: "basic.first-move", state: .passed, hash: "5f0c3a9e", checksPassed: 3, checksTotal: 3,
    hints: 1, tries: 4, firstPass: "2025-03-09")

  @Test func printsAHeaderAndOneLineAnExerciseSortedById() {
    var file = ProgressFile()
    file.insert(ProgressEntry(id: "options.retarget", state: .tried, hash: "0a", tries: 2))
    file.insert(passed)
    #expect(
      file.text == """
        etude-progress 1
        basic.first-move\tpassed\t5f0c3a9e\t3/3\t1\t4\t2025-03-09
        options.retarget\ttried\t0a\t0/0\t0\t2\t-

        """)
  }

  @Test func readsWhatItPrints() throws {
    var file = ProgressFile()
    file.insert(passed)
    let read = try ProgressFile(text: file.text, path: "/p")
    #expect(read == file)
  }

  @Test(arguments: [
    "basic.first-move\tpassed\t5f0c3a9e\t3/3\t1\t4\t2025-03-0",
    "basic.first-move\tpass",
    "basic.first-move\tpassed\txyz\t3/3\t1\t4\t-",
    "basic.first-move\tpassed\t5f\t3\t1\t4\t-",
    "basic.first-move\tpassed\t5f\t3/3\t-1\t4\t-",
    "\tpassed\t5f\t3/3\t1\t4\t-",
    "one line of something else",
    "<<<<<<< HEAD",
  ])
  func keepsDamagedLinesAside(line: String) throws {
    let text = "etude-progress 1\n\(passed.line)\n\(line)"
    let file = try ProgressFile(text: text, path: "/p")
    #expect(file.damagedLines == [3])
    #expect(file.damage == [line])
    #expect(file.entries == [passed])
  }

  @Test func readsEveryCutOfAFileWithoutLosingAWholeLine() throws {
    var file = ProgressFile()
    file.insert(passed)
    file.insert(ProgressEntry(id: "options.retarget", state: .tried, hash: "0a", tries: 2))
    let bytes = Array(file.text.utf8)
    let endOfFirst = ProgressFile().text.utf8.count + passed.line.utf8.count
    for length in endOfFirst..<bytes.count {
      let cut = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(try ProgressFile(text: cut, path: "/p").entry(passed.id) == passed)
    }
  }

  @Test func acceptsLinesThatAnotherSystemEndedWithReturns() throws {
    let file = try ProgressFile(text: "etude-progress 1\r\n\(passed.line)\r\n", path: "/p")
    #expect(file.entries == [passed])
  }

  @Test func refusesANewerFormatInsteadOfLosingIt() {
    #expect(throws: FileFailure(.read, "/p", .isNewer("2"))) {
      try ProgressFile(text: "etude-progress 2\n", path: "/p")
    }
  }

  @Test func findsAnEntryUnderItsFormerId() {
    var file = ProgressFile()
    file.insert(passed)
    #expect(file.entry("basic.start", formerly: "basic.first-move") == passed)
    file.rename(from: "basic.first-move", to: "basic.start")
    #expect(file.entries.map(\.id) == ["basic.start"])
  }
}

@Suite struct ProgressMergeTests {
  private func entry(
    _ state: ProgressEntry.State, hash: String = "a", passed: Int = 0, hints: Int = 0,
    tries: Int = 0, day: String? = nil
  ) -> ProgressEntry {
    ProgressEntry(
      id: "x", state: state, hash: hash, checksPassed: passed, checksTotal: 3, hints: hints,
      tries: tries, firstPass: day)
  }

  @Test func keepsTheBetterStateAndTheLargerCounts() {
    let merged = entry(.tried, hints: 3, tries: 9)
      .merged(with: entry(.passed, hash: "b", passed: 3, tries: 1, day: "2025-01-02"))
    #expect(
      merged == entry(.passed, hash: "b", passed: 3, hints: 3, tries: 9, day: "2025-01-02"))
  }

  @Test func keepsTheEarlierDayAndTheNewerVersionOfTwoPasses() {
    let merged = entry(.passed, hash: "old", day: "2025-01-02")
      .merged(with: entry(.passed, hash: "new", day: "2025-06-01"))
    #expect(merged.hash == "new")
    #expect(merged.firstPass == "2025-01-02")
  }

  @Test func givesTheSameWhicheverFileComesFirst() {
    let rows = [
      entry(.skipped), entry(.tried, passed: 1), entry(.tried, passed: 2),
      entry(.passed, hash: "b", day: "2025-01-02"), entry(.passed, hash: "c", day: "2025-01-02"),
      entry(.passed, hash: "d", tries: 4, day: "2025-02-02"),
    ]
    for one in rows {
      for other in rows {
        #expect(one.merged(with: other) == other.merged(with: one))
      }
    }
  }
}

@Suite struct StandingTests {
  private let passed = ProgressEntry(id: "x", state: .passed, hash: "a")

  @Test func saysWhenAPassBelongsToAnOlderVersion() {
    #expect(Standing(passed, hash: "a") == .passed)
    #expect(Standing(passed, hash: "b") == .passedOlderVersion)
    #expect(Standing(nil, hash: "a") == .untouched)
    #expect(Standing(ProgressEntry(id: "x", state: .skipped, hash: "a"), hash: "b") == .skipped)
  }

  @Test func countsOlderPassesAndSkipsAsDone() {
    #expect(Standing.allCases.filter(\.isDone) == [.skipped, .passed, .passedOlderVersion])
  }
}
