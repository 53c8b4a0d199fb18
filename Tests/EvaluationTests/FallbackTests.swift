import Testing

@testable import Evaluation

/// Where there is no linker or no runner, the compiler itself runs the program.
@Suite struct FallbackTests {
  private static let evaluator: Evaluator? = {
    guard let found = try? Installation.find() else { return nil }
    let without = Installation(
      toolchain: found.toolchain, kit: found.kit, lessons: nil, linker: nil)
    return Evaluator(without, usesCache: false)
  }()

  private func play(_ source: String) -> Run? {
    Self.evaluator?.play(Program(source: source))
  }

  @Test func playsInsideTheCompiler() {
    let run = play("import UIKit\nlet ring = CALayer()\nring.opacity = 0.5\nprint(\"here\")")
    #expect(run?.word == "played")
    #expect(run?.output == ["here"])
    #expect(run?.outcome.timeline?.records.contains { $0.content == .end("idle") } == true)
  }

  @Test func stillSaysWhatDoesNotCompile() {
    #expect(play("import UIKit\nnope()")?.errors == ["2:1 cannot find 'nope' in scope"])
  }

  @Test func stillSaysWhyAProgramTrapped() {
    let run = play("import UIKit\nlet xs = [1]\nprint(xs[3])")
    guard case .trapped(let message, _)? = run?.outcome else {
      Issue.record("\(run?.word ?? "no run")")
      return
    }
    #expect(message == "Index out of range")
  }
}
