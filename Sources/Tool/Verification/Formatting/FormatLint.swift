import Evaluation
import Files
import Lessons

/// Whether the code of lessons is formatted as `swift format` does with the course's own rules.
///
/// All pieces are written to one temporary folder and formatted by one process.
package struct FormatLint: Sendable {
  private let formatter: String
  private let configuration: String

  /// - Parameters:
  ///   - toolchain: the toolchain whose formatter is asked.
  ///   - course: the course's folder; its `.swift-format` holds the rules.
  package init(_ toolchain: Toolchain, course: String) {
    formatter = "\(toolchain.root)/bin/swift-format"
    configuration = "\(course)/.swift-format"
  }

  /// One problem for each piece that is not formatted; none where there is no formatter.
  package func problems(in codes: [LessonCode]) -> [LessonProblem] {
    guard FileAccess.isExecutable(formatter), let folder = WorkFolder.makeAlone() else { return [] }
    let paths = codes.indices.map { "\(folder)/\($0).swift" }
    defer { FileAccess.remove(folder) }
    for (path, code) in zip(paths, codes) {
      guard FileAccess.write(Array((code.text + "\n").utf8), to: path) else { return [] }
    }
    var arguments = ["format", "--in-place", "--parallel"]
    if FileAccess.exists(configuration) { arguments += ["--configuration", configuration] }
    guard let result = ChildProcess(path: formatter, arguments: arguments + paths).run(),
      result.succeeded
    else { return [] }
    return zip(paths, codes).compactMap { path, code in
      problem(code, formatted: FileAccess.text(of: path) ?? "")
    }
  }

  private func problem(_ code: LessonCode, formatted: String) -> LessonProblem? {
    let old = (code.text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let new = formatted.split(separator: "\n", omittingEmptySubsequences: false)
    guard old != new else { return nil }
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    var place = code.place
    place.line += line
    let wanted = new.indices.contains(line) ? String(new[line]) : ""
    return LessonProblem(
      place: place, rule: .formatting, message: "the code is not formatted",
      remedy: wanted.isEmpty ? "format it with swift format" : "write `\(wanted)` here")
  }

}

extension Exercise {
  /// The code that authors wrote in full; patches are not formatted on their own.
  package var formattedCodes: [LessonCode] {
    [scene].compactMap { $0 } + [starter, solution] + demos.map(\.code)
      + accepts.filter { !$0.isPatch }.map(\.code)
  }
}

extension Chapter {
  /// The code of the chapter's own text.
  package var formattedCodes: [LessonCode] { [scene].compactMap { $0 } + demos.map(\.code) }
}
