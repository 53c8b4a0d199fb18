import SwiftSources

/// Lets a text that needs Foundation compile beside the kit, and tells which text does.
///
/// Foundation on Linux has its own `CGFloat`, `Timer` and `DispatchQueue`. A scoped import in the same
/// file decides for the kit's without taking the names away from the learner's own types.
enum FoundationImports {
  /// Goes in front of everything else in the file.
  static let prefix = """
    #sourceLocation(file: "\(Composition.ownName)", line: 1)
    import UIKit
    import Foundation
    import struct CoreGraphics.CGFloat
    import struct CoreGraphics.CGPoint
    import struct CoreGraphics.CGSize
    import struct CoreGraphics.CGRect
    import class UIKit.DispatchQueue
    import class UIKit.Timer
    import struct UIKit.DispatchTime
    import enum UIKit.DispatchTimeInterval
    import struct Foundation.Date
    """

  private static let modules: Set<String> = ["Foundation", "Dispatch"]

  /// Whether a text imports Foundation or Dispatch.
  static func areNamed(in source: LexedSource) -> Bool {
    SourceOutline(of: source).imports.contains { modules.contains($0.module) }
  }

  /// Whether Foundation would supply something that these diagnostics miss.
  static func wouldHelp(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      var names = diagnostic.quotedNames
      // `String(format: …)` is told as "no exact matches in call to initializer".
      if unspecific.contains(where: { diagnostic.message.hasPrefix($0) }) {
        names += (diagnostic.sourceLine ?? "").words
      }
      return names.contains { FoundationNames.contains($0) }
    }
  }

  private static let unspecific = ["no exact matches", "argument passed", "extra argument"]
}
