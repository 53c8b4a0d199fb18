import Geometry

/// A row of samples at even times, while animations act on it one after the other.
struct NumberRow {
  var numbers: UnsafeMutableBufferPointer<Double>
  /// Room for the fractions of one animation.
  var scratch: UnsafeMutableBufferPointer<Double>
  var begin: Double
  var step: Double
  /// The number of the first sample.
  var first: Int

  /// The time of a sample.
  func time(_ index: Int) -> Double { begin + Double(first + index) * step }
}

extension NumberMove {
  /// Acts on a row of samples that all lie in the same phase of the animation.
  func apply(
    to row: NumberRow, offset: Double, rate: Double, _ side: Side, bypassesCurve: Bool,
    holds: Bool
  ) {
    let side: Side = side == .before ? .before : .from
    guard isSingle else {
      for index in row.numbers.indices {
        apply(
          to: &row.numbers[index], at: offset + rate * row.time(index), side,
          bypassesCurve: bypassesCurve, holds: holds)
      }
      return
    }
    guard fraction(at: offset + rate * row.time(0), side, holds) != nil else { return }
    for index in row.scratch.indices {
      let elapsed = offset + rate * row.time(index) - timing.begin
      row.scratch[index] = min(max(elapsed * perSecond, 0), 1)
    }
    if !bypassesCurve {
      solver?.replace(row.scratch)
      spring?.replace(row.scratch, duration: timing.duration)
    }
    blend(row)
  }

  private func blend(_ row: NumberRow) {
    if let keys {
      keys.replace(row.scratch)
      for index in row.numbers.indices {
        row.numbers[index] =
          isAdditive ? row.numbers[index] + row.scratch[index] : row.scratch[index]
      }
      return
    }
    if let from, let to, isAdditive {
      for index in row.numbers.indices {
        row.numbers[index] += from.interpolated(to: to, row.scratch[index])
      }
      return
    }
    for index in row.numbers.indices {
      let value = row.numbers[index]
      let moved = (from ?? value).interpolated(to: to ?? value, row.scratch[index])
      row.numbers[index] = isAdditive ? value + moved : moved
    }
  }
}

extension SpringMotion {
  /// Replaces each fraction of `duration` seconds by the share of the move that is done then.
  func replace(_ fractions: UnsafeMutableBufferPointer<Double>, duration: Double) {
    for index in fractions.indices { fractions[index] = value(at: fractions[index] * duration) }
  }
}
