/// What is known of one exercise: one line of the progress file.
package struct ProgressEntry: Sendable, Hashable {
  /// How far the learner got, the better state last.
  package enum State: String, Sendable, Comparable, CaseIterable {
    case skipped, tried, passed

    package static func < (left: State, right: State) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The exercise's id, which never changes.
  package var id: String
  package var state: State
  /// Hash of what was graded (scene, starter, checks, input), hexadecimal.
  package var hash: String
  package var checksPassed: Int
  package var checksTotal: Int
  /// How many hints were read.
  package var hints: Int
  /// How many answers were checked.
  package var tries: Int
  /// The day of the first pass as `2025-03-09`, or nil.
  package var firstPass: String?

  package init(
    id: String, state: State, hash: String, checksPassed: Int = 0, checksTotal: Int = 0,
    hints: Int = 0, tries: Int = 0, firstPass: String? = nil
  ) {
    self.id = id
    self.state = state
    self.hash = hash
    self.checksPassed = checksPassed
    self.checksTotal = checksTotal
    self.hints = hints
    self.tries = tries
    self.firstPass = firstPass
  }
}

extension ProgressEntry {
  /// The entry as its tab-separated line.
  package var line: String {
    [
      id, state.rawValue, hash, "\(checksPassed)/\(checksTotal)", "\(hints)", "\(tries)",
      firstPass ?? "-",
    ].joined(separator: "\t")
  }

  /// Reads a line; nil unless all seven fields are there and in their form.
  package init?(line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 7, let state = State(rawValue: String(fields[1])) else { return nil }
    let checks = fields[3].split(separator: "/", omittingEmptySubsequences: false)
    guard
      !fields[0].isEmpty, fields[0].allSatisfy(Self.isIdentifier),
      fields[2].allSatisfy(\.isHexDigit),
      checks.count == 2, let passed = Self.count(checks[0]), let total = Self.count(checks[1]),
      let hints = Self.count(fields[4]), let tries = Self.count(fields[5]),
      fields[6] == "-" || Self.isDay(fields[6])
    else { return nil }
    self.init(
      id: String(fields[0]), state: state, hash: String(fields[2]), checksPassed: passed,
      checksTotal: total, hints: hints, tries: tries,
      firstPass: fields[6] == "-" ? nil : String(fields[6]))
  }

  private static func isIdentifier(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }

  private static func count(_ text: some StringProtocol) -> Int? {
    guard let number = Int(text), number >= 0 else { return nil }
    return number
  }

  private static func isDay(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}

extension ProgressEntry {
  /// The entry that keeps the better of two histories, whichever way round they are merged.
  package func merged(with other: ProgressEntry) -> ProgressEntry {
    let better = isBetter(than: other) ? self : other
    var merged = better
    merged.hints = max(hints, other.hints)
    merged.tries = max(tries, other.tries)
    merged.firstPass = [firstPass, other.firstPass].compactMap(\.self).min()
    return merged
  }

  private func isBetter(than other: ProgressEntry) -> Bool {
    if state != other.state { return state > other.state }
    // Of two passes the later one is of the newer version; the rest only makes merging symmetric.
    if firstPass != other.firstPass { return firstPass ?? "" > other.firstPass ?? "" }
    if checksPassed != other.checksPassed { return checksPassed > other.checksPassed }
    if checksTotal != other.checksTotal { return checksTotal > other.checksTotal }
    return hash > other.hash
  }
}
