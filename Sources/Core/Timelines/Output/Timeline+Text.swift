extension Timeline {
  /// The timeline in words: objects with tracks, then events, one a line.
  package func text() -> String {
    var lines = ["stage \(FixedPoint.short(stage.width)) × \(FixedPoint.short(stage.height))"]
    for track in tracks {
      lines.append(track.name)
      for segment in track.segments { lines.append("  " + segment.text) }
    }
    lines.append("events")
    lines += eventLines().map { "  " + $0 }
    if !notes.isEmpty { lines.append("notes") }
    for note in notes { lines.append("  \(FixedPoint.text(note.at.seconds))s \(note.text)") }
    lines.append("ends \(FixedPoint.short(duration))s \(ending?.word ?? "cut off")")
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each event: time and name.
  package func eventLines() -> [String] {
    events.map { "\(FixedPoint.text($0.at.seconds))s \($0.name)" }
  }

  /// The events as one text.
  package func eventsText() -> String { eventLines().map { $0 + "\n" }.joined() }
}

extension Segment {
  /// The stretch in one line: `0s..1s  -200 → 200  easeInEaseOut`.
  package var text: String {
    var text = "\(FixedPoint.short(begin))s..\(FixedPoint.short(end))s  "
    text += "\(from.text) → \(to.text)  \(pacing.text)"
    if cycles.count != 1 {
      text += cycles.count.isInfinite ? "  for ever" : "  \(FixedPoint.short(cycles.count)) times"
    }
    if cycles.autoreverses { text += "  and back" }
    return text
  }
}

extension Segment.Pacing {
  /// The pacing in a word or two.
  package var text: String {
    switch self {
    case .curve(let curve): curve.text
    case .spring(let spring):
      "spring (damping ratio \(FixedPoint.short(spring.dampingRatio)))"
    case .keyframes(let mode, let whole, _): "keyframes (\(mode.rawValue), \(whole.text))"
    }
  }
}

extension TimingCurve {
  /// The curve's name, or its control points.
  package var text: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInOut"
    case .standard: "default"
    default:
      "curve("
        + [control1.x, control1.y, control2.x, control2.y].map(FixedPoint.short)
        .joined(separator: ", ") + ")"
    }
  }
}

extension Timeline.Ending {
  /// The ending in a word or two.
  package var word: String {
    switch self {
    case .idle: "idle"
    case .horizon: "at the horizon"
    case .events: "at the cap on events"
    case .stopped(let reason, _): "stopped by UIKit: \(reason)"
    case .trapped(let signal): "trapped by signal \(signal)"
    }
  }
}
