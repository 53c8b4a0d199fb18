import SwiftSources

/// What is wrong with a piece of lesson code as text: its width, and what it reaches for.
struct CodeLint {
  private(set) var problems: [LessonProblem] = []

  /// Names that lead to files, the environment, the network or threads.
  private static let outside: Set<String> = [
    "FileManager", "ProcessInfo", "Thread", "URLSession", "UserDefaults", "NSHomeDirectory",
    "NSTemporaryDirectory", "CommandLine", "getenv", "pthread_self", "OperationQueue", "Bundle",
  ]

  init(_ code: LessonCode) {
    for (index, line) in code.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where line.count > 100
    {
      var place = code.place
      place.line += index
      place.column = 101
      problems.append(LintMessage.longLine(line.count, place))
    }
    let source = LexedSource(code.text)
    let named = source.tokens.filter { token in
      token.kind == .word && Self.outside.contains(source.text(token))
    }
    let found =
      SourcePolicy.strict.violations(in: source).map { ($0.text, $0.offset) }
      + named.map { (source.text($0), $0.range.lowerBound) }
    for (text, offset) in found {
      let here = source.place(of: offset)
      var place = code.place
      place.line += here.line - 1
      place.column = here.column
      problems.append(LintMessage.unsafeSource(text, place))
    }
  }
}
