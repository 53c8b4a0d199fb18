import Files
import Glibc
import Shell
import Testing

@Suite struct HistoryFileTests {
  private let folder: StateFolder

  init() {
    var path = Array("/tmp/etude-history-XXXXXX".utf8CString)
    let made = mkdtemp(&path).map { String(cString: $0) } ?? "/tmp"
    folder = StateFolder(path: made + "/state/etude")
    folder.make()
  }

  private func record(_ entry: String) -> HistoryRecord {
    HistoryRecord(entry: entry, outcome: .played, date: "2026-05-01T09:30:00Z")
  }

  @Test func keepsEntriesOfSeveralLinesWhole() {
    let file = HistoryFile(folder: folder)
    let entry = "let s = \"\"\"\n\ttab 雪 \\ \u{1B}\n\"\"\""
    #expect(file.append(record(entry)))
    #expect(HistoryFile(folder: folder).load() == [record(entry)])
  }

  @Test func keepsEachTextOnceAtItsNewestPlace() {
    let file = HistoryFile(folder: folder)
    for entry in ["a", "b", "a"] { file.append(record(entry)) }
    #expect(file.load().map(\.entry) == ["b", "a"])
  }

  @Test func passesOverDamagedLinesAndBeginsANewOne() throws {
    let file = HistoryFile(folder: folder)
    file.append(record("a"))
    let path = folder.file("history.jsonl")
    let text = try #require(FileAccess.text(of: path))
    FileAccess.replace(path, with: text + "not json\n{\"entry\":\"half")
    file.append(record("b"))
    #expect(file.load().map(\.entry) == ["a", "b"])
  }

  @Test func shrinksToItsLimit() throws {
    let file = HistoryFile(folder: folder, limit: 3)
    for number in 1...7 { file.append(record("\(number)")) }
    #expect(file.load().map(\.entry) == ["5", "6", "7"])
    let text = try #require(FileAccess.text(of: folder.file("history.jsonl")))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func isPrivate() {
    HistoryFile(folder: folder).append(record("a"))
    var facts = stat()
    #expect(stat(folder.path, &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o700)
    #expect(stat(folder.file("history.jsonl"), &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o600)
  }

  @Test func losesNothingWhenTwoShellsWriteAtOnce() async {
    let folder = folder
    await withTaskGroup(of: Void.self) { group in
      for shell in 0..<2 {
        group.addTask {
          let file = HistoryFile(folder: folder, limit: 500)
          for number in 0..<100 {
            file.append(
              HistoryRecord(entry: "\(shell) \(number)", outcome: .played, date: ""))
          }
        }
      }
    }
    #expect(HistoryFile(folder: folder, limit: 500).load().count == 200)
  }

  @Test(arguments: ["{}", "", "[]", "{\"entry\":1}", "{\"entry\":\"\\u12\"}", "{\"entry\""])
  func refusesWhatIsNoRecord(_ line: String) {
    #expect(HistoryRecord(line: line) == nil)
  }

  @Test func readsWhatOtherToolsWrite() {
    let line = #" { "entry" : "\u96ea \ud83d\ude00\/" , "outcome" : "unknown", "more":"x" }"#
    #expect(HistoryRecord(line: line)?.entry == "雪 😀/")
    #expect(HistoryRecord(line: line)?.outcome == .played)
  }
}
