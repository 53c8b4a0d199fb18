import Evaluation
import Foundation
import Testing
import Timelines

/// A program as one finds it in a tutorial, with what it must print in comments.
///
/// The text begins with what it is about; `// input: at 1s tap box` is a line of scripted input and
/// `// note: inert` a rule that its timeline must name. What it prints stands behind `// prints`.
struct TutorialProgram: Sendable, CustomTestStringConvertible {
  /// The path below the folder, such as `Views/effects.txt`.
  let name: String
  let source: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  /// Every program of the folder and those in it, by its path there.
  static let all: [TutorialProgram] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return TutorialProgram(name: name, source: source)
    }
  }()

  var testDescription: String { name }

  private var lines: [Substring] {
    source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func lines(after mark: String) -> [String] {
    lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// The scripted input.
  var input: [String] { lines(after: "// input: ") }

  /// The rules that the timeline's notes must name.
  var rules: [String] { lines(after: "// note: ") }

  /// What the program prints; nil where the file does not say.
  var printed: [String]? {
    guard let start = lines.firstIndex(of: "// prints") else { return nil }
    return lines[(start + 1)...].prefix { $0.hasPrefix("//") }.map { String($0.dropFirst(3)) }
  }

  /// The file with what the program printed at its end.
  func text(printing output: [String]) -> String {
    let head = lines.prefix { $0 != "// prints" }.joined(separator: "\n")
    let tail = output.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    return head + (head.hasSuffix("\n") ? "" : "\n") + "// prints\n" + tail
  }
}
