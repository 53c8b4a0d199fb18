/// The candidate most like `text`, or nil when none is near enough to be meant.
///
/// Counts the letters to insert, remove, replace or swap; capital letters do not count. At most
/// a third of the letters (and one at least) may differ, so that a word of another language is like
/// nothing by chance; the first of equal candidates wins.
package func nearestMatch(to text: String, among candidates: [String]) -> String? {
  let wanted = Array(text.lowercased().unicodeScalars)
  let limit = max(1, wanted.count / 3)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    guard (letters.count - wanted.count).magnitude <= limit else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The number of single edits, swapping neighbours included, between two words.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var rows = [Array(0...b.count)]
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
      var cheapest = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cheapest = min(cheapest, rows[i - 1][j - 1] + 1)
      }
      row.append(cheapest)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
