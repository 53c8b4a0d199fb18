/// Every word that figures say to people.
package enum FigureMessages {
  package static let both = "both"
  package static let expected = "expected"
  package static let found = "found"
  package static let nothing = "none"
  package static let seconds = "s"

  /// What a series does, told by its ends, its middle and its extremes.
  package static func course(of series: PlotSeries) -> String {
    guard let first = series.samples.first, let last = series.samples.last else {
      return "\(series.label) has no values."
    }
    let numbers = series.samples.map(\.value)
    let low = numbers.min() ?? first.value
    let high = numbers.max() ?? first.value
    func value(_ number: Double) -> String {
      Digits.text(number) + (series.unit.isEmpty ? "" : " \(series.unit)")
    }
    func time(_ seconds: Double) -> String { Digits.text(seconds) + " s" }
    guard high - low > 1e-6 else {
      return "\(series.label) stays \(value(first.value)) "
        + "from \(time(first.time)) to \(time(last.time))."
    }
    let middle = (first.time + last.time) / 2
    var sentence =
      "\(series.label) is \(value(first.value)) at \(time(first.time)), "
      + "\(value(series.value(at: middle) ?? first.value)) at \(time(middle)) "
      + "and \(value(last.value)) at \(time(last.time))"
    let ends = [first.value, last.value]
    let room = (high - low) * 0.001
    if let top = ends.max(), high > top + room {
      sentence += ", highest \(value(high))"
    }
    if let bottom = ends.min(), low < bottom - room {
      sentence += ", lowest \(value(low))"
    }
    return sentence + "."
  }
}
