/// Reading and changing the progress file.
extension Workspace {
  /// A progress file as it was read.
  package struct ProgressReading: Sendable, Equatable {
    package var file: ProgressFile
    /// Numbers of lines that made no sense; the rest was read.
    package var damagedLines: [Int]
    /// Where a copy of the damaged file is kept, once it was written anew.
    package var copy: String?
  }

  /// One checked answer.
  package struct Attempt: Sendable, Equatable {
    package var id: String
    /// The id that the exercise had before, if it was renamed.
    package var formerly: String?
    /// Hash of what was graded.
    package var hash: String
    package var hasPassed: Bool
    package var checksPassed: Int
    package var checksTotal: Int
    /// Today as `2025-03-09`.
    package var day: String

    package init(
      id: String, formerly: String? = nil, hash: String, hasPassed: Bool, checksPassed: Int,
      checksTotal: Int, day: String
    ) {
      self.id = id
      self.formerly = formerly
      self.hash = hash
      self.hasPassed = hasPassed
      self.checksPassed = checksPassed
      self.checksTotal = checksTotal
      self.day = day
    }
  }

  /// The progress; an empty one where there is no file.
  package func progress() throws(FileFailure) -> ProgressReading {
    guard let bytes = try store.read(progressPath) else {
      return ProgressReading(file: ProgressFile(), damagedLines: [], copy: nil)
    }
    // Broken bytes spoil their own line only, so they are repaired rather than refused.
    let file = try ProgressFile(text: String(decoding: bytes, as: UTF8.self), path: progressPath)
    return ProgressReading(file: file, damagedLines: file.damagedLines, copy: nil)
  }

  /// Changes the progress under a lock, on what the file says at that moment.
  @discardableResult
  package func updateProgress(
    _ change: (inout ProgressFile) -> Void
  ) throws(FileFailure) -> ProgressReading {
    try locked { () throws(FileFailure) -> ProgressReading in
      var reading = try progress()
      let before = reading.file.text
      change(&reading.file)
      let isDamaged = !reading.damagedLines.isEmpty
      let exists = try store.read(progressPath) != nil
      guard reading.file.text != before || isDamaged || !exists else { return reading }
      if isDamaged, let bytes = try store.read(progressPath) {
        reading.copy = try keep(bytes, named: "progress.txt")
      }
      try store.write(reading.file.text, to: progressPath)
      return reading
    }
  }

  /// Writes down a checked answer; a pass is never taken back.
  @discardableResult
  package func record(_ attempt: Attempt) throws(FileFailure) -> ProgressReading {
    try updateProgress { file in
      if let old = attempt.formerly { file.rename(from: old, to: attempt.id) }
      var entry =
        file.entry(attempt.id)
        ?? ProgressEntry(id: attempt.id, state: .tried, hash: attempt.hash)
      entry.tries += 1
      if attempt.hasPassed {
        entry.state = .passed
        entry.firstPass = entry.firstPass ?? attempt.day
      }
      // A failed try of a newer version leaves the pass of the older one as it was.
      if attempt.hasPassed || entry.state != .passed {
        entry.state = attempt.hasPassed ? .passed : .tried
        entry.hash = attempt.hash
        entry.checksPassed = attempt.checksPassed
        entry.checksTotal = attempt.checksTotal
      }
      file.replace(entry)
    }
  }

  /// Writes down that a hint was read; `count` is how many are known now.
  @discardableResult
  package func recordHint(
    _ id: String, count: Int, hash: String
  ) throws(FileFailure) -> ProgressReading {
    try updateProgress { file in
      var entry = file.entry(id) ?? ProgressEntry(id: id, state: .tried, hash: hash)
      entry.hints = max(entry.hints, count)
      file.replace(entry)
    }
  }

  /// Writes down that the exercise is skipped, unless it was passed.
  @discardableResult
  package func recordSkip(_ id: String, hash: String) throws(FileFailure) -> ProgressReading {
    try updateProgress { file in
      var entry = file.entry(id) ?? ProgressEntry(id: id, state: .skipped, hash: hash)
      if entry.state != .passed { entry.state = .skipped }
      file.replace(entry)
    }
  }

  /// Takes over what another progress file knows better; both stay whole where one is damaged.
  @discardableResult
  package func mergeProgress(from path: String) throws(FileFailure) -> ProgressReading {
    guard let bytes = try store.read(path) else { throw FileFailure(.read, path, .isMissing) }
    let other = try ProgressFile(text: String(decoding: bytes, as: UTF8.self), path: path)
    return try updateProgress { $0.merge(other) }
  }
}
