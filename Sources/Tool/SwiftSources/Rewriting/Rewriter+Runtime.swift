// Constructs behind which the Objective-C runtime does something, not only its compiler.

extension Rewriter {
  /// `@NSManaged var progress: CGFloat` has storage that the runtime makes; here a wrapper has it.
  mutating func rewriteManaged(at index: Int) {
    let token = source.tokens[index]
    var next = index + 1
    while next < source.tokens.count,
      source.tokens[next].kind == .attribute
        || Self.declarationWords.contains(source.text(source.tokens[next])),
      !source.token(next, is: "var"), !source.token(next, is: "func")
    {
      next += 1
    }
    if source.token(next, is: "var") {
      write("@_Managed", over: token.range)
    } else {
      blank(token.range)
    }
  }

  /// Binds `@objc protocol P {` to classes, so that references to it can be weak.
  ///
  /// `P` moves to the left by the width of `@objc`.
  mutating func bindToClasses(from attribute: Int, after start: Int) {
    var index = start
    while index < source.tokens.count,
      source.tokens[index].kind == .attribute
        || ["private", "fileprivate", "internal", "public"].contains(
          source.text(source.tokens[index]))
    {
      index += 1
    }
    guard source.token(index, is: "protocol"), source.token(index + 2, is: "{") else { return }
    let words = (start...index).map { source.text(source.tokens[$0]) }.joined(separator: " ")
    let name = source.text(source.tokens[index + 1])
    let range =
      source.tokens[attribute].range.lowerBound..<source.tokens[index + 2].range.lowerBound
    let breaks = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    let between = breaks == 0 ? " " : String(repeating: "\n", count: breaks)
    let text = Array("\(words)\(between)\(name):_Obj".utf8)
    guard text.count <= range.count else { return }
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: range.count - text.count)
    bytes.replaceSubrange(range, with: text + padding)
  }

  /// `delegate?.cardDidClose?(self)`: the method is there for every receiver, so it is called.
  mutating func rewriteOptionalCall(at index: Int) {
    guard everywhere.contains(source.text(source.tokens[index])), source.token(index - 1, is: "."),
      source.token(index + 1, is: "?"), source.token(index + 2, is: "(")
    else { return }
    blank(source.tokens[index + 1].range)
  }

  /// `(info[key] as AnyObject).cgRectValue`: Objective-C asks any object; here the optional answers.
  mutating func rewriteObjectLookUp(at index: Int) {
    guard source.token(index, is: "AnyObject"), source.token(index - 1, is: "as"),
      source.token(index + 1, is: ")"), source.token(index + 2, is: "."),
      source.tokens.indices.contains(index + 3),
      Self.lookedUp.contains(source.text(source.tokens[index + 3]))
    else { return }
    write("_Boxed", over: source.tokens[index].range)
  }

  private static let lookedUp: Set<String> = [
    "boolValue", "caTransform3DValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue",
    "cgSizeValue", "cgVectorValue", "doubleValue", "floatValue", "intValue", "integerValue",
  ]

  /// Watching a property by its path compiles, but nothing is ever told.
  mutating func reportObserving(at index: Int) {
    guard source.token(index + 1, is: "("),
      source.token(index - 1, is: ".") || index == 0
        || source.tokens[index].startsLine
    else { return }
    let close = min(source.closing(of: index + 1), source.tokens.count)
    let isOld =
      source.token(index, is: "addObserver")
      && (index + 2..<max(index + 2, close)).contains { source.token($0, is: "forKeyPath") }
    let isNew =
      source.token(index, is: "observe") && source.tokens.indices.contains(index + 2)
      && source.bytes[source.tokens[index + 2].range.lowerBound] == UInt8(ascii: "\\")
      // An animator tells of these two.
      && !(index + 4...index + 5).contains { position in
        source.token(position, is: "isRunning") || source.token(position, is: "state")
      }
    guard isOld || isNew else { return }
    losses.append(
      Rewrite.Loss(
        construct: .observedKeyPath, offset: source.tokens[index].range.lowerBound))
  }
}
