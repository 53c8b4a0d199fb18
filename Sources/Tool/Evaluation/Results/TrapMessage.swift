import Glibc

/// Why a program died, in one sentence.
struct TrapMessage {
  let text: String

  init(console: String, signal: Int32, reading: JournalReading) {
    text =
      Self.runtimeMessage(in: console)
      ?? EvaluationMessage.text(
        forSignal: signal, isDeepRecursion: Self.isDeepRecursion(reading))
  }

  /// The runtime's own words: `exercise/exercise.swift:3: Fatal error: Index out of range`.
  private static func runtimeMessage(in console: String) -> String? {
    let marker = "Fatal error"
    for line in console.split(separator: "\n") {
      guard let range = line.firstRange(of: marker) else { continue }
      let rest = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      if rest.hasPrefix("failed to allocate") { return EvaluationMessage.outOfMemory }
      return rest.isEmpty ? marker : String(rest)
    }
    // `Could not cast value of type …` and `Simultaneous accesses to …` come without the marker.
    let beginnings = ["Could not cast value", "Simultaneous accesses", "Precondition failed"]
    return console.split(separator: "\n")
      .first { line in beginnings.contains { line.hasPrefix($0) } }
      .map { line in String(line.prefix { $0 != "(" }).trimmed }
  }

  /// A call chain that shows the same place again and again.
  private static func isDeepRecursion(_ reading: JournalReading) -> Bool {
    guard let sites = reading.timeline?.records.last?.sites, sites.count == 4 else { return false }
    return Set(sites).count <= 2
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
