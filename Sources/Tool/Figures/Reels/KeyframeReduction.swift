/// Leaves out samples that straight lines between the others would show just as well.
package enum KeyframeReduction {
  /// Places of the samples to keep, the first and the last always among them.
  ///
  /// Every sample left out lies within the tolerance of the line between its kept neighbours, in
  /// each component. Two samples at one time are a jump; both sides of it are kept.
  ///
  /// - Parameters:
  ///   - times: seconds, not decreasing.
  ///   - values: one row of components for each time; rows of equal length.
  ///   - tolerances: the largest difference, 0 or more, for each component; the last one holds for
  ///     all further ones.
  /// - Returns: ascending places in `times`; empty where that is.
  package static func kept(
    times: [Double], values: [[Double]], tolerances: [Double]
  ) -> [Int] {
    // Both sides of an instant at which nothing jumps are one sample.
    let places = times.indices.filter {
      $0 == 0 || times[$0] != times[$0 - 1] || values[$0] != values[$0 - 1]
    }
    guard let last = places.indices.last else { return [] }
    let ownTimes = places.map { times[$0] }
    let ownValues = places.map { values[$0] }
    var kept = [0]
    var pivot = 0
    while pivot < last {
      let next = farthest(from: pivot, ownTimes, ownValues, tolerances)
      kept.append(next)
      pivot = next
    }
    // A constant needs no second sample.
    if kept.allSatisfy({ ownValues[$0] == ownValues[0] }) { return [places[0]] }
    return kept.map { places[$0] }
  }

  /// The last sample that a straight line from the pivot reaches without missing one between.
  private static func farthest(
    from pivot: Int, _ times: [Double], _ values: [[Double]], _ tolerances: [Double]
  ) -> Int {
    let width = values[pivot].count
    let allowed = (0..<width).map { tolerances[min($0, tolerances.count - 1)] }
    var lowest = Array(repeating: -Double.infinity, count: width)
    var highest = Array(repeating: Double.infinity, count: width)
    var reached = pivot + 1
    for index in (pivot + 1)..<times.count {
      let span = times[index] - times[pivot]
      guard span > 0 else { return pivot + 1 }
      let slopes = (0..<width).map { (values[index][$0] - values[pivot][$0]) / span }
      // The line to this sample must pass every sample before it within the tolerance.
      if (0..<width).allSatisfy({ slopes[$0] >= lowest[$0] && slopes[$0] <= highest[$0] }) {
        reached = index
      }
      for component in 0..<width {
        lowest[component] = max(lowest[component], slopes[component] - allowed[component] / span)
        highest[component] = min(highest[component], slopes[component] + allowed[component] / span)
      }
      if (0..<width).contains(where: { lowest[$0] > highest[$0] }) { break }
      // A jump ends the stretch at its left side.
      if index + 1 < times.count, times[index + 1] == times[index] {
        return reached == index ? index : reached
      }
    }
    return reached
  }
}
