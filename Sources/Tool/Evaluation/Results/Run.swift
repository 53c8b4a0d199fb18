/// A program that was played: what became of it and what it said.
package struct Run: Sendable {
  package let outcome: Outcome
  /// The lines it printed; never graded.
  package let output: [String]
  /// What the compiler remarked although the program compiles.
  package let warnings: [Diagnostic]
  /// Turns the call sites of the timeline into lines of the source.
  package let places: PlaceResolver

  package init(
    outcome: Outcome, output: [String] = [], warnings: [Diagnostic] = [],
    places: PlaceResolver = .none
  ) {
    self.outcome = outcome
    self.output = output
    self.warnings = warnings
    self.places = places
  }
}
