/// The candidate that `name` was probably meant to be; nil when none is close.
///
/// Optimal string alignment distance, at most a third of the name's length and never more than 3.
func nearestMatch(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.lowercased())
  let bound = min(3, max(1, wanted.count / 3))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(wanted, Array(candidate.lowercased()))
    if distance <= bound, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var older: [Int] = []
  var old = Array(0...right.count)
  for row in 0..<left.count {
    var new = [row + 1]
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var cost = min(old[column] + (isSame ? 0 : 1), old[column + 1] + 1, new[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, older[column - 1] + 1)
      }
      new.append(cost)
    }
    older = old
    old = new
  }
  return old[right.count]
}
