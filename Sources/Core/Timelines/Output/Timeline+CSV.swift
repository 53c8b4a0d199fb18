extension Timeline {
  /// Values as `track,time,value` lines with six decimals, in the order asked for.
  ///
  /// Without `tracks` every track; without `times` both ends and eleven interior times of every
  /// segment, ends also as left limits.
  package func csv(
    tracks references: [PropertyReference]? = nil, times: [SampleTime]? = nil
  ) -> String {
    var text = "track,time,value\n"
    for reference in references ?? tracks.map(\.reference) {
      for time in times ?? sampleTimes(of: reference) {
        let value = value(reference, at: time.moment.time, time.moment.side)
        for row in value.rows {
          let name = Timeline.cell(reference.text + row.suffix)
          text += "\(name),\(time.text),\(Timeline.cell(row.text))\n"
        }
      }
    }
    return text
  }

  /// Both ends and eleven interior times of each segment of a property.
  package func sampleTimes(of reference: PropertyReference) -> [SampleTime] {
    var moments: Set<Moment> = []
    for segment in track(reference).segments {
      moments.insert(Moment(segment.begin))
      for step in 1...11 {
        moments.insert(Moment(segment.begin.interpolated(to: segment.end, Double(step) / 12)))
      }
      moments.insert(Moment(segment.end, .before))
      moments.insert(Moment(segment.end))
    }
    let sorted = moments.sorted {
      $0.time != $1.time ? $0.time < $1.time : $0.side == .before && $1.side == .from
    }
    return sorted.map { SampleTime($0) }
  }

  /// A cell of a CSV file, in quotes if need be.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
