/// A time at which values are asked, as a command line writes it: `0.5`, `1s`, `1-`.
package struct SampleTime: Hashable, Sendable {
  package var moment: Moment

  package init(_ moment: Moment) { self.moment = moment }

  /// Reads seconds, with a final `-` for the left limit; nil for anything else or a negative time.
  package init?(_ text: String) {
    var rest = Substring(text)
    var side = Side.from
    if rest.hasSuffix("-") {
      side = .before
      rest.removeLast()
    }
    if rest.hasSuffix("s") { rest.removeLast() }
    guard let seconds = Double(rest), seconds.isFinite, seconds >= 0 else { return nil }
    moment = Moment(seconds, side)
  }

  /// The time with six decimals, and `-` for a left limit.
  package var text: String { FixedPoint.text(moment.time) + (moment.side == .before ? "-" : "") }
}
