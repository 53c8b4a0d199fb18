/// One check of a graded answer, as every report format gets it.
package struct CheckRecord: Sendable, Hashable {
  package enum Status: String, Sendable, Hashable {
    case pass, fail
    /// The learner's program trapped or the machine failed before this could be judged.
    case error
    /// Not judged, because something before it went wrong.
    case skipped
    /// The program did not finish.
    case timeout
  }

  package var id: String
  /// What the check states, as a sentence.
  package var name: String
  /// Number of the task it belongs to.
  package var task: Int?
  package var status: Status
  /// Points earned and points to be had.
  package var points: Int
  package var maximum: Int
  /// Whether learners may see only its number and points.
  package var isHidden: Bool
  /// Seconds of virtual time at which it failed.
  package var at: Double?
  package var property: String?
  package var expected: String?
  package var found: String?
  /// The whole finding in words, with its next step; nil where there is nothing to say.
  package var message: String?
  /// The check line as its author wrote it.
  package var source: String
  /// The learner's line that made it so.
  package var line: Int?
  package var column: Int?

  package init(
    id: String, name: String, task: Int? = nil, status: Status, points: Int, maximum: Int,
    isHidden: Bool = false, at: Double? = nil, property: String? = nil, expected: String? = nil,
    found: String? = nil, message: String? = nil, source: String = "", line: Int? = nil,
    column: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.task = task
    self.status = status
    self.points = points
    self.maximum = maximum
    self.isHidden = isHidden
    self.at = at
    self.property = property
    self.expected = expected
    self.found = found
    self.message = message
    self.source = source
    self.line = line
    self.column = column
  }
}
