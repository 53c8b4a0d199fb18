import Foundation

/// A table of expected values beside the tests, as lines of words; comments left out.
func tableLines(_ name: String) -> [[String]] {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Tables/\(name)")
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: " ").map { String($0) }
  }
}
