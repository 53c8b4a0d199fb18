import Evaluation
import Figures
import Grading

/// The words of verdicts.
package enum VerdictMessages {
  package static let yourOutput = "your output:"
  package static let advice = "Advice: "
  package static let hiddenName = "a hidden check"
  package static let hiddenFailure =
    "A check that is not shown does not pass. It tries your answer under other conditions, such as "
    + "another stage size: compute places from `view.bounds` instead of writing numbers."

  package static func verdict(
    _ word: String, title: String, id: String, points: Int, of total: Int
  ) -> String {
    "\(word): \(title) (\(id)), \(points) of \(total) \(total == 1 ? "point" : "points")"
  }

  package static func more(_ ids: [String]) -> String {
    "\(ids.count) more failing: \(ids.joined(separator: ", "))"
  }

  package static func hidden(_ count: Int) -> String {
    count == 1 ? "1 hidden check is not shown." : "\(count) hidden checks are not shown."
  }

  package static func linesLeftOut(_ count: Int) -> String {
    count == 1 ? "(1 earlier line)" : "(\(count) earlier lines)"
  }

  package static func at(_ place: SourcePlace) -> String { "Line \(place.line):" }

  /// `model value of box.alpha` for the `model:box.alpha` of a check.
  private static func learnersName(_ property: String) -> String {
    let prefix = "model:"
    guard property.hasPrefix(prefix) else { return property }
    return "model value of " + property.dropFirst(prefix.count)
  }

  /// When, which property, expected, found and the learner's line; nil where none is known.
  package static func facts(_ finding: Finding) -> String? {
    var facts: [String] = []
    if let at = finding.at { facts.append("at \(Digits.text(at)) s") }
    if !finding.expected.isEmpty || !finding.found.isEmpty {
      if !finding.property.isEmpty { facts.append(learnersName(finding.property)) }
      if !finding.expected.isEmpty { facts.append("expected \(finding.expected)") }
      if !finding.found.isEmpty { facts.append("found \(finding.found)") }
    }
    if let place = finding.place { facts.append("\(place.fileName):\(place.line)") }
    return facts.isEmpty ? nil : facts.joined(separator: "  ")
  }
}
