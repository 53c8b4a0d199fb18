import Foundation
import Samples
import Testing

@Suite struct KilledTests {
  /// Watching is killed at random moments while the learner saves; `ETUDE_KILLS` sets how often.
  @Test func killedWatchLosesNeitherTextNorProgress() throws {
    let home = try TemporaryHome()
    _ = try home.run("start", "b1")
    let workspace = home.folder.appendingPathComponent("etude")
    let answer = workspace.appendingPathComponent("basic/first-move.swift")
    let progress = workspace.appendingPathComponent("progress.txt")
    try Self.text(0).write(to: answer, atomically: true, encoding: .utf8)
    #expect(try home.run("check").exitCode == 0)
    let passed = try String(contentsOf: progress, encoding: .utf8)
    #expect(passed.contains("basic.first-move\tpassed"))

    var random = Seeded(seed: 1)
    let kills = ProcessInfo.processInfo.environment["ETUDE_KILLS"].flatMap { Int($0) } ?? 8
    for round in 1...kills {
      let watch = try Self.watch(home)
      let text = Self.text(round)
      usleep(UInt32(random.number(in: 0...300_000)))
      try text.write(to: answer, atomically: true, encoding: .utf8)
      usleep(UInt32(random.number(in: 0...500_000)))
      kill(watch.processIdentifier, SIGKILL)
      watch.waitUntilExit()
      #expect(try String(contentsOf: answer, encoding: .utf8) == text)
      let lines = try String(contentsOf: progress, encoding: .utf8).split(separator: "\n")
      #expect(lines.first == "etude-progress 1")
      #expect(lines.count == 2 && lines[1].hasPrefix("basic.first-move\tpassed"), "\(lines)")
    }
    #expect(try home.run("check").exitCode <= 1)
    let list = try home.run("progress")
    #expect(list.exitCode == 0 && list.output.contains("1 of 10 passed"), "\(list.output)")
  }

  private static func watch(_ home: TemporaryHome) throws -> Process {
    let process = Process()
    process.executableURL = CommandLineProcess.buildFolder.appendingPathComponent("etude")
    process.arguments = ["watch", "b1"]
    process.currentDirectoryURL = home.folder
    process.environment = [
      "HOME": home.folder.path, "LANG": "C.UTF-8",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Right and wrong answers by turns, all different.
  private static func text(_ round: Int) -> String {
    let duration = round.isMultiple(of: 2) ? 1 : 2
    return """
      import UIKit

      // version \(round)
      UIView.animate(withDuration: \(duration)) {
          heading.center.x += view.bounds.width
      }

      """
  }
}
