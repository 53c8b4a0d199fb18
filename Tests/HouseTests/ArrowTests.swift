import Foundation
import Testing

/// The rooms and what each may see: the map of the README, held against the manifest.
@Suite struct ArrowTests {
  /// Direct dependencies of every room, as the design of the house has them; nothing else.
  static let arrows: [String: Set<String>] = [
    "Geometry": [],
    "Typesetting": ["Geometry"],
    "Timelines": ["Geometry", "Typesetting"],
    "Engine": ["Timelines", "Geometry", "CCallSite"],
    "CoreGraphics": ["Geometry"],
    "QuartzCore": ["CoreGraphics", "Engine", "Timelines", "Geometry"],
    "UIKit": ["QuartzCore", "CoreGraphics", "Engine", "Timelines", "Typesetting", "Geometry"],
    "LegacySpellings": ["UIKit", "QuartzCore", "CoreGraphics"],
    "PlaygroundSupport": ["UIKit"],
    "XCPlayground": ["PlaygroundSupport", "UIKit"],
    "PlaygroundLog": [],
    "CCompileServer": ["CSandbox"],
    "runner": ["CSandbox"],
    "SwiftSources": [],
    "Files": [],
    "Prose": ["CMarkdown"],
    "Lessons": ["SwiftSources", "Files", "Timelines"],
    "Evaluation": ["SwiftSources", "Files", "Timelines", "CSandbox"],
    "Figures": ["Timelines", "Geometry", "Typesetting"],
    "Grading": ["Lessons", "Evaluation", "Timelines", "Geometry"],
    "Reports": ["Grading", "Lessons", "Evaluation", "Figures", "Prose", "Timelines"],
    "Workspaces": ["Lessons", "Grading", "Files"],
    "Verification": ["Lessons", "Evaluation", "Grading", "SwiftSources", "Files", "Timelines"],
    "BookBuilder": [
      "Lessons", "Evaluation", "Grading", "Reports", "Figures", "Prose", "Files", "Timelines",
    ],
    "Shell": [
      "Evaluation", "SwiftSources", "Lessons", "Grading", "Reports", "Workspaces", "Figures",
      "Prose", "Files", "Timelines", "CEditline",
    ],
  ]
  static let toolRooms: Set<String> = [
    "SwiftSources", "Files", "Prose", "Lessons", "Evaluation", "Figures", "Grading", "Reports",
    "Workspaces", "Verification", "BookBuilder", "Shell", "etude",
  ]
  static let leaves: Set<String> = ["CCallSite", "CSandbox", "CEditline", "CMarkdown"]

  @Test func manifestHasTheArrowsOfTheHouseAndNoOther() throws {
    let rooms = try Self.describedTargets()
    var seen: Set<String> = []
    for room in rooms where !room.path.hasPrefix("Tests/") {
      seen.insert(room.name)
      let found = Set(room.dependencies)
      if room.name == "etude" {
        #expect(found.isSubset(of: Self.toolRooms), "etude sees \(found.sorted())")
      } else if Self.leaves.contains(room.name) {
        #expect(found.isEmpty, "\(room.name) is a leaf but sees \(found.sorted())")
      } else if let allowed = Self.arrows[room.name] {
        #expect(
          found == allowed,
          "\(room.name) sees \(found.sorted()), the house says \(allowed.sorted())")
      } else {
        Issue.record("\(room.name) is no room of the house")
      }
    }
    let missing = Set(Self.arrows.keys).union(Self.leaves).union(["etude"]).subtracting(seen)
    #expect(missing.isEmpty, "rooms missing from the manifest: \(missing.sorted())")
  }

  @Test func toolNeverReachesTheEngineOrTheFrameworks() throws {
    let rooms = try Self.describedTargets()
    let targets = Dictionary(uniqueKeysWithValues: rooms.map { ($0.name, $0.dependencies) })
    let childOnly: Set<String> = [
      "Engine", "CoreGraphics", "QuartzCore", "UIKit", "LegacySpellings", "PlaygroundSupport",
      "XCPlayground", "PlaygroundLog",
    ]
    for room in Self.toolRooms {
      var reached: Set<String> = []
      var open = [room]
      while let next = open.popLast() {
        for dependency in targets[next] ?? [] where reached.insert(dependency).inserted {
          open.append(dependency)
        }
      }
      let crossed = reached.intersection(childOnly)
      #expect(crossed.isEmpty, "\(room) reaches \(crossed.sorted())")
    }
  }

  /// A constant under both would be ambiguous in every old program.
  @Test func legacySpellingsRepeatNoCurrentName() throws {
    func names(_ rooms: [String]) throws -> Set<String> {
      var found: Set<String> = []
      for room in rooms {
        let folder = Self.repository.appendingPathComponent("Sources/Frameworks/\(room)")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".swift") {
          let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
          let constants = text.matches(of: /(?m)^public (?:let|var|typealias) (\w+)/)
          found.formUnion(constants.map { String($0.output.1) })
        }
      }
      return found
    }
    let old = try names(["LegacySpellings"])
    let current = try names(["CoreGraphics", "QuartzCore", "UIKit"])
    #expect(old.count > 100 && current.count > 20)
    #expect(old.intersection(current) == [])
  }

  struct Room {
    var name: String
    var path: String
    var dependencies: [String]
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What SwiftPM itself says of the manifest, asked with a build folder of its own.
  static func describedTargets() throws -> [Room] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("etude-arrows-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", repository.path, "--scratch-path", scratch.path,
      "describe", "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let targets = try #require(object["targets"] as? [[String: Any]])
    return targets.map { target in
      Room(
        name: target["name"] as? String ?? "", path: target["path"] as? String ?? "",
        dependencies: target["target_dependencies"] as? [String] ?? [])
    }
  }
}
