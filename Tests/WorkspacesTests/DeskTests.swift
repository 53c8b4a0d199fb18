import Grading
import Lessons
import Testing
import Workspaces

/// A course of three exercises in memory.
private enum ThreeExercises {
  static func course() throws -> Course {
    var files = [
      "course.md": """
      ---
      title: A small course
      language: en
      format: 1
      engine: 0.1.0
      chapters: basic
      ---

      # A small course
      """,
      "01-basic/chapter.md": "---\ntitle: Basics\nminutes: 1\n---\n\n# Basics\n\nText.\n",
    ]
    for (number, name) in ["one", "two", "three"].enumerated() {
      files["01-basic/0\(number + 1)-\(name).md"] = exercise(name)
    }
    return try #require(CourseReading(folder: "/course", files: MemoryFiles(files)).course)
  }

  static func exercise(_ name: String) -> String {
    """
    ---
    id: basic.\(name)
    title: \(name)
    type: W
    difficulty: 1
    minutes: 5
    stage: 320x568
    ---

    # \(name)

    ## Your task

    1. Do it.

    ```swift {scene}
    import UIKit
    let heading = UILabel()
    func setUpScene() { view.addSubview(heading) }
    ```

    ```swift {starter}
    import UIKit
    // TODO: \(name)
    ```

    ```checks
    goal 1p task 1 at 0s heading.alpha == 1
    ```

    :::hint
    A question.
    :::

    :::hint
    An answer.
    :::

    :::when goal
    Further.
    :::

    ```swift {solution}
    import UIKit
    ```

    ```swift {accept "a"}
    import UIKit
    ```

    ```swift {reject "b" fails="goal"}
    import UIKit
    ```

    ```swift {reject "c" fails="goal"}
    import UIKit
    ```

    :::solved
    Done.
    :::
    """
  }
}

@Suite struct DeskTests {
  private let store = MemoryStore()

  private func desk() throws -> Desk {
    Desk(
      course: try ThreeExercises.course(), workspace: Workspace(root: "/w", store: store),
      day: "2025-03-09")
  }

  private func pass(_ id: String, on desk: Desk) throws {
    let exercise = try desk.course.exercise(id)
    try desk.workspace.record(
      .init(
        id: exercise.id, hash: exercise.contentHash, hasPassed: true, checksPassed: 1,
        checksTotal: 1, day: "2025-03-09"))
  }

  @Test func goesOnWithTheExerciseStartedLastUntilItIsDone() throws {
    let desk = try desk()
    #expect(try desk.upcoming().id == "basic.one")
    _ = try desk.begin(try desk.course.exercise("basic.two"))
    #expect(try desk.upcoming().id == "basic.two")
    try pass("basic.two", on: desk)
    #expect(try desk.upcoming().id == "basic.three")
    try pass("basic.three", on: desk)
    #expect(try desk.upcoming().id == "basic.one")
  }

  @Test func saysWhenNothingIsLeft() throws {
    let desk = try desk()
    for id in ["basic.one", "basic.two", "basic.three"] { try pass(id, on: desk) }
    #expect(throws: Desk.Problem.self) { try desk.upcoming() }
    #expect(try desk.score() == (3, 3))
  }

  @Test func climbsTheLadderOfHintsOneStepAtATime() throws {
    let desk = try desk()
    let exercise = try desk.course.exercise("basic.one")
    #expect(try desk.nextHint(for: exercise)?.text.contains("A question.") == true)
    #expect(try desk.nextHint(for: exercise)?.text.contains("An answer.") == true)
    let last = try desk.nextHint(for: exercise)
    #expect(last?.number == 2)
    #expect(last?.count == 2)
  }

  @Test func bringsBackWhatASolutionReplaced() throws {
    let desk = try desk()
    let exercise = try desk.course.exercise("basic.one")
    _ = try desk.begin(exercise)
    try desk.workspace.replace(exercise.id, with: "mine")
    #expect(try desk.applySolution(of: exercise))
    #expect(try desk.undo(exercise) == .restored)
    #expect(try desk.answer(to: exercise) == "mine")
  }

  @Test func skippingLeadsToTheNextExercise() throws {
    let desk = try desk()
    let next = try desk.skip(try desk.course.exercise("basic.one"))
    #expect(next?.id == "basic.two")
    #expect(try desk.score() == (0, 3))
  }
}

@Suite struct ExerciseExportTests {
  private func exported(_ answer: String) throws -> String {
    try ThreeExercises.course().exercise("basic.one").exported(answer: answer)
  }

  @Test func putsSceneAndAnswerIntoOnePlaygroundPage() throws {
    let text = try exported("import UIKit\nimport QuartzCore\n\nheading.alpha = 0\n")
    #expect(
      text == """
        import PlaygroundSupport
        import QuartzCore
        import UIKit

        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

        let heading = UILabel()
        func setUpScene() { view.addSubview(heading) }

        setUpScene()

        PlaygroundPage.current.liveView = view

        heading.alpha = 0

        """)
  }

  @Test func showsAViewControllerAsThePage() throws {
    let text = try exported("import UIKit\n\nclass Page: UIViewController {\n}\n")
    #expect(text.hasSuffix("PlaygroundPage.current.liveView = Page()\n"))
  }
}

@Suite struct EditorFilesTests {
  private let store = MemoryStore()
  private var workspace: Workspace { Workspace(root: "/w", store: store) }

  @Test func keepsOneCommandForEachFile() throws {
    try workspace.addCompileCommand(["swiftc", "a b.swift"], for: "/w/basic/b.swift")
    try workspace.addCompileCommand(["swiftc", "\"q\".swift"], for: "/w/basic/a.swift")
    try workspace.addCompileCommand(["swiftc", "-new"], for: "/w/basic/b.swift")
    #expect(
      try store.text("/w/compile_commands.json") == """
        [
        {"file":"/w/basic/a.swift","directory":"/w","arguments":["swiftc","\\"q\\".swift"]},
        {"file":"/w/basic/b.swift","directory":"/w","arguments":["swiftc","-new"]}
        ]

        """)
  }

  @Test func namesTheLimitOnceAndLeavesTheLearnersOwnPageAlone() throws {
    try workspace.addCompileCommand(["swiftc"], for: "/w/basic/a.swift")
    #expect(try store.text("/w/README.md")?.contains("#selector") == true)
    try store.write("mine", to: "/w/README.md")
    try workspace.addCompileCommand(["swiftc", "-x"], for: "/w/basic/a.swift")
    #expect(try store.text("/w/README.md") == "mine")
  }
}
