/// Whether an entry in an exercise is the answer once more, or something beside it.
enum AnswerVersion {
  /// True when at least half of the words of both texts together stand in both.
  ///
  /// Editing an answer keeps most of its words; a call added below, or a look at a value, has few.
  static func isNewVersion(_ text: String, of answer: String) -> Bool {
    let new = words(of: text)
    let old = words(of: answer)
    guard !new.isEmpty, !old.isEmpty else { return false }
    var shared = 0
    for (word, count) in new { shared += min(count, old[word] ?? 0) }
    let all = new.values.reduce(0, +) + old.values.reduce(0, +) - shared
    return shared * 2 >= all
  }

  private static func words(of text: String) -> [String: Int] {
    var words: [String: Int] = [:]
    for line in text.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//")
    {
      for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words[String(word), default: 0] += 1
      }
    }
    words["import"] = nil
    words["UIKit"] = nil
    return words
  }
}
