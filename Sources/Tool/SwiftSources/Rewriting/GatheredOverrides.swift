/// Overriding members that stand in extensions, moved into their classes.
///
/// With Objective-C an extension may override: the method is found at run time. Without it the
/// compiler refuses, so each such member is compiled at the end of its class, under the lines at which
/// the learner wrote it.
///
///     class Card: UIView {}
///     extension Card { override func layoutSubviews() {} }   // compiled inside `Card`
struct GatheredOverrides {
  private let source: LexedSource
  private let fileName: String
  private var bytes: [UInt8]

  /// A member of an extension and the closing brace of the class it belongs to.
  private struct Move {
    var member: Range<Int>
    var brace: Int
    /// What the extension says of its members' access.
    var access: String
  }

  /// - Parameters:
  ///   - source: the learner's text.
  ///   - portable: the text that `Rewrite.portable` made of it.
  ///   - fileName: what the compiler calls the text.
  init(in source: LexedSource, portable: String, fileName: String) {
    self.source = source
    self.fileName = fileName
    bytes = Array(portable.utf8)
  }

  /// The text to compile; it has more lines where something was moved, and says which they are.
  var text: String {
    mutating get {
      let moves = moves()
      guard !moves.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
      var additions: [Int: [UInt8]] = [:]
      for move in moves {
        let place = source.place(of: move.member.lowerBound)
        let line = "\n\(location(place.line))\n\(blanks(place.column - 1))\(move.access)"
        additions[move.brace, default: []] += Array(line.utf8) + bytes[move.member]
        for index in move.member where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
      for brace in additions.keys.sorted(by: >) {
        let place = source.place(of: brace)
        let end = "\n\(location(place.line))\n\(blanks(place.column - 1))"
        bytes.insert(contentsOf: (additions[brace] ?? []) + Array(end.utf8), at: brace)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func location(_ line: Int) -> String {
    "#sourceLocation(file: \"\(fileName)\", line: \(line))"
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func moves() -> [Move] {
    // A text that names other files for its lines is made of entries, each with its own.
    guard source.tokens.contains(where: { source.text($0) == "override" }),
      !source.tokens.indices.contains(where: { source.token($0, is: "#sourceLocation") })
    else { return [] }
    let types = source.typeBodies()
    return types.filter { $0.keyword == "extension" }.flatMap { found -> [Move] in
      let home = types.first { $0.keyword == "class" && $0.name == found.name }
      guard let home, home.body.upperBound < source.tokens.count, !hasConditions(found.body) else {
        return []
      }
      let brace = source.tokens[home.body.upperBound].range.lowerBound
      return source.indices(of: "override", in: found.body).compactMap { index in
        member(at: index, in: found.body).map { first, range in
          let isPublic = modifiers(before: found.body.lowerBound - 1).contains("public")
          let hasAccess = (first...index + 1).contains { position in
            Self.accessWords.contains(source.text(source.tokens[position]))
          }
          return Move(member: range, brace: brace, access: isPublic && !hasAccess ? "public " : "")
        }
      }
    }
  }

  private static let accessWords: Set<String> = [
    "public", "open", "internal", "fileprivate", "private",
  ]
  private static let modifiers: Set<String> = accessWords.union([
    "final", "static", "class", "dynamic", "override", "nonisolated",
  ])

  private func hasConditions(_ body: Range<Int>) -> Bool {
    body.contains { source.token($0, is: "#if") }
  }

  /// The modifiers of the extension whose opening brace is at an index.
  private func modifiers(before brace: Int) -> [String] {
    guard let keyword = (0..<brace).last(where: { source.token($0, is: "extension") }) else {
      return []
    }
    return keyword > 0 ? [source.text(source.tokens[keyword - 1])] : []
  }

  /// The first token of the member that a modifier belongs to, and the member's bytes.
  private func member(at index: Int, in body: Range<Int>) -> (first: Int, range: Range<Int>)? {
    var first = index
    while first > body.lowerBound {
      let token = source.tokens[first - 1]
      guard token.kind == .attribute || Self.modifiers.contains(source.text(token)) else { break }
      first -= 1
    }
    var position = index + 1
    while position < body.upperBound, !source.token(position, is: "{") {
      let isOpening = source.token(position, is: "(") || source.token(position, is: "[")
      position = isOpening ? source.closing(of: position) + 1 : position + 1
    }
    guard position < body.upperBound else { return nil }
    let close = source.closing(of: position)
    guard close < body.upperBound else { return nil }
    let range = source.tokens[first].range.lowerBound..<source.tokens[close].range.upperBound
    return (first, range)
  }
}

extension Rewrite {
  /// The text to compile for a learner's text, with the overriding members of extensions in their
  /// classes.
  ///
  /// - Parameters:
  ///   - source: the learner's text.
  ///   - fileName: what the compiler calls it, as it can stand in a literal.
  /// - Returns: the text to compile, which is `source` where no extension overrides anything.
  package static func gathered(_ source: LexedSource, fileName: String) -> String {
    var gathered = GatheredOverrides(
      in: source, portable: portable(source).text, fileName: fileName)
    return gathered.text
  }
}
