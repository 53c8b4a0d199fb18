extension Animation {
  /// The two ends of the move, by Core Animation's documented table of from, to and by.
  ///
  /// `current` is the value underneath, which stands in for an end that is not given. Nil when
  /// none is, or for motions that are not between two values.
  package func ends(over current: Value) -> (from: Value, to: Value)? {
    switch motion {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by):
      return Animation.ends(from, to, by, over: current)
    case .keyframes, .group, .transition: return nil
    }
  }

  private static func ends(
    _ from: Value?, _ to: Value?, _ by: Value?, over current: Value
  ) -> (from: Value, to: Value)? {
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return current.adding(by).map { (current, $0) }
    case (nil, nil, nil): return nil
    }
  }
}
