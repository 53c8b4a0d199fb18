/// What a run left behind: everything an outcome is told from, and what the cache keeps.
struct Ending: Sendable, Equatable {
  /// How the process ended.
  enum Leaving: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)
    /// The wall-clock limit was reached.
    case outOfTime
  }

  var leaving: Leaving
  /// The journal as it came through the pipe.
  var journal: [UInt8]
  /// What the runtime and the program wrote beside `print`.
  var console: String
  /// The word that a complete journal is sealed with.
  var nonce: String
}

/// Exit codes of the runner's children; the same numbers as in the runner's `Runner.h`.
enum ChildCode {
  static let sealed: Int32 = 0
  static let endedEarly: Int32 = 10
  static let tooMuchOutput: Int32 = 11
  static let unloadable: Int32 = 12
  static let unsafe: Int32 = 13
}
