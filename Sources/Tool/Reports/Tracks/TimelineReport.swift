import Figures
import Timelines

/// A timeline in words: its tracks, its events and small plots.
///
/// ```
/// heading.center.x  -200 → 200  0 s … 1 s  easeInOut  line 12
/// ```
package struct TimelineReport: Sendable {
  package var timeline: Timeline
  package var style: Style
  /// The learner's line behind code offsets, where it is known.
  package var line: @Sendable ([UInt64]) -> Int?
  /// Which events are listed.
  package var shows: @Sendable (Event) -> Bool = { _ in true }

  package init(
    _ timeline: Timeline, style: Style = Style(),
    line: @escaping @Sendable ([UInt64]) -> Int? = { _ in nil }
  ) {
    self.timeline = timeline
    self.style = style
    self.line = line
  }

  /// Tracks, events, notes and the ending, one a line.
  package func text() -> String {
    var lines = trackLines()
    if lines.isEmpty { lines.append(TimelineMessages.noTracks) }
    lines += ["", style.paint(TimelineMessages.events, .bold)] + eventLines()
    if !timeline.notes.isEmpty { lines.append("") }
    lines += noteLines() + ["", endingLine()]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each stretch of each track: name, values, times, pacing and source line.
  ///
  /// `tracks` are what to list; nil lists all.
  package func trackLines(_ tracks: [Track]? = nil) -> [String] {
    let rows = (tracks ?? timeline.tracks).flatMap { track in
      track.segments.enumerated().map { index, segment in
        row(index == 0 ? track.name : "", segment)
      }
    }
    return aligned(rows, paints: [.bold, .cyan])
  }

  /// One line for each event: time, name and source line.
  package func eventLines() -> [String] {
    let events = timeline.events.filter { !isStageSetUp($0) && shows($0) }
    let rows = events.map { event in
      [
        Digits.padded(event.at.seconds, places: 3) + " s", SafeText.cleaned(event.name),
        line(event.sites).map(TimelineMessages.line) ?? "",
      ]
    }
    return aligned(rows, paints: [.cyan], rightAligned: [0])
  }

  /// Whether an event only makes the window and its root view, which no line of a program does.
  private func isStageSetUp(_ event: Event) -> Bool {
    guard event.sites.isEmpty, event.at.seconds == 0, let id = event.objects.first else {
      return false
    }
    switch event.kind {
    case .added, .set: return ["window", "view"].contains(timeline.name(of: id))
    default: return false
    }
  }

  /// Remarks on what UIKit does not guarantee.
  package func noteLines() -> [String] {
    timeline.notes.map { note in
      let place = line(note.sites).map { ", " + TimelineMessages.line($0) } ?? ""
      return style.paint(TimelineMessages.note, .yellow)
        + " \(Digits.text(note.at.seconds)) s\(place): \(note.text)"
    }
  }

  /// When it ends, and why.
  package func endingLine() -> String {
    TimelineMessages.ends(timeline.duration, timeline.ending, horizon: timeline.horizon)
  }

  /// A plot of each track, or in plain style a table of five moments.
  ///
  /// `tracks` are what to plot; nil plots all. `columns` and `rows` are the size of the drawing.
  package func plotLines(
    _ tracks: [Track]? = nil, columns: Int = 40, rows: Int = 7
  ) -> [String] {
    (tracks ?? timeline.tracks).flatMap { track in
      timeline.series(of: track.reference).flatMap { series -> [String] in
        let title = style.paint(series.label, .bold)
        if style.plain { return MomentTable([series]).lines() }
        return [title] + TextPlot([series], columns: columns, rows: rows).lines()
      }
    }
  }

  private func row(_ name: String, _ segment: Segment) -> [String] {
    [
      name,
      TimelineMessages.change(
        ValueWords.text(segment.from), ValueWords.text(segment.to), plain: style.plain),
      TimelineMessages.stretch(segment.begin, segment.end, plain: style.plain),
      TimelineMessages.pacing(segment),
      line(segment.sites).map(TimelineMessages.line) ?? "",
    ]
  }

  /// Rows with columns of equal width; the last one is left as it is.
  private func aligned(
    _ rows: [[String]], paints: [Paint], rightAligned: Set<Int> = []
  ) -> [String] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty || column < row.count - 1 {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let painted = column < paints.count ? style.paint(cell, paints[column]) : cell
        line += rightAligned.contains(column) ? padding + painted : painted + padding
        line += "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
