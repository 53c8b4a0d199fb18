import Lessons

/// A course of one exercise that changes only with these tests.
enum SmallCourse {
  static let exercise: Exercise? = CourseReading(
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
      """,
      "01-basic/chapter.md": """
      ---
      title: Basics
      minutes: 1
      ---

      # Basics

      Text.
      """,
      "01-basic/01-first-move.md": firstMove,
    ])
  ).course?.exercises.first

  private static let firstMove = """
    ---
    id: basic.first-move
    title: The first move
    type: W
    difficulty: 1
    minutes: 5
    stage: 400x800
    horizon: 3s
    ---

    # The first move

    A view moves.

    ## Your task

    1. Move `heading`.
    2. Let it take one second.

    ```swift {scene}
    import UIKit
    let heading = UILabel()
    ```

    ```swift {starter}
    import UIKit
    // TODO: move it
    ```

    ```checks
    goal  1p task 1  at 0s model:heading.center.x == 200
    moves 2p task 2  track heading.center.x -200 -> 200 over 0s..1s
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
