import SwiftSources

/// A text with today's spellings.
package struct ModernisedText: Sendable {
  package var text: String
  /// What the compiler says about it.
  package var diagnostics: [Diagnostic]
}

extension Evaluator {
  /// Rewrites a program's old names until the compiler has nothing more to say about them.
  ///
  /// - Parameter program: only its source is rewritten.
  /// - Returns: the source itself where there is nothing old, or what is wrong is something else.
  package func modernise(_ program: Program) -> ModernisedText {
    var program = program
    var diagnostics = typecheck(program)
    // What one round corrects lets the compiler see more; each is another compilation.
    for _ in 0..<8 {
      let advice = diagnostics.compactMap { Self.advice($0, in: program) }
      let text = Moderniser.text(program.source, following: advice)
      guard text != program.source else { break }
      program.source = text
      diagnostics = typecheck(program)
    }
    return ModernisedText(text: program.source, diagnostics: diagnostics)
  }

  private static func advice(_ diagnostic: Diagnostic, in program: Program) -> SpellingAdvice? {
    guard diagnostic.fileName == program.fileName,
      let offset = offset(of: diagnostic, in: program.source)
    else { return nil }
    return SpellingAdvice(message: diagnostic.message, offset: offset)
  }

  /// The byte at which a diagnostic points.
  private static func offset(of diagnostic: Diagnostic, in source: String) -> Int? {
    guard diagnostic.line > 0, diagnostic.column > 0, let line = diagnostic.sourceLine else {
      return nil
    }
    var start = 0
    var number = 1
    for byte in source.utf8 {
      if number == diagnostic.line { break }
      start += 1
      if byte == UInt8(ascii: "\n") { number += 1 }
    }
    guard number == diagnostic.line else { return nil }
    return start + line.prefix(diagnostic.column - 1).utf8.count
  }
}
