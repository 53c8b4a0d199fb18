import Evaluation
import Reports

/// What became of many files: a line for each, and the names that most of them miss first.
struct TypecheckSummary {
  let paths: [String]
  let results: [[Diagnostic]]

  func lines() -> [String] {
    var lines: [String] = []
    var missing: [String: Int] = [:]
    for (path, diagnostics) in zip(paths, results) {
      guard let error = diagnostics.first(where: { $0.severity == .error }) else {
        lines.append("ok    \(path)")
        continue
      }
      let place = error.line > 0 ? ":\(error.line):\(error.column)" : ""
      lines.append("error \(path)\(place): \(error.message)")
      missing[MissingName(message: error.message).text, default: 0] += 1
    }
    let failed = missing.values.reduce(0, +)
    lines += ["", Messages.typechecked(paths.count - failed, of: paths.count)]
    guard !missing.isEmpty else { return lines }
    lines += ["", Messages.missingFirst]
    let ranked = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = ranked.first.map { "\($0.value)".count } ?? 1
    return lines
      + ranked.map { name, count in
        String(repeating: " ", count: 2 + width - "\(count)".count) + "\(count)  \(name)"
      }
  }
}

/// The name that an error is about, or its words where it is about none.
struct MissingName {
  let text: String

  init(message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let names = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
    switch (quoted[0], names.count) {
    case ("cannot find ", 1), ("cannot find type ", 1): text = names[0]
    case ("no such module ", 1): text = "import \(names[0])"
    case ("type ", 2), ("value of type ", 2):
      text = quoted[2] == " has no member " ? "\(names[0]).\(names[1])" : message
    default: text = message
    }
  }
}
