/// What `watch` does next, decided from saves, finished checks and keys; nothing here waits or
/// prints.
///
/// One check runs at a time. A save during a check makes its verdict worthless: it is dropped, and
/// the newest text is checked instead, so that the last save always wins.
package struct WatchPlan: Sendable, Equatable {
  /// What happened.
  package enum Input: Sendable, Equatable {
    /// The file was saved with this text.
    case saved(String)
    /// The file cannot be read, for this reason.
    case unreadable(String)
    /// The check with this number is done.
    case finished(Int)
    case key(Key)
  }

  /// What to do.
  package enum Action: Sendable, Equatable {
    /// Start checking this text under this number.
    case check(String, number: Int)
    /// Stop the check with this number; what it would have said does not matter.
    case cancel(number: Int)
    /// Show the verdict of the check with this number.
    case show(number: Int)
    /// Say that the file cannot be read.
    case report(String)
    case run(Key)
    case quit
  }

  /// The keys, each also typed as a word.
  package enum Key: String, Sendable, CaseIterable {
    case next, hint, why, play, solution, list, undo, quit

    /// The key of a letter or a word; nil for anything else.
    package init?(typed text: String) {
      let word = text.lowercased()
      guard
        let key = Self.allCases.first(where: {
          $0.rawValue == word || (word.count == 1 && $0.rawValue.hasPrefix(word))
        })
      else { return nil }
      self = key
    }
  }

  private var running: Int?
  private var number = 0
  private var lastText: String?
  private var lastProblem: String?

  package init() {}

  /// Whether a check is under way.
  package var isChecking: Bool { running != nil }

  /// What to do about something that happened.
  package mutating func take(_ input: Input) -> [Action] {
    switch input {
    case .saved(let text):
      lastProblem = nil
      // The same text again, as when a learner saves once more: the verdict would be the same.
      if text == lastText { return [] }
      lastText = text
      var actions: [Action] = running.map { [.cancel(number: $0)] } ?? []
      number += 1
      running = number
      actions.append(.check(text, number: number))
      return actions
    case .unreadable(let reason):
      // One message for one problem, however often the file is looked at.
      guard reason != lastProblem else { return [] }
      lastProblem = reason
      lastText = nil
      let actions: [Action] = running.map { [.cancel(number: $0)] } ?? []
      running = nil
      return actions + [.report(reason)]
    case .finished(let done):
      guard done == running else { return [] }
      running = nil
      return [.show(number: done)]
    case .key(.quit):
      return (running.map { [.cancel(number: $0)] } ?? []) + [.quit]
    case .key(let key):
      return [.run(key)]
    }
  }
}
