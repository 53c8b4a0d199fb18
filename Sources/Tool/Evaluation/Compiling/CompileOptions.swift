/// How one text is compiled.
struct CompileOptions: Hashable, Sendable {
  /// Whether the scoped imports that reconcile Foundation with the kit stand in front.
  var usesFoundation = false
  /// Whether the main actor is where everything belongs that says nothing else.
  ///
  /// Plain Swift 5 compiles nearly every tutorial; what it refuses (the learner's own `@MainActor`
  /// types used at the top level) compiles this way.
  var assumesMainActor = false
  /// Whether the overlay of Swift 1 and 2 names is imported.
  var usesOldSpellings = false
  /// Whether every expression reports its value.
  var reportsValues = false
  /// Whether the program stands on code compiled beforehand.
  var hasGroundwork = false
  /// Whether code that fills outlets and the like is appended.
  var fillsOutlets = true
  /// The pieces of that code that did not compile.
  var leftOut: Set<Int> = []
  /// Whether the functions that etude needs at run time stand behind.
  var isPlayable = true

  /// The frontend's flags for these options.
  var flags: [String] {
    var flags = ["-swift-version", "5"]
    if assumesMainActor {
      flags += ["-strict-concurrency=complete", "-default-isolation", "MainActor"]
    }
    if usesOldSpellings { flags += ["-import-module", "LegacySpellings"] }
    if reportsValues {
      flags += ["-playground", "-playground-high-performance"]
      flags += ["-import-module", "PlaygroundLog"]
    }
    return flags
  }
}
