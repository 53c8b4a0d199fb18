import Evaluation

/// A likely mistake: one sentence, and the learner's line that it names.
///
/// Written as a text in which `\(line: place)` stands for ` (line 3)`:
///
///     let cause: Cause = "Nothing animates it\(line: place)."
struct Cause: Hashable, Sendable {
  var sentence: String
  /// The first line that the sentence names; nil if it names none.
  var place: SourcePlace?

  static func + (left: Cause, right: Cause) -> Cause {
    Cause(sentence: left.sentence + right.sentence, place: left.place ?? right.place)
  }
}

extension Cause: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = ""
    fileprivate var place: SourcePlace?

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { sentence += literal }

    mutating func appendInterpolation(_ text: String) { sentence += text }

    /// ` (line 3)`; nothing where the line is not known.
    mutating func appendInterpolation(line place: SourcePlace?) {
      guard let place else { return }
      sentence += " (line \(place.line))"
      self.place = self.place ?? place
    }

    /// `line 3`, or `a line` where it is not known.
    mutating func appendInterpolation(theLine place: SourcePlace?) {
      sentence += place.map { "line \($0.line)" } ?? "another line"
      self.place = self.place ?? place
    }
  }

  init(stringLiteral value: String) { self.init(sentence: value) }

  init(stringInterpolation: StringInterpolation) {
    self.init(sentence: stringInterpolation.sentence, place: stringInterpolation.place)
  }
}
