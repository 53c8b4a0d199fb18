import Foundation
import Testing
import Workspaces

@Suite struct DiskStoreTests {
  /// A fresh folder that is gone after the test.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath().path)
  }

  @Test func writesWithTheFoldersItNeedsAndLeavesNoTemporaryFile() throws {
    try inFolder { folder in
      let store = DiskStore()
      try store.write("text", to: "\(folder)/a/b/c.swift")
      #expect(try store.text("\(folder)/a/b/c.swift") == "text")
      #expect(try store.names(in: "\(folder)/a/b") == ["c.swift"])
    }
  }

  @Test func answersNothingForFilesAndFoldersThatAreNotThere() throws {
    try inFolder { folder in
      let store = DiskStore()
      #expect(try store.read("\(folder)/none") == nil)
      #expect(try store.names(in: "\(folder)/none").isEmpty)
      try store.remove("\(folder)/none")
    }
  }

  @Test func respectsAReadOnlyFile() throws {
    try inFolder { folder in
      let store = DiskStore()
      try store.write("mine", to: "\(folder)/a.swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: "\(folder)/a.swift")
      #expect(throws: FileFailure(.write, "\(folder)/a.swift", .isReadOnly)) {
        try store.write("other", to: "\(folder)/a.swift")
      }
      #expect(try store.text("\(folder)/a.swift") == "mine")
    }
  }

  @Test func keepsALinkAndTheModeOfWhatItLeadsTo() throws {
    try inFolder { folder in
      let store = DiskStore()
      try store.write("old", to: "\(folder)/real.swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: "\(folder)/real.swift")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.swift", withDestinationPath: "\(folder)/real.swift")
      try store.write("new", to: "\(folder)/link.swift")
      #expect(try store.text("\(folder)/real.swift") == "new")
      let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/real.swift")
      #expect(mode[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func refusesToWriteOverAFolder() throws {
    try inFolder { folder in
      #expect(throws: FileFailure(.write, folder, .isFolder)) {
        try DiskStore().write("x", to: folder)
      }
    }
  }

  @Test func losesNoEntryWhenTwoWritersUpdateAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          // Each opens the lock file itself, as another process would.
          let workspace = Workspace(root: folder)
          for number in 0..<10 {
            _ = try? workspace.record(
              .init(
                id: "basic.w\(writer)n\(number)", hash: "a", hasPassed: true, checksPassed: 1,
                checksTotal: 1, day: "2025-03-09"))
          }
        }
      }
    }
    #expect(try Workspace(root: folder).progress().file.entries.count == 40)
  }
}
