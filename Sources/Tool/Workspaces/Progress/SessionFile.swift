import Files

/// What the last command was about: the exercise, and how often in a row it failed alike.
///
/// Kept in the hidden file `.session` of the workspace, so that `etude check` alone knows what is
/// meant. Losing it costs nothing but that.
package struct SessionFile: Sendable, Equatable {
  /// Id of the exercise that was started last.
  package var exercise: String?
  /// What failed last: the check's id, or the verdict's word where nothing was checked.
  package private(set) var failing: String?
  /// How often in a row that was what failed.
  package private(set) var streak: Int

  /// After how many equal failures help is offered.
  package static let patience = 5

  package init(exercise: String? = nil) {
    self.exercise = exercise
    streak = 0
  }

  /// Reads the file's text; lines that make no sense are passed over.
  package init(text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch words.first {
      case "exercise" where words.count == 2: exercise = words[1]
      case "failing" where words.count == 3:
        streak = Int(words[1]).map { max($0, 0) } ?? 0
        failing = words[2]
      default: break
      }
    }
  }

  package var text: String {
    var text = exercise.map { "exercise \($0)\n" } ?? ""
    if let failing { text += "failing \(streak) \(failing)\n" }
    return text
  }

  /// Notes what failed (nil: nothing) and answers whether it is time to offer help.
  ///
  /// Help is offered at the fifth equal failure in a row and at each one after that.
  package mutating func note(failing now: String?, in id: String) -> Bool {
    if id != exercise || now != failing { streak = 0 }
    exercise = id
    failing = now?.split(separator: "\n").first.map(String.init)
    streak = now == nil ? 0 : streak + 1
    return streak >= Self.patience
  }
}

extension Workspace {
  private var sessionPath: String { Path.join(root, ".session") }

  /// What the last command was about; nothing where that is unknown or unreadable.
  package func session() -> SessionFile {
    // Not worth an error: the file only saves typing an id.
    guard let bytes = try? store.read(sessionPath) else { return SessionFile() }
    return SessionFile(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Changes the session file under the workspace's lock.
  @discardableResult
  package func updateSession<Answer>(
    _ change: (inout SessionFile) -> Answer
  ) throws(FileFailure) -> Answer {
    try locked { () throws(FileFailure) -> Answer in
      var session = session()
      let before = session
      let answer = change(&session)
      if session != before { try store.write(session.text, to: sessionPath) }
      return answer
    }
  }
}
