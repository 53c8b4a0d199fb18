/// A sentence of the compiler that says how a place of a text should be written.
package struct SpellingAdvice: Hashable, Sendable {
  /// Byte offset of the place.
  package var offset: Int
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The name here is old.
    case renamed(ModernSpelling)
    /// The argument here has a label today.
    case label(String)
    /// The arguments of the call here have these labels today.
    case labels([String])
    /// The closure parameter here outlives the call.
    case escaping
    /// The parameter here says its name twice.
    case doubled
    /// The method here has this name today.
    case method(base: String, labels: [String])
  }

  /// Reads a message of the compiler; nil where it does not say how to write something.
  package init?(message: String, offset: Int) {
    guard let kind = Self.kind(of: Self.withoutGroup(message)) else { return nil }
    self.offset = offset
    self.kind = kind
  }

  /// The compiler ends some messages with the name of their group: `[#DeprecatedDeclaration]`.
  private static func withoutGroup(_ message: String) -> String {
    guard message.hasSuffix("]"), let open = message.ranges(of: " [#").last else { return message }
    return String(message[..<open.lowerBound])
  }

  private static func kind(of message: String) -> Kind? {
    if let spelling = ModernSpelling(message: message) { return .renamed(spelling) }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard quoted.count > 1 else { return nil }
    let first = quoted[1]
    if message.hasPrefix("missing argument label '") { return .label(first) }
    if message.hasPrefix("missing argument labels '") {
      return .labels(first.split(separator: ":").map(String.init))
    }
    if message.hasSuffix("' is implicitly non-escaping") { return .escaping }
    if message.hasPrefix("extraneous duplicate parameter name") { return .doubled }
    if message.hasPrefix("rename to '") { return method(first) }
    if message.hasPrefix("argument labels for method '"), quoted.count > 3 {
      return method(quoted[3])
    }
    return nil
  }

  private static func method(_ name: String) -> Kind? {
    guard let open = name.firstIndex(of: "(") else { return .method(base: name, labels: []) }
    guard let labels = ModernSpelling.labels(name[open...]) else { return nil }
    return .method(base: String(name[..<open]), labels: labels)
  }
}
