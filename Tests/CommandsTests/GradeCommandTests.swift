import Foundation
import Testing

@Suite struct GradeCommandTests {
  /// A class of three: one right, one slow, one that does not compile.
  private func home() throws -> TemporaryHome {
    let home = try TemporaryHome()
    let answers = [
      "ada": "UIView.animate(withDuration: 1) { heading.center.x += view.bounds.width }",
      "ben": "UIView.animate(withDuration: 2) { heading.center.x += view.bounds.width }",
      "cleo": "UIView.animate(withDuration: 1 { }",
    ]
    for (name, code) in answers {
      let folder = home.folder.appendingPathComponent("class/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try home.file("class/\(name)/b1.swift", "import UIKit\n" + code + "\n")
    }
    return home
  }

  @Test func gradesAClassAsATableForPeopleAndForOtherTools() throws {
    let home = try home()
    let run = try home.run("grade", "class", "--format", "csv")
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 4)
    #expect(rows.dropFirst().map { String($0[3]) } == ["ada", "ben", "cleo"])
    #expect(rows[1][9] == rows[1][10])
    #expect(rows[3][9] == "0")
    let table = try home.run("grade", "class")
    #expect(table.output.contains("does not compile"), "\(table.output)")
    #expect(table.output.contains("passed"))
  }

  @Test func writesVerdictsForClassroomAndCodeHosts() throws {
    let home = try home()
    let path = home.folder.path + "/class/ben/b1.swift"
    let json = try home.run("check", "b1", "--file", path, "--format", "classroom-json").output
    #expect(json.hasPrefix("{\"version\":1,\"status\":\"fail\""), "\(json)")
    let encoded = try home.run("check", "b1", "--file", path, "--format", "classroom").output
    let bytes = Data(base64Encoded: encoded.trimmingCharacters(in: .newlines))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) + "\n" } == json)
    let sarif = try home.run("check", "b1", "--file", path, "--format", "sarif").output
    #expect(sarif.contains("\"startLine\": 2"), "\(sarif)")
    #expect(sarif.contains("lasts 2 s"))
  }
}

@Suite struct LintPathTests {
  @Test func findsALessonFromWhereItIsGiven() throws {
    let home = try TemporaryHome()
    let lesson = home.folder.appendingPathComponent("here/01-basic")
    try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
    _ = try home.file("here/course.md", "---\ntitle: T\nformat: 1\n---\n\n# T\n")
    _ = try home.file("here/01-basic/chapter.md", "---\ntitle: B\n---\n\n# B\n\n[dead](x.md)\n")
    for words in [
      ["lint", "here/01-basic/chapter.md"],
      ["lint", "--course", "here", "here/01-basic/chapter.md"],
      ["lint", "--course", "./here/", "01-basic/chapter.md"],
    ] {
      let run = try CommandLineProcess.run(words, home: home.folder)
      #expect(run.exitCode == 1, "\(words) \(run.errors)")
      #expect(run.output.contains("01-basic/chapter.md:"), "\(words) \(run.output)")
    }
    // A file outside of the course is not taken for the one of the same name inside.
    let other = home.folder.appendingPathComponent("other/01-basic")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    _ = try home.file("other/01-basic/chapter.md", "no lesson")
    let run = try home.run("lint", "--course", "here", "other/01-basic/chapter.md")
    #expect(run.exitCode == 64, "\(run.output)")
  }
}
