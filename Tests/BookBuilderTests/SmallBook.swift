import BookBuilder
import Evaluation
import Lessons
import Samples
import Timelines

@testable import Grading

/// A course of one chapter and two exercises, and a player that knows its timelines by heart.
enum SmallBook {
  static func course(title: String = "The first move") -> Lessons.Course? {
    CourseReading(
      folder: "/course",
      files: MemoryFiles([
        "course.md": """
        ---
        title: A small course
        language: en
        format: 1
        engine: 0.1.0
        chapters: basic
        ---

        # A small course

        Welcome.
        """,
        "01-basic/chapter.md": """
        ---
        title: Basics
        minutes: 3
        ---

        # Basics

        Some text.

        ```swift {demo figure="It comes in from the left."}
        UIView.animate(withDuration: 1) { heading.center.x += 400 }
        ```

        :::note
        A remark.
        :::
        """,
        "01-basic/01-first-move.md": exercise("first-move", title, needs: ""),
        "01-basic/02-second.md": exercise("second", "The second", needs: "basic.first-move"),
      ])
    ).course
  }

  private static func exercise(_ name: String, _ title: String, needs: String) -> String {
    """
    ---
    id: basic.\(name)
    title: \(title)
    type: W
    difficulty: 2
    minutes: 5
    \(needs.isEmpty ? "" : "needs: \(needs)\n")stage: 400x800
    ---

    # \(title)

    A view moves.

    ```swift {demo figure="It comes in."}
    heading.center.x += 400
    ```

    :::predict half ask="heading.center.x at 0.5s" unit="pt" tol=1
    Half of the way.
    :::

    :::quiz where
    Where is it at the end?
    - [x] in the middle -- 200 is half of 400
    - [ ] outside -- it was there before
    :::

    ## Your task

    1. Move `heading`.

    ```swift {starter}
    import UIKit
    // TODO: move it
    ```

    ```checks
    goal  1p task 1  at 0s model:heading.center.x == 200
    moves 2p task 1  track heading.center.x -200 -> 200 over 0s..1s
    other 1p hidden  no other track
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
    UIView.animate(withDuration: 1) { heading.center.x = 200 }
    ```

    ```swift {accept "the other way round"}
    import UIKit
    UIView.animate(withDuration: 1) { heading.center.x += 400 }
    ```

    ```swift {reject "too far" fails="goal"}
    import UIKit
    UIView.animate(withDuration: 1) { heading.center.x = 300 }
    ```

    ```swift {reject "too slow" fails="moves"}
    import UIKit
    UIView.animate(withDuration: 2) { heading.center.x = 200 }
    ```

    :::solved
    The model value was the target's from the start.
    :::
    """
  }

  /// Plays everything as the first move; answers that differ from the solution fail.
  static let player = BookPlayer(
    play: { _ in Run(outcome: .played(Sample.firstMove()), output: ["moved"]) },
    grade: { source, fileName, exercise in
      let passes = source == exercise.solution.text
      let results = exercise.checks.map { check in
        var result = CheckResult(
          check: check, status: passes || check.id != "goal" ? .passed : .failed,
          requirement: "`heading` should do as `\(check.id)` says.")
        if result.status == .failed { result.finding = finding(fileName) }
        return result
      }
      return Verdict(
        exercise: exercise, word: passes ? .passed : .notYet, results: results,
        run: Run(outcome: .played(Sample.firstMove())), problem: nil,
        feedback: passes ? [] : ["Not so *far*."])
    })

  private static func finding(_ fileName: String) -> Finding {
    var finding = Finding(
      at: 0.5, property: "heading.center.x", expected: "0 pt", found: "50 pt",
      requirement: "`heading.center.x` should be 0 pt at 0.5 s.", observation: "Found: 50 pt.")
    finding.plot = Plot(
      title: "heading.center.x", unit: "pt",
      expected: [.init(time: 0, value: -200), .init(time: 1, value: 200)],
      found: [.init(time: 0, value: -200), .init(time: 1, value: 300)])
    return finding
  }
}
