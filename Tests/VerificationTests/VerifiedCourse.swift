import Evaluation
import Lessons

/// A course in memory with one exercise, some piece of which may be damaged, and real tools for it.
struct VerifiedCourse {
  /// nil where this machine lacks the toolchain or the runner is not built.
  static let evaluator: Evaluator? = (try? Installation.find()).map { Evaluator($0) }

  var exerciseText = VerifiedCourse.exercise
  /// What stands below the chapter's title.
  var chapterBody = ""

  func replacing(_ old: String, with new: String) -> VerifiedCourse {
    var copy = self
    if let range = exerciseText.firstRange(of: old) {
      copy.exerciseText.replaceSubrange(range, with: new)
    }
    return copy
  }

  /// The course, with everything that is wrong with its text.
  var reading: CourseReading {
    CourseReading(
      folder: "memory",
      files: MemoryFiles([
        "course.md": "---\ntitle: Test\nformat: 1\n---\n\n# Test\n",
        "01-basic/chapter.md": "---\ntitle: Basic\n---\n\n# Basic\n\n" + chapterBody,
        "01-basic/01-move.md": exerciseText,
      ]))
  }

  static let exercise = """
    ---
    id: basic.move
    title: Move
    type: W
    difficulty: 1
    minutes: 5
    horizon: 4s
    ---

    # Move

    ```swift {demo figure="The box fades."}
    UIView.animate(withDuration: 1) {
        box.alpha = 0
    }
    ```

    :::predict half ask="box.alpha at 0.5s" unit="" tol=0.01
    Half of it.
    :::

    ```swift {demo error="cannot find 'bxo'"}
    bxo.alpha = 0
    ```

    ## Your task

    1. Move the box to the right.

    ```swift {scene}
    import UIKit

    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func setUpScene() {
        view.addSubview(box)
    }
    ```

    ```swift {starter}
    // TODO: take a second
    box.center.x = 250
    ```

    ```checks
    model task 1 at 0s model:box.center.x == 250
    moves task 1 track box.center.x 50 -> 250 over 0s..1s curve easeInOut
    ```

    ```swift {solution}
    UIView.animate(withDuration: 1) {
        box.center.x = 250
    }
    ```

    ```patch {accept "by a sum"}
    -    box.center.x = 250
    +    box.center.x += 200
    ```

    ```patch {reject "too far" fails="model"}
    -    box.center.x = 250
    +    box.center.x = 350
    ```

    ```patch {reject "too slow" fails="moves"}
    -UIView.animate(withDuration: 1) {
    +UIView.animate(withDuration: 2) {
    ```

    ```patch {reject "a slip" fails="compile"}
    -    box.center.x = 250
    +    box.centre.x = 250
    ```
    """
}
