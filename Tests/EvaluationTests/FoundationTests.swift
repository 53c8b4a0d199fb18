import Foundation
import Testing

@testable import Evaluation

@Suite struct FoundationTests {
  @Test(arguments: [
    ("print(String(format: \"%05.1f\", 2.25))", ["002.2"]),
    ("print(\"a,b\".components(separatedBy: \",\"))", ["[\"a\", \"b\"]"]),
    ("let f = DateFormatter()\nf.dateFormat = \"yyyy\"\nprint(f.string(from: Date()))", ["2020"]),
    ("print(UUID().uuidString.count)", ["36"]),
    ("print(Date().timeIntervalSince1970)", ["1577836800.0"]),
  ])
  func suppliesWhatATextNeedsWithoutImportingIt(_ source: String, _ expected: [String]) {
    let run = Stage.play("import UIKit\n" + source)
    #expect(run.output == expected, "\(run.word) \(run.errors)")
  }

  @Test func standsBesideTheKit() {
    let run = Stage.play(
      """
      import UIKit
      import Foundation
      let formatter = DateFormatter()
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
      print(formatter.string(from: Date()))
      let point = CGPoint(x: 1, y: 2)
      let half: CGFloat = 0.5
      print(String(format: "%.2f", 3.14159), point.x * half, sin(CGFloat.pi / 2))
      let toValue = NSValue(cgPoint: point), number = NSNumber(value: 3), object = NSObject()
      Task { @MainActor in
        try await Task.sleep(for: .seconds(2.5))
        print(formatter.string(from: Date()))
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("after", CACurrentMediaTime()) }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        print("timer", CACurrentMediaTime())
      }
      """)
    #expect(run.errors == [])
    #expect(
      run.output == [
        "2020-01-01 00:00:00", "3.14 0.5 1.0", "timer 0.5", "after 1.0", "2020-01-01 00:00:02",
      ])
  }

  @Test func leavesTheNamesToTheLearnersOwnTypes() {
    let run = Stage.play(
      """
      import UIKit
      import Foundation
      class Timer {}
      struct Date { var day = 3 }
      print(Timer(), Date(), String(format: "%d", 3))
      """)
    #expect(run.output == ["exercise.Timer Date(day: 3) 3"])
  }

  @Test func isLeftOutWhereOnlyItsImportIsWritten() {
    let run = Stage.play("import UIKit\nimport Foundation\nprint(pow(2.0, 3))")
    #expect(run.output == ["8.0"])
  }

  /// Every public name of the kit that Foundation has too must be decided for one of them.
  @Test func knowsEveryNameThatTheKitSharesWithIt() throws {
    let frameworks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Frameworks").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(atPath: frameworks.path))
    let pattern = try Regex(
      #"^(?:@\S+\s+)*(?:public|open)\s+(?:final\s+)?"#
        + #"(?:class|struct|enum|protocol|typealias|func|let|var)\s+(\w+)"#
    ).anchorsMatchLineEndings()
    var shared: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      // The overlay of old names is imported only where nothing else compiles.
      guard !path.hasPrefix("LegacySpellings") else { continue }
      let text = try String(contentsOf: frameworks.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: pattern) {
        guard let name = match.output[1].substring.map(String.init) else { continue }
        if FoundationNames.contains(name) { shared.insert(name) }
      }
    }
    #expect(shared.subtracting(KitNames.all).sorted() == [], "add these to KitNames")
  }
}
