/// The edits behind `Rewrite.portable`.
struct Rewriter {
  let source: LexedSource
  var bytes: [UInt8]
  var losses: [Rewrite.Loss] = []
  /// Optional methods that a body of ours stands in for, so that every receiver has them.
  let everywhere: Set<String>

  init(source: LexedSource) {
    self.source = source
    bytes = source.bytes
    let requirements = source.optionalRequirements()
    everywhere = Set(requirements.filter { $0.method != nil }.map(\.name))
    losses = requirements.filter { $0.method == nil }
      .map { Rewrite.Loss(construct: .optionalRequirement, offset: $0.offset) }
  }

  /// Attributes that say something to Objective-C or Interface Builder only.
  private static let blankedAttributes: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@GKInspectable", "@NSCopying",
    "@UIApplicationMain", "@NSApplicationMain", "@main",
  ]

  /// What may follow a modifier such as `dynamic`.
  static let declarationWords: Set<String> = [
    "var", "let", "func", "class", "init", "subscript", "override", "private", "fileprivate",
    "internal", "public", "open", "final", "static", "weak", "unowned", "lazy", "mutating",
    "required", "convenience", "dynamic", "optional",
  ]

  mutating func run() {
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch token.kind {
      case .attribute: rewriteAttribute(at: index)
      case .directive: rewriteDirective(at: index)
      case .word:
        rewriteModifier(at: index)
        rewriteImport(at: index)
        rewriteOptionalCall(at: index)
        rewriteObjectLookUp(at: index)
        reportObserving(at: index)
      default: break
      }
    }
  }

  /// Fills a range with blanks; line breaks stay, so that no line moves.
  mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Writes `text` over a range that is at least as long, padded with blanks.
  mutating func write(_ text: String, over range: Range<Int>) {
    let replacement = Array(text.utf8)
    guard replacement.count <= range.count else { return }
    blank(range)
    bytes.replaceSubrange(
      range.lowerBound..<range.lowerBound + replacement.count, with: replacement)
  }

  /// The bytes from a token up to the bracket that closes the one at `index`.
  func range(from token: Token, toClosingOf index: Int) -> Range<Int> {
    let close = source.closing(of: index)
    let end = close < source.tokens.count ? source.tokens[close].range.upperBound : bytes.count
    return token.range.lowerBound..<end
  }

  private mutating func rewriteAttribute(at index: Int) {
    let token = source.tokens[index]
    if source.token(index, is: "@NSManaged") { return rewriteManaged(at: index) }
    guard Self.blankedAttributes.contains(source.text(token)) else { return }
    // `@objc(name:)`, but not the parameters in `@IBAction (sender)`.
    let hasName =
      source.token(index + 1, is: "(")
      && source.tokens[index + 1].range.lowerBound == token.range.upperBound
    blank(hasName ? range(from: token, toClosingOf: index + 1) : token.range)
    if source.token(index, is: "@objc") {
      bindToClasses(from: index, after: hasName ? source.closing(of: index + 1) + 1 : index + 1)
    }
  }

  private mutating func rewriteModifier(at index: Int) {
    let isDynamic = source.token(index, is: "dynamic")
    guard isDynamic || source.token(index, is: "optional") else { return }
    let next = index + 1
    guard source.tokens.indices.contains(next), !source.token(index - 1, is: ".") else { return }
    let following = source.tokens[next]
    let isModifier =
      following.kind == .attribute || Self.declarationWords.contains(source.text(following))
    guard isModifier else { return }
    blank(source.tokens[index].range)
  }

  /// Modules that the kit stands in for; what a text needs beyond it, the compiler is given anyway.
  private static let replacedModules: Set<String> = ["Foundation", "Dispatch", "Darwin"]
  /// Modules whose headers can be named behind them.
  private static let kitModules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

  private mutating func rewriteImport(at index: Int) {
    guard source.token(index, is: "import"), index + 1 < source.tokens.count else { return }
    let isStatement = source.tokens[index].startsLine || source.token(index - 1, is: ";")
    let module = source.tokens[index + 1]
    let name = source.text(module)
    let isReplaced = Self.replacedModules.contains(name)
    guard isStatement, isReplaced || Self.kitModules.contains(name) else { return }
    if isReplaced { blank(source.tokens[index].range.lowerBound..<module.range.upperBound) }
    // `import Foundation.NSDate`, `import UIKit.UIGestureRecognizerSubclass`
    if source.token(index + 2, is: "."), index + 3 < source.tokens.count {
      blank(source.tokens[index + 2].range.lowerBound..<source.tokens[index + 3].range.upperBound)
    }
  }

  private mutating func rewriteDirective(at index: Int) {
    let token = source.tokens[index]
    if source.token(index, is: "#if") || source.token(index, is: "#elseif") {
      rewriteCondition(after: index)
    }
    guard source.token(index + 1, is: "(") else { return }
    if source.token(index, is: "#selector") {
      bytes[token.range.lowerBound] = UInt8(ascii: "_")
      if let property = source.selectedProperty(openedAt: index + 1) {
        let function = property.isWritten ? SelectedProperty.writer : SelectedProperty.reader
        write(
          "\(function)(\\\(property.path))", over: range(from: token, toClosingOf: index + 1))
      }
    } else if source.token(index, is: "#keyPath") {
      write(keyPathLiteral(openedAt: index + 1), over: range(from: token, toClosingOf: index + 1))
    }
  }

  /// The string that `#keyPath(CALayer.position.x)` stands for: the path without its type.
  private func keyPathLiteral(openedAt open: Int) -> String {
    let inside = open + 1..<min(source.closing(of: open), source.tokens.count)
    var names = inside.filter { source.tokens[$0].kind == .word }
      .map { source.text(source.tokens[$0]) }
    // A type's name begins with a capital; `self` is no part of the path either.
    while let first = names.first, first == "self" || first.first?.isUppercase == true {
      names.removeFirst()
    }
    return "\"" + names.joined(separator: ".") + "\""
  }

  /// Code for iOS is what etude plays: `os(iOS)` holds.
  private mutating func rewriteCondition(after index: Int) {
    var position = index + 1
    while position < source.tokens.count, !source.tokens[position].startsLine {
      let isOurs =
        source.token(position, is: "os") && source.token(position + 1, is: "(")
        && source.token(position + 2, is: "iOS") && source.token(position + 3, is: ")")
      if isOurs {
        write(
          "true", over: range(from: source.tokens[position], toClosingOf: position + 1))
      }
      position += 1
    }
  }
}
