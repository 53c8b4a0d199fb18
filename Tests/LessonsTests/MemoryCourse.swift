import Lessons

/// A small course in memory, with one exercise that can be changed.
struct MemoryCourse {
  var courseText = """
    ---
    title: Test
    format: 1
    ---

    # Test
    """
  var chapterText = """
    ---
    title: Basic
    ---

    # Basic
    """
  var exerciseText = MemoryCourse.exercise

  var reading: CourseReading {
    CourseReading(
      folder: "memory",
      files: MemoryFiles([
        "course.md": courseText,
        "01-basic/chapter.md": chapterText,
        "01-basic/01-move.md": exerciseText,
      ]))
  }

  /// The course with one piece of the exercise replaced.
  func replacing(_ old: String, with new: String) -> MemoryCourse {
    var copy = self
    guard let range = exerciseText.firstRange(of: old) else { return copy }
    copy.exerciseText.replaceSubrange(range, with: new)
    return copy
  }

  static let exercise = """
    ---
    id: basic.move
    title: Move
    type: W
    difficulty: 1
    minutes: 5
    concepts: animation block, `UIView.animate(withDuration:animations:)`, `center`
    ---

    # Move

    Some words.

    ## Your task

    1. Move the box,
       to the right.
    2. Take a second.

    ```swift {scene}
    import UIKit
    let box = UIView()
    ```

    ```swift {starter}
    // TODO: move
    ```

    ```checks
    goal 1p task 1 at 0s model:box.center.x == 100
    moves 2p task 2 track box.center.x 0 -> 100 over 0s..1s
    ```

    :::hint
    Think.
    :::

    :::hint
    Think more.
    :::

    :::when goal
    Look at the target.
    :::

    :::when moves
    Look at the time.
    :::

    ```swift {solution}
    UIView.animate(withDuration: 1) {
        box.center.x = 100
    }
    ```

    ```patch {accept "by a sum"}
    -    box.center.x = 100
    +    box.center.x += 100
    ```

    ```patch {reject "too far" fails="goal"}
    -    box.center.x = 100
    +    box.center.x = 200
    ```

    ```patch {reject "too slow" fails="moves"}
    -UIView.animate(withDuration: 1) {
    +UIView.animate(withDuration: 2) {
    ```

    :::solved
    Done.
    :::
    """
}
