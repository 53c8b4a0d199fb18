/// Where the learner stands with an exercise as it is today.
package enum Standing: String, Sendable, CaseIterable {
  case untouched, tried, skipped, passed
  /// Passed, but what is graded has changed since.
  case passedOlderVersion

  /// The standing that an entry means for an exercise whose graded parts have this hash.
  package init(_ entry: ProgressEntry?, hash: String) {
    switch entry?.state {
    case nil: self = .untouched
    case .tried: self = .tried
    case .skipped: self = .skipped
    case .passed: self = entry?.hash == hash ? .passed : .passedOlderVersion
    }
  }

  /// Whether the learner has done with it, so that "next" goes past it.
  package var isDone: Bool {
    switch self {
    case .passed, .passedOlderVersion, .skipped: true
    case .untouched, .tried: false
    }
  }
}
