/// How something is written today, as the notes on old spellings say it: `now spelled
/// CGRect(x:y:width:height:)`, `now written []`.
///
/// The notes stand with the old names themselves, in the overlay that lets them compile, so that what
/// a learner reads and what `modernise` writes cannot differ.
package struct ModernSpelling: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `UIView.AnimationOptions`, `.curveEaseOut`, `isHidden`: a leading dot gives an empty first name.
    case name([String])
    /// `CGRect(x:y:width:height:)`, `inverted()`
    case call([String], labels: [String])
    /// `==`
    case comparison
    /// Anything else, taken as it is.
    case expression(String)
  }

  package var form: Form

  /// Reads what the compiler says about a use of an old name; nil for every other message.
  package init?(message: String) {
    guard message.hasPrefix("'"), let marker = message.firstRange(of: "' is deprecated: now ")
    else { return nil }
    let words = message[marker.upperBound...]
    guard let space = words.firstIndex(of: " "),
      ["spelled", "written"].contains(words[..<space])
    else { return nil }
    self.init(String(words[words.index(after: space)...]))
  }

  init(_ text: String) {
    if text == "==" {
      form = .comparison
    } else if let path = Self.path(text[...]) {
      form = .name(path)
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let path = Self.path(text[..<open]), let labels = Self.labels(text[open...])
    {
      form = .call(path, labels: labels)
    } else {
      form = .expression(text)
    }
  }

  private static func path(_ text: Substring) -> [String]? {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// `(x:y:)`, `()`; nil for values, such as in `Int(3)`.
  static func labels(_ text: Substring) -> [String]? {
    let inside = text.dropFirst().dropLast()
    guard inside.isEmpty || inside.hasSuffix(":"),
      inside.allSatisfy({ $0.isLetter || $0.isNumber || ":_".contains($0) })
    else { return nil }
    return inside.split(separator: ":").map(String.init)
  }
}
