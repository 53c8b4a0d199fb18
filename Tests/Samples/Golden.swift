import Foundation
import Testing

/// Compares text with a file of the folder `Golden/` beside the test.
///
/// With `RECORD_GOLDENS=1` in the environment the file is rewritten and the test fails.
///
/// - Parameters:
///   - text: what the test found.
///   - name: the file's name, with a folder in front where there are many.
///   - fileID: where the test stands, for what is said when they differ.
///   - filePath: the test's file, beside which the folder lies.
///   - line: the test's line.
///   - column: the test's column.
/// - Throws: when the file cannot be written.
package func expectGolden(
  _ text: String, _ name: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) throws {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); run again without RECORD_GOLDENS", sourceLocation: place)
    return
  }
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("there is no \(name); RECORD_GOLDENS=1 writes it", sourceLocation: place)
    return
  }
  guard text != golden else { return }
  let found = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(found, wanted).prefix { $0 == $1 }.count
  Issue.record(
    """
    \(name) differs from line \(same + 1) on; RECORD_GOLDENS=1 rewrites it
    expected: \(same < wanted.count ? String(wanted[same]) : "the end")
    found:    \(same < found.count ? String(found[same]) : "the end")
    """, sourceLocation: place)
}
