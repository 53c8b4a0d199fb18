import Timelines

extension Timeline {
  /// The numbers of a property over time, one series for each part that ever changes.
  ///
  /// Samples lie evenly over the times, and on both sides of every instant at which something
  /// happens to the object, so that jumps stay jumps. A property that never changes gives one
  /// series, its first part.
  ///
  /// - Parameters:
  ///   - reference: the property, or a part of one.
  ///   - times: from when to when, in seconds; nil: the whole timeline.
  ///   - count: how many evenly spaced samples, at least 2.
  /// - Returns: series named like the tracks, in the unit of the property.
  package func series(
    of reference: PropertyReference, times: PlotRange? = nil, count: Int = 121
  ) -> [PlotSeries] {
    let range = times ?? PlotRange(low: 0, high: duration > 0 ? duration : 1)
    var byPart: [(part: String, samples: [PlotSeries.Sample])] = []
    for moment in sampleMoments(of: reference, in: range, count: count) {
      for (part, number) in value(reference, at: moment.time, moment.side).numbers {
        let sample = PlotSeries.Sample(time: moment.time, value: number)
        if let index = byPart.firstIndex(where: { $0.part == part }) {
          if moment.side == .from, byPart[index].samples.last == sample { continue }
          byPart[index].samples.append(sample)
        } else {
          byPart.append((part, [sample]))
        }
      }
    }
    let changing = byPart.filter { Self.isChanging($0.samples) }
    return (changing.isEmpty ? Array(byPart.prefix(1)) : changing).map { part, samples in
      var path = reference.path
      if !part.isEmpty {
        path.component = path.component.isEmpty ? part : path.component + "." + part
      }
      let name = part.isEmpty ? reference.text : "\(reference.text).\(part)"
      return PlotSeries(label: name, unit: PropertyUnit.text(of: path), samples: samples)
    }
  }

  /// The series of every track, in the order of the tracks.
  package func allSeries(times: PlotRange? = nil, count: Int = 121) -> [PlotSeries] {
    tracks.flatMap { series(of: $0.reference, times: times, count: count) }
  }

  private static func isChanging(_ samples: [PlotSeries.Sample]) -> Bool {
    guard let first = samples.first else { return false }
    return samples.contains { abs($0.value - first.value) > 1e-9 }
  }

  /// Even times and both sides of the instants at which the object is touched, in order.
  private func sampleMoments(
    of reference: PropertyReference, in range: PlotRange, count: Int
  ) -> [Moment] {
    let steps = max(count, 2) - 1
    var times = (0...steps).map { range.low + range.length * Double($0) / Double(steps) }
    var instants: Set<Double> = []
    for segment in track(reference).segments {
      instants.formUnion([segment.begin, segment.end])
    }
    for record in records where record.content.touches(reference.object) {
      instants.insert(record.at.seconds)
    }
    let inside = instants.filter { $0 > range.low && $0 <= range.high }
    times += inside
    return Set(times).sorted().flatMap { time in
      inside.contains(time) ? [Moment(time, .before), Moment(time)] : [Moment(time)]
    }
  }
}

extension Record.Content {
  /// Whether the record can change a value of the object.
  func touches(_ object: ObjectID) -> Bool {
    switch self {
    case .set(let id, _, _), .add(let id, _, _, _): id == object
    // Which object a dropped animation or a pace belongs to is not worth looking up.
    case .drop, .pace: true
    default: false
    }
  }
}
