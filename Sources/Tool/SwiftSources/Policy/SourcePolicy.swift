/// What Swift text may contain.
///
/// A program that is graded must not reach around the engine: the sandbox stops what it does to the
/// machine, this policy stops what it could do to its own journal.
package enum SourcePolicy: String, Hashable, Sendable {
  /// Anything that compiles: for one's own study.
  case open
  /// No unsafe code, no compiler-internal attributes, known imports only: for grading.
  case strict

  /// The modules that a strict program may import.
  package static let allowedImports: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "PlaygroundSupport",
    "XCPlayground", "Swift",
  ]

  /// What a text contains that this policy does not allow, in order.
  package func violations(in source: LexedSource) -> [Violation] {
    switch self {
    case .open: []
    case .strict: StrictPolicy(source: source).violations()
    }
  }

  /// Something a policy does not allow.
  package struct Violation: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case importOfModule
      case compilerAttribute
      case unsafeCode
      case systemCall
      case internalName
    }

    package var reason: Reason
    /// The offending word.
    package var text: String
    /// Byte offset of the word.
    package var offset: Int
  }
}
