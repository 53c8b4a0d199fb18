/// Every word that the exporters add to what grading says.
package enum ExporterMessages {
  package static let hiddenFailure = "A hidden check did not pass."
  package static let graderStopped = "The grader stopped before it was done. Submit again."
  package static let tableHeader = "| when | property | expected | found |"
  package static let summaryHeader = "| exercise | verdict | points |"
  package static let notJudged = "not checked"

  package static func hiddenCheck(_ number: Int) -> String { "hidden check \(number)" }

  package static func compiles(_ title: String) -> String { "\(title): compiles and runs" }

  package static func notChecked(_ reason: String) -> String {
    reason.isEmpty ? "not checked" : "not checked: \(reason)"
  }

  package static func truncated(to limit: Int) -> String {
    "Output was truncated. Please limit to \(limit) chars"
  }
}
