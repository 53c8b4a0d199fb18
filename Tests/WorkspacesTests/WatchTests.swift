import Foundation
import Testing
import Workspaces

@Suite struct WatchPlanTests {
  @Test func checksANewTextAndShowsItsVerdict() {
    var plan = WatchPlan()
    #expect(plan.take(.saved("a")) == [.check("a", number: 1)])
    #expect(plan.take(.finished(1)) == [.show(number: 1)])
    #expect(!plan.isChecking)
  }

  @Test func letsTheLastSaveWinDuringACheck() {
    var plan = WatchPlan()
    _ = plan.take(.saved("a"))
    #expect(plan.take(.saved("b")) == [.cancel(number: 1), .check("b", number: 2)])
    #expect(plan.take(.saved("c")) == [.cancel(number: 2), .check("c", number: 3)])
    #expect(plan.take(.finished(1)).isEmpty)
    #expect(plan.take(.finished(3)) == [.show(number: 3)])
  }

  @Test func checksTheSameTextOnce() {
    var plan = WatchPlan()
    _ = plan.take(.saved("a"))
    #expect(plan.take(.saved("a")).isEmpty)
  }

  @Test func saysOnceThatTheFileIsGoneAndChecksItWhenItIsBack() {
    var plan = WatchPlan()
    _ = plan.take(.saved("a"))
    #expect(plan.take(.unreadable("gone")) == [.cancel(number: 1), .report("gone")])
    #expect(plan.take(.unreadable("gone")).isEmpty)
    #expect(plan.take(.saved("a")) == [.check("a", number: 2)])
  }

  @Test(arguments: [("n", WatchPlan.Key.next), ("hint", .hint), ("W", .why), ("q", .quit)])
  func readsKeysAsLettersAndWords(typed: String, key: WatchPlan.Key) {
    #expect(WatchPlan.Key(typed: typed) == key)
  }

  @Test func passesOverOtherKeys() {
    #expect(WatchPlan.Key(typed: "x") == nil)
    #expect(WatchPlan.Key(typed: "ne") == nil)
  }

  @Test func givesEveryKeyItsOwnLetter() {
    let letters = WatchPlan.Key.allCases.compactMap(\.rawValue.first)
    #expect(Set(letters).count == letters.count)
  }

  @Test func cancelsARunningCheckBeforeItQuits() {
    var plan = WatchPlan()
    _ = plan.take(.saved("a"))
    #expect(plan.take(.key(.quit)) == [.cancel(number: 1), .quit])
  }
}

@Suite struct FileWatcherTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test(arguments: [FileWatcher.Method.kernel, .looking])
  func noticesASaveByRenameAndOneInPlace(method: FileWatcher.Method) throws {
    try inFolder { folder in
      let path = "\(folder)/a.swift"
      try DiskStore().write("one", to: path)
      let watcher = FileWatcher(path: path, method: method, lookInterval: 20)
      #expect(watcher.look() == nil)
      try DiskStore().write("two", to: path)
      #expect(watcher.next(milliseconds: 5_000) == .saved)
      try "longer".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(watcher.next(milliseconds: 5_000) == .saved)
      #expect(watcher.look() == nil)
    }
  }

  @Test func noticesThatAFileGoesAndComesBack() throws {
    try inFolder { folder in
      let path = "\(folder)/a.swift"
      try DiskStore().write("one", to: path)
      let watcher = FileWatcher(path: path)
      try DiskStore().remove(path)
      #expect(watcher.next(milliseconds: 5_000) == .gone)
      try DiskStore().write("two", to: path)
      #expect(watcher.next(milliseconds: 5_000) == .saved)
    }
  }

  @Test func passesOverOtherFilesOfTheFolder() throws {
    try inFolder { folder in
      try DiskStore().write("one", to: "\(folder)/a.swift")
      let watcher = FileWatcher(path: "\(folder)/a.swift")
      try DiskStore().write("other", to: "\(folder)/b.swift")
      #expect(watcher.look() == nil)
    }
  }

  @Test func looksAtTheFileWhereTheFolderCannotBeWatched() {
    let watcher = FileWatcher(path: "/nowhere/at/all/a.swift")
    #expect(watcher.method == .looking)
    #expect(watcher.look() == nil)
  }
}
