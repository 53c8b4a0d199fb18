/// The time an animation lives in: its layer's, its group's or its animator's.
package struct ParentTime: Hashable, Sendable {
  package var moment: Moment
  /// Whether the animator is scrubbed linearly, so that no curve is applied.
  package var bypassesCurve: Bool
  /// Whether the animation keeps its effect before its begin and after its end.
  package var holds: Bool

  package init(_ moment: Moment, bypassesCurve: Bool = false, holds: Bool = false) {
    self.moment = moment
    self.bypassesCurve = bypassesCurve
    self.holds = holds
  }
}
