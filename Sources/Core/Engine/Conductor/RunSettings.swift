import Geometry
import Timelines

/// What a run is given from outside.
package struct RunSettings {
  /// The window's size in points.
  package var stage = Size(width: 400, height: 800)
  /// Seconds after which the run is cut.
  package var horizon = 10.0
  /// Scripted input, in the order it was written.
  package var input: [ScriptedInput] = []
  /// File descriptor of the journal; nil: only the live timeline is kept.
  package var journalDescriptor: Int32?
  /// Greatest length of the journal in bytes.
  package var journalCap: Int64 = 16 << 20
  /// Greatest number of events before the run is cut.
  package var eventCap = 1_000_000
  /// Where random numbers start.
  package var seed: UInt64 = 1
  /// Addresses of the learner's code: its first byte and the one behind its last.
  package var exercise: (base: UInt64, end: UInt64)?

  package init() {}

  /// Reads lines such as `stage 400 800`; what is not understood keeps its default.
  ///
  /// The parent process writes these lines; a learner never sees them.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      read(String(words[0]), String(words[1]))
    }
  }

  private mutating func read(_ word: String, _ rest: String) {
    let numbers = rest.split(separator: " ").compactMap { Double($0) }
    switch (word, numbers.count) {
    case ("stage", 2): stage = Size(width: numbers[0], height: numbers[1])
    case ("horizon", 1): horizon = max(0, numbers[0])
    case ("journal-fd", 1): journalDescriptor = Int32(exactly: numbers[0])
    case ("journal-cap", 1): journalCap = Int64(exactly: numbers[0]) ?? journalCap
    case ("event-cap", 1): eventCap = Int(exactly: numbers[0]) ?? eventCap
    case ("exercise", 2):
      // Addresses have 48 bits at most: a double holds them exactly.
      exercise = UInt64(exactly: numbers[0]).flatMap { base in
        UInt64(exactly: numbers[1]).map { (base, $0) }
      }
    case ("seed", 1): seed = UInt64(exactly: numbers[0]) ?? seed
    case ("input", _):
      if let parsed = try? ScriptedInput.parse(rest) { input.append(parsed) }
    default: break
    }
  }
}
