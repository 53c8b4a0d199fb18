import Evaluation
import Testing

@Suite struct DiagnosticTests {
  @Test(arguments: [
    (
      "let 名 = \"中文\"; let x: Int = \"中\"",
      "1:28 cannot convert value of type 'String' to specified type 'Int'"
    ),
    ("import UIKit\nlet a = nope", "2:9 cannot find 'nope' in scope"),
    ("#keyPath(CALayer.opacity); nope()", "1:28 cannot find 'nope' in scope"),
    (
      "@objc func f() {}; import UIKit; let s = #selector(nope)", "1:52 cannot find 'nope' in scope"
    ),
    ("let a = 1\nprint(1", "2:8 expected ')' in expression list"),
    ("func f() {\n  print(1)\n", "2:11 expected '}' at end of brace statement"),
    ("print(\"open", "1:7 unterminated string literal"),
    ("let a = 1 +\n", "1:12 expected expression after operator"),
    ("import Nowhere\nprint(1)", "1:8 no such module 'Nowhere'"),
    (
      "@_silgen_name(\"etude_journal_write\") func w()\nw()",
      "1:1 no function that a program may use is called 'etude_journal_write'"
    ),
  ])
  func pointsAtTheLearnersOwnText(_ source: String, _ expected: String) {
    let run = Stage.play(source)
    #expect(run.errors.first == expected)
  }

  @Test func keepsTheSourceLineAndTheWidth() {
    let run = Stage.play("let box = 3\nprint(boks)")
    guard case .doesNotCompile(let diagnostics) = run.outcome, let first = diagnostics.first else {
      Issue.record("\(run.word)")
      return
    }
    #expect(first.sourceLine == "print(boks)")
    #expect(first.width == 4)
  }

  @Test func showsNothingOfWhatItAdds() {
    let run = Stage.play("let a = nope(\nclass A {")
    guard case .doesNotCompile(let diagnostics) = run.outcome else {
      Issue.record("\(run.word)")
      return
    }
    #expect(diagnostics.allSatisfy { $0.fileName == "exercise.swift" })
  }

  @Test func dropsRemarksAboutConcurrency() {
    let run = Stage.play(
      """
      import UIKit
      class Box { var n = 0 }
      let box = Box()
      Task.detached { box.n += 1 }
      """)
    #expect(run.word == "played")
    #expect(run.warnings == [])
  }

  /// Styles of tutorials and of apps, which no single mode of the compiler accepts together.
  @Test(arguments: [
    """
    var count = 0
    func bump() { count += 1 }
    class Helper { deinit { count += 1 } }
    bump()
    """,
    """
    @MainActor class Model { var n = 0 }
    @MainActor func go() { Model().n += 1 }
    let model = Model()
    model.n += 1
    go()
    """,
    """
    actor Counter {
      var n = 0
      func up() { n += step() }
    }
    func step() -> Int { 1 }
    let counter = Counter()
    Task { await counter.up() }
    Task.detached { print(step()) }
    """,
  ])
  func acceptsEveryStyleOfIsolation(_ source: String) {
    let run = Stage.play("import UIKit\n" + source)
    #expect(run.errors == [])
    #expect(run.warnings == [])
    #expect(run.word == "played")
  }

  @Test func keepsOtherWarnings() {
    let run = Stage.play("func f() {\n  let a = 1\n}\nf()")
    #expect(run.warnings.map(\.line) == [2])
  }

  @Test func typechecksWithoutPlaying() {
    let program = Program(source: "import UIKit\nfunc f() { g() }")
    let diagnostics = Stage.evaluator?.typecheck(program) ?? []
    #expect(diagnostics.map(\.message) == ["cannot find 'g' in scope"])
    #expect(Stage.evaluator?.typecheck(Program(source: "while true {}")) == [])
  }

  @Test func refusesUnsafeCodeWhenGrading() {
    let run = Stage.play("import UIKit\nimport Glibc\nexit(0)") { $0.policy = .strict }
    #expect(run.word == "refused")
    #expect(run.errors.count == 2)
    #expect(run.errors.first?.hasPrefix("2:8 graded code cannot import Glibc") == true)
  }
}
