import SwiftSources

/// Code for what Objective-C's runtime and a storyboard know about a program: which views its
/// outlets hold, which methods its selectors name, which controllers its segues lead to.
///
/// It is cut into pieces, and each can be left out: what one piece asks for may not compile, and
/// the program shall do without that one only.
struct GeneratedCode {
  /// Declarations for the end of the file.
  let declarations: String
  /// The statement that must run before the program's own; empty when there is nothing to do.
  let call: String
  /// Bodies of optional requirements, without which the program may not compile at all.
  let defaults: String

  /// One thing to do, numbered by its place in the list.
  struct Piece {
    /// A declaration on one line.
    var declaration: String
    /// The statement that uses it.
    var statement: String
  }

  /// What the lines of the first piece are called; the following ones count on.
  private static let firstLine = 1001

  /// - Parameters:
  ///   - source: the learner's text.
  ///   - fileName: what the compiler calls it.
  ///   - leftOut: the pieces that did not compile.
  init(for source: LexedSource, fileName: String, leavingOut leftOut: Set<Int> = []) {
    defaults = Self.defaults(source)
    let pieces =
      OutletCode(source: source).pieces()
      + RuntimeCode(source: source, fileName: fileName).pieces()
    let kept = pieces.enumerated().filter { !leftOut.contains($0.offset) }
    guard !kept.isEmpty else {
      declarations = ""
      call = ""
      return
    }
    func lines(_ text: (Piece) -> String) -> String {
      kept.map { index, piece in
        "\(Self.location(Self.firstLine + index))\n"
          + text(piece).replacing("%", with: "_etude\(index)")
      }.joined(separator: "\n")
    }
    declarations = """
      \(lines(\.declaration))
      \(Self.location(1))
      @preconcurrency @MainActor func _etudeBegin() {
      \(lines(\.statement))
      \(Self.location(1))
      }
      """
    call = "_etudeBegin()"
  }

  /// The pieces that errors are about.
  static func pieces(blamedBy diagnostics: [Diagnostic]) -> Set<Int> {
    Set(
      diagnostics.filter { diagnostic in
        diagnostic.severity == .error && diagnostic.fileName == Composition.ownName
          && diagnostic.line >= firstLine
      }.map { $0.line - firstLine })
  }

  private static func location(_ line: Int) -> String {
    "#sourceLocation(file: \"\(Composition.ownName)\", line: \(line))"
  }

  private static func defaults(_ source: LexedSource) -> String {
    source.optionalRequirements().compactMap { requirement in
      requirement.method.map { "extension \(requirement.owner) { \($0) {} }" }
    }.joined(separator: "\n")
  }

  /// The expression that makes a controller of this text; nil where only the program could.
  static func making(_ name: String, in source: LexedSource) -> String? {
    switch source.makingOfController(name) {
    case .plain, .frame: "\(name)()"
    case .coder: "\(name)(coder: NSCoder())!"
    case .impossible: nil
    }
  }
}
