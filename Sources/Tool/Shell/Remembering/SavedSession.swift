import Timelines

/// A session as a Swift file: entries behind marks such as `// [3] at 0.5 s`.
///
/// Without its marks it is a plain script, so etude's other commands and a playground take it.
package struct SavedSession: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var text: String
    /// Seconds of virtual time.
    package var time: Double

    package init(text: String, time: Double) {
      self.text = text
      self.time = time
    }
  }

  package var entries: [Entry] = []
  /// Name of the scene in front, as `:scene` takes it.
  package var scene: String?
  package var input: [String] = []
  /// Lines in front of the first entry that a reader passes over: imports, the scene's own code.
  package var front: [String] = []
  /// Whether its shell said goodbye.
  package var isOver = false

  package init(entries: [Entry]) {
    self.entries = entries
  }

  package init(_ session: Session, scene: String? = nil) {
    entries = session.entries.map { Entry(text: $0.text, time: $0.time) }
    self.scene = scene
    input = session.input
  }

  private static let heading = "// etude session"
  private static let ending = "// etude session, ended"

  /// The file's text; waits are written out where time passes between entries.
  package var text: String {
    var lines = [isOver ? Self.ending : Self.heading]
    if let scene { lines.append("// scene \(scene)") }
    lines += input.map { "// input \($0)" }
    lines += front
    var time = 0.0
    for (index, entry) in entries.enumerated() {
      lines.append("// [\(index + 1)] at \(FixedPoint.short(entry.time)) s")
      if entry.time > time {
        lines.append(Self.wait(entry.time - time))
        time = entry.time
      }
      lines.append(entry.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file; one without marks is a single entry.
  ///
  /// Nil for a text without any code.
  package init?(text: String) {
    var current: Entry?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isMarked = lines.first?.hasPrefix(Self.heading) == true
    if !isMarked { current = Entry(text: "", time: 0) }
    for line in lines.dropFirst(isMarked ? 1 : 0) {
      if isMarked, let time = Self.time(ofMark: line) {
        add(current)
        current = Entry(text: "", time: time)
      } else if isMarked, current == nil {
        if line.hasPrefix("// scene ") { scene = String(line.dropFirst(9)) }
        if line.hasPrefix("// input ") { input.append(String(line.dropFirst(9))) }
      } else if let entry = current {
        let isWait = isMarked && entry.text.isEmpty && line.hasPrefix(Self.waitStart)
        if !isWait { current?.text += line + "\n" }
      }
    }
    add(current)
    isOver = lines.first == Self.ending
    if entries.isEmpty { return nil }
  }

  private mutating func add(_ entry: Entry?) {
    guard var entry else { return }
    while entry.text.last?.isNewline == true { entry.text.removeLast() }
    if !entry.text.allSatisfy(\.isWhitespace) { entries.append(entry) }
  }

  private static func time(ofMark line: String) -> Double? {
    guard line.hasPrefix("// ["), line.hasSuffix(" s"),
      let at = line.split(separator: " ").dropLast().last
    else { return nil }
    guard line.contains("] at ") else { return nil }
    return Double(at)
  }

  private static let waitStart = "RunLoop.main.run(until: "

  private static func wait(_ seconds: Double) -> String {
    "\(waitStart)Date(timeIntervalSinceNow: \(FixedPoint.short(seconds))))"
  }
}
