/// One line of a `checks` fence: a statement about a timeline, and what it is worth.
package struct Check: Hashable, Sendable {
  package var id: String
  /// Points for passing: as written, else 1, else 0 for `calls` and `avoids`, which only advise.
  package var points: Int
  /// Whether learners see only the check's number and points.
  package var isHidden: Bool
  /// The number of the task it belongs to.
  package var task: Int?
  package var assertion: Assertion
  /// The author's reason, appended to the message.
  package var because: String?
  package var place: LessonPlace
  /// The assertion as written, with single spaces.
  package var text: String

  /// Whether failing it fails the exercise; the others only advise.
  package var isScored: Bool { points > 0 }
}

/// What a check states.
package enum Assertion: Hashable, Sendable {
  /// A property goes from one value to another within a stretch of time, optionally along a curve.
  case track(Reference, from: Expression, to: Expression, over: TimeRange, curve: CurveExpression?)
  /// A fact holds at a moment, through a stretch, always or never.
  case fact(CheckMoment, Fact)
  /// An event happens, at the given time if there is one.
  case event(EventPattern, at: TimeExpression?)
  /// Events happen one after the other.
  case order([EventPattern])
  /// An event happens at every multiple of a period and at no other time.
  case every(TimeExpression, EventPattern)
  /// The greatest excursion beyond the target, in percent of the move.
  case overshoots(Reference, percent: Double, plusMinus: Double?)
  /// From a time on the value stays near its final value.
  case settles(Reference, within: Double, at: TimeExpression)
  /// The value never jumps by more than a bound.
  case smooth(Reference, jump: Double?, at: TimeExpression?)
  /// The speed stays within some percent of its mean.
  case constantSpeed(Reference, percent: Double, over: TimeRange?)
  /// The speed at a time, in units per second.
  case speed(Reference, at: TimeExpression, Expression, plusMinus: Double?)
  /// Nothing but the listed values is ever shown.
  case only(Reference, [Expression])
  /// No track exists but those that the exercise's other checks name.
  case noOtherTrack
  /// A number of things, over the whole timeline.
  case count(Selector, Comparison, Int)
  /// The timeline equals the solution's.
  case sameAsSolution
  /// The source mentions a symbol.
  case calls(String)
  /// The source does not mention a symbol.
  case avoids(String)
  /// The checks that the learner wrote pass, and notice this many of the given changes.
  case ownChecks(kills: Int)
}

/// When a fact must hold.
package enum CheckMoment: Hashable, Sendable {
  case at(TimeExpression)
  /// From the time on.
  case from(TimeExpression)
  /// Up to but not including the time.
  case until(TimeExpression)
  /// From the first time up to but not including the second.
  case between(TimeRange)
  /// At all times after the first turn.
  case always
  /// At no time after the first turn.
  case never
}

/// A statement about one moment.
package enum Fact: Hashable, Sendable {
  case compare(Expression, Comparison, Expression, plusMinus: Double?)
  case above(Reference, Reference)
  case below(Reference, Reference)
  /// Is a descendant of the other, or a direct child.
  case inside(Reference, Reference)
  case inTree(Reference)
  case gone(Reference)
}

/// `==`, `!=`, `<`, `<=`, `>` or `>=`.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// An object or one of its properties, as written in a check.
package struct Reference: Hashable, Sendable {
  /// Whether the model value is meant instead of the shown one.
  package var isModel: Bool
  package var subject: Subject
  /// Dotted parts after the subject; for a named subject they may still belong to the name.
  package var path: [String]
  package var text: String

  package init(isModel: Bool = false, subject: Subject, path: [String], text: String) {
    self.isModel = isModel
    self.subject = subject
    self.path = path
    self.text = text
  }

  package enum Subject: Hashable, Sendable {
    /// The first part of a dotted name, such as `box` or `clouds[1]`.
    case named(String)
    /// The n-th object of a type that the learner's code made, from 1; with a text only those that
    /// ever showed it, or a picture of that name.
    case new(type: String, ordinal: Int, showing: String? = nil)
  }
}

/// From one time to a later one.
package struct TimeRange: Hashable, Sendable {
  package var start: TimeExpression
  package var end: TimeExpression
}

/// A number of seconds, or an event with an offset in seconds.
package indirect enum TimeExpression: Hashable, Sendable {
  case seconds(Double)
  case event(EventPattern, plus: Double)
}

/// A timing curve by name or by control points.
package enum CurveExpression: Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// Core Animation's default curve.
  case standard
  case cubic(Double, Double, Double, Double)
  /// A UIKit spring by damping ratio and initial velocity; it fills the track's time.
  case spring(damping: Double, velocity: Double)
}

/// Things that can be counted.
package enum Selector: Hashable, Sendable {
  case subviews(Reference)
  case tracks(Reference?)
  case views(type: String)
  case events(EventPattern)
}

/// Something that happens at an instant, as a check describes it.
package struct EventPattern: Hashable, Sendable {
  package var kind: Kind
  /// Which occurrence is meant, from 1; nil: the first, or any.
  package var occurrence: Int?
  package var text: String

  package enum Kind: Hashable, Sendable {
    case completion(finished: Bool?, of: Reference?)
    case added(Reference)
    case removed(Reference)
    case set(Reference)
    case tap(Reference)
    case missedTap
    /// With a duration in seconds only a transition that takes as long is meant.
    case transition(kind: String, of: Reference, lasting: Double?)
    case animator(state: String, of: Reference?)
    case printed(String)
    case sceneCall(String)
  }
}

/// A value: literals, properties, counts and arithmetic over them.
package indirect enum Expression: Hashable, Sendable {
  case number(Double)
  /// A number whose text keeps how the author wrote it, such as `-π/8`.
  case text(String)
  case flag(Bool)
  case point(Expression, Expression)
  case color(red: Double, green: Double, blue: Double, alpha: Double, name: String)
  /// Several values in order, such as the lengths of dashes.
  case list([Expression])
  case identity
  case nothing
  case stageWidth
  case stageHeight
  case property(Reference)
  case count(Selector)
  case negated(Expression)
  case arithmetic(Expression, ArithmeticOperator, Expression)
  case call(Function, [Expression])
}

/// `+`, `-`, `*` or `/`.
package enum ArithmeticOperator: String, Hashable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
}

/// Functions that values may use.
package enum Function: String, CaseIterable, Hashable, Sendable {
  case abs, min, max, distance, length
}
