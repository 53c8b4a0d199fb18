/// A lesson file as lines, checked for its encoding.
struct LessonText {
  let file: String
  let lines: [String]

  init?(bytes: [UInt8], file: String, problems: inout [LessonProblem]) {
    self.file = file
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problems.append(
        LoadMessage.notUTF8(LessonPlace(file: file, line: Self.invalidLine(of: bytes))))
      return nil
    }
    if let index = bytes.firstIndex(of: 13) {
      let line = bytes[..<index].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
      problems.append(LoadMessage.carriageReturn(LessonPlace(file: file, line: line)))
      return nil
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// The first line that is not valid on its own; UTF-8 never spans a line feed.
  private static func invalidLine(of bytes: [UInt8]) -> Int {
    var number = 1
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: line, as: UTF8.self) == nil { return number }
      number += 1
    }
    return 1
  }
}
