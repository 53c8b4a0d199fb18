extension Outline {
  /// The drawn parts of a dashed path; every subpath starts the pattern anew.
  ///
  /// - Parameters:
  ///   - pattern: lengths in points, drawn and not drawn in turn; an odd number of them counts
  ///     twice. A pattern with a negative length or a sum of 0 leaves the path as it is.
  ///   - phase: points by which the pattern is shifted back along the path; may be negative.
  /// - Returns: a path of open pieces.
  package func dashed(pattern: [Double], phase: Double = 0) -> Outline {
    var lengths = pattern
    if lengths.count % 2 == 1 { lengths += pattern }
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return self
    }
    var dashed = Outline()
    for subpath in subpaths {
      let meter = OutlineMeter(Outline(subpaths: [subpath]))
      guard meter.length / period < 100_000 else { return self }
      var begin = -(phase - period * (phase / period).rounded(.down))
      var index = 0
      while begin < meter.length {
        let end = begin + lengths[index]
        if index % 2 == 0, end > 0, end > begin {
          dashed.append(meter.part(from: max(begin, 0), to: min(end, meter.length)))
        }
        begin = end
        index = (index + 1) % lengths.count
      }
    }
    return dashed
  }
}
