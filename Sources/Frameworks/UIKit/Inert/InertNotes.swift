import Engine

/// Says once for each kind what is kept but not shown.
@MainActor
enum InertNotes {
  /// - Parameters:
  ///   - kind: What is meant, as a class or a feature.
  ///   - what: The subject of the sentence.
  static func say(_ kind: String, _ what: String) {
    Conductor.current.note("inert", "\(what): kept, but not animated or drawn here")
  }
}
