import Foundation
import Testing

/// Compares text with a file of `Golden/`; `RECORD_GOLDENS=1` rewrites the file and fails.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(name); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
    return
  }
  let golden = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == golden, "\(name) differs; RECORD_GOLDENS=1 rewrites it", sourceLocation: sourceLocation)
}
