import Foundation
import Testing

@testable import SwiftSources

/// The overlay's notes are the one table of today's names: `modernise` writes what they say.
@Suite struct SpellingNoteTests {
  private static let overlay: String = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Frameworks/LegacySpellings").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }.joined(separator: "\n")
  }()

  @Test func readsEveryNoteOfTheOverlay() {
    let notes = Self.overlay.matches(of: #/message:\s*"((?:[^"\\]|\\.)*)"/#)
      .map { String($0.output.1).replacing("\\\"", with: "\"") }
    #expect(notes.count > 300)
    for note in notes {
      #expect(ModernSpelling(message: "'old' is deprecated: \(note)") != nil, "\(note)")
    }
  }

  /// A note without a type's name in front would leave a constant without its type.
  @Test func namesTheTypeOfEveryConstant() {
    let constants = Self.overlay.matches(of: #/now spelled ([^"]+)"\)\s*public let (\w+)/#)
    #expect(constants.count > 60)
    for constant in constants {
      #expect(constant.output.1.first?.isUppercase == true, "\(constant.output.2)")
    }
  }

  @Test(arguments: IrregularCall.templates.keys.sorted())
  func putsTogetherOnlyCallsThatTheOverlayHas(_ name: String) {
    #expect(Self.overlay.contains("public func \(name)("))
  }
}
