import Testing
import UIKit

/// A small program whose whole timeline is kept as a golden file of the same name.
struct SmallProgram: Sendable, CustomTestStringConvertible {
  let name: String
  var horizon = 10.0
  var input: [String] = []
  let body: @MainActor @Sendable () -> Void

  init(
    _ name: String, horizon: Double = 10, input: [String] = [],
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    self.name = name
    self.horizon = horizon
    self.input = input
    self.body = body
  }

  /// Where its timeline is kept: the first word of its name is the folder.
  var golden: String {
    let words = name.split(separator: "-", maxSplits: 1)
    return "\(words[0])/\(words[1]).txt"
  }

  var testDescription: String { name }

  static let all: [SmallProgram] = blocks + layers + animators + scenes
}
