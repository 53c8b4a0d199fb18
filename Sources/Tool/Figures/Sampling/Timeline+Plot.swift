import Timelines

extension CurvePlot {
  /// The plot of tracks of a timeline, with marks at completions, taps and transitions.
  ///
  /// `references` are what to plot; nil plots every track. Properties of different units do not
  /// share an axis: only those of the first series' unit are drawn here (see `plots`).
  package init(
    title: String, timeline: Timeline, references: [PropertyReference]? = nil,
    times: PlotRange? = nil
  ) {
    let all = Self.series(timeline, references, times)
    let unit = all.first?.unit
    self.init(
      title: title, lines: all.filter { $0.unit == unit }.map { Line($0) },
      marks: Self.marks(timeline), times: times ?? all.first.map { PlotRange.times(of: [$0]) })
  }

  /// One plot for each unit among the tracks, in the order in which they first appear.
  package static func plots(
    title: String, timeline: Timeline, references: [PropertyReference]? = nil,
    times: PlotRange? = nil
  ) -> [CurvePlot] {
    let all = series(timeline, references, times)
    var units: [String] = []
    for one in all where !units.contains(one.unit) { units.append(one.unit) }
    return units.map { unit in
      CurvePlot(
        title: title, lines: all.filter { $0.unit == unit }.map { Line($0) },
        marks: marks(timeline), times: times ?? all.first.map { PlotRange.times(of: [$0]) })
    }
  }

  /// What every track does, one sentence each.
  package static func descriptions(of timeline: Timeline) -> [String] {
    timeline.allSeries().map(FigureMessages.course)
  }

  private static func series(
    _ timeline: Timeline, _ references: [PropertyReference]?, _ times: PlotRange?
  ) -> [PlotSeries] {
    guard let references else { return timeline.allSeries(times: times) }
    return references.flatMap { timeline.series(of: $0, times: times) }
  }

  private static func marks(_ timeline: Timeline) -> [Mark] {
    timeline.events.compactMap { event in
      guard case .reported(let kind) = event.kind else { return nil }
      switch kind {
      case .completion(let finished, _, _):
        return Mark(time: event.at.seconds, label: "completion(\(finished))")
      case .animatorCompletion(_, let position):
        return Mark(time: event.at.seconds, label: "completion(\(position))")
      case .transition, .input, .missedInput, .custom:
        return Mark(time: event.at.seconds, label: event.name)
      case .animator, .callback, .output:
        return nil
      }
    }
  }
}
