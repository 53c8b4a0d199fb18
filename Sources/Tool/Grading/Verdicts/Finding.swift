import Evaluation
import Timelines

/// One failed check in data and in words: when, which property, expected, found, and why.
package struct Finding: Hashable, Sendable {
  /// The virtual second at which it shows; nil when it is about the whole timeline.
  package var at: Double?
  /// The property or thing it is about, as a learner writes it.
  package var property: String
  /// The value that was expected, with its unit; empty when there is none.
  package var expected: String
  /// The value that was found, with its unit; empty when there is none.
  package var found: String
  /// What the check asks for: a whole sentence.
  package var requirement: String
  /// What the timeline shows instead: a whole sentence.
  package var observation: String
  /// The likely mistake, with both values: a whole sentence.
  package var diagnosis: String?
  /// The author's reason.
  package var because: String?
  /// The learner's line that made it so.
  package var place: SourcePlace?
  /// The found number, for conditions of bound feedback.
  package var foundValue: Value
  /// What to plot; nil when there is nothing to see.
  package var plot: Plot?

  package init(
    at: Double?, property: String, expected: String, found: String, requirement: String,
    observation: String, foundValue: Value = .none
  ) {
    self.at = at
    self.property = property
    self.expected = expected
    self.found = found
    self.requirement = requirement
    self.observation = observation
    self.foundValue = foundValue
  }

  /// Takes over the likely mistake, and the line that it names.
  mutating func explain(by cause: Cause?) {
    diagnosis = cause?.sentence
    place = cause?.place ?? place
  }

  /// The sentences in the order in which they are read.
  package var sentences: [String] {
    [requirement, observation, diagnosis, because].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

/// Expected and found numbers over time, for one small plot.
package struct Plot: Hashable, Sendable {
  /// The property whose numbers they are, such as `heading.center.x`.
  package var title: String
  /// `pt`, `rad` or empty.
  package var unit: String
  /// Empty when the check expects no course of values.
  package var expected: [Sample]
  package var found: [Sample]

  package struct Sample: Hashable, Sendable {
    package var time: Double
    package var value: Double
  }
}
