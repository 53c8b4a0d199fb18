/// Reads what the compiler writes: one line for each sentence, then the source line and a caret.
struct DiagnosticsReader {
  /// The texts as their authors wrote them, by the names the compiler uses.
  let originals: [String: Composition.Original]
  /// The name of the learner's text.
  let learnerName: String

  /// Remarks about data races are meant for a stricter language mode than lessons use.
  private static let concurrencyWords = [
    "Swift 6 language mode", "main actor", "concurren", "Sendable", "data race", "nonisolated",
  ]

  /// Every sentence, in the order of the compiler, without those about concurrency.
  func diagnostics(in text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var lastWasDropped = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      guard var diagnostic = heading(line) else { continue }
      // A note belongs to the sentence before it.
      if diagnostic.severity == .note, lastWasDropped { continue }
      lastWasDropped = diagnostic.severity == .warning && Self.isAboutConcurrency(diagnostic)
      if lastWasDropped { continue }
      if index + 2 < lines.count { diagnostic.width = Self.width(of: lines[index + 2]) }
      found.append(diagnostic)
    }
    return found
  }

  private static func isAboutConcurrency(_ diagnostic: Diagnostic) -> Bool {
    concurrencyWords.contains { diagnostic.message.contains($0) }
  }

  /// Reads `file:line:column: severity: message`; nil for every other line.
  private func heading(_ line: String) -> Diagnostic? {
    for severity: Diagnostic.Severity in [.error, .warning, .note, .remark] {
      let marker = ": \(severity.rawValue): "
      guard let range = Self.range(of: marker, in: line) else { continue }
      let message = String(line[range.upperBound...])
      var place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place.removeLast()),
        let number = Int(place.removeLast())
      else { continue }
      return diagnostic(
        fileName: place.joined(separator: ":"), line: number, byteColumn: column,
        severity: severity, message: message)
    }
    // A sentence about no place, such as a module that cannot be loaded.
    for severity: Diagnostic.Severity in [.error, .warning] {
      let marker = "<unknown>:0: \(severity.rawValue): "
      if line.hasPrefix(marker) {
        return Diagnostic(
          fileName: Composition.ownName, line: 0, column: 0, severity: severity,
          message: String(line.dropFirst(marker.count)))
      }
    }
    return nil
  }

  private static func range(of marker: String, in line: String) -> Range<String.Index>? {
    let bytes = Array(line.utf8)
    let wanted = Array(marker.utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...bytes.count - wanted.count
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let lower = line.utf8.index(line.startIndex, offsetBy: start)
      return lower..<line.utf8.index(lower, offsetBy: wanted.count)
    }
    return nil
  }

  private func diagnostic(
    fileName: String, line: Int, byteColumn: Int, severity: Diagnostic.Severity, message: String
  ) -> Diagnostic {
    // At the very end of the file the compiler falls back to the file's own name.
    if fileName.hasSuffix(Composition.fileName) {
      return diagnostic(
        fileName: learnerName, line: .max, byteColumn: byteColumn, severity: severity,
        message: message)
    }
    let original = originals[fileName]
    if let sourceLine = original?.line(line) {
      return Diagnostic(
        fileName: fileName, line: line,
        column: Self.characters(of: sourceLine, before: byteColumn) + 1, severity: severity,
        message: message, sourceLine: sourceLine)
    }
    // What is missing at the end is said about the line behind it; its author sees the last one.
    if let original, let last = original.lastLine, line > last.number {
      return Diagnostic(
        fileName: fileName, line: last.number, column: last.text.count + 1, severity: severity,
        message: message, sourceLine: last.text)
    }
    return Diagnostic(
      fileName: fileName, line: line, column: byteColumn, severity: severity, message: message)
  }

  /// How many characters stand before a column counted in bytes from 1.
  static func characters(of line: String, before byteColumn: Int) -> Int {
    String(decoding: line.utf8.prefix(max(0, byteColumn - 1)), as: UTF8.self).count
  }

  /// How much `~~~^~~~` marks around the caret.
  private static func width(of line: String) -> Int {
    guard let caret = line.utf8.firstIndex(of: UInt8(ascii: "^")) else { return 1 }
    return line.utf8[caret...].dropFirst().prefix { $0 == UInt8(ascii: "~") }.count + 1
  }
}

extension Composition.Original {
  /// The line that diagnostics call by this number; nil beyond the text and its last line end.
  func line(_ number: Int) -> String? {
    let lines = lines
    let index = number &- firstLine
    guard lines.indices.contains(index) else { return nil }
    if index > 0, index == lines.count - 1, lines[index].isEmpty { return nil }
    return lines[index]
  }

  /// The lines as the compiler counts them, without what ends them; to Swift `\r\n` is one character.
  private var lines: [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The last line that is not blank.
  var lastLine: (number: Int, text: String)? {
    let lines = lines
    return lines.lastIndex { line in line.contains { !$0.isWhitespace } }
      .map { (firstLine + $0, lines[$0]) }
  }
}
