import Evaluation
import Geometry
import Lessons
import Timelines

extension Exercise {
  /// The program that plays an answer to this exercise.
  ///
  /// - Parameters:
  ///   - source: the learner's text.
  ///   - fileName: what messages call it.
  ///   - isStrict: whether the text is held to the source policy.
  /// - Returns: a program for the evaluator.
  /// - Throws: a line of the exercise's scripted input that cannot be read.
  package func program(
    source: String, fileName: String = "exercise.swift", isStrict: Bool = false
  ) throws(InputProblem) -> Program {
    var parsed: [ScriptedInput] = []
    for line in input {
      do throws(InputError) {
        parsed.append(try ScriptedInput.parse(line.text))
      } catch {
        throw InputProblem(place: line.place, error: error)
      }
    }
    return Program(
      source: source, fileName: fileName, scene: sceneSource, input: parsed,
      stage: Size(width: stage.width, height: stage.height), horizon: horizon,
      root: root, policy: isStrict ? .strict : .open, setUp: scene != nil)
  }

  /// The scene with the place where it stands in the lesson.
  package var sceneSource: SceneSource? { scene.map(SceneSource.init) }

  /// The program of a demo in this exercise's text.
  package func program(demo: Demo) throws(InputProblem) -> Program {
    try demo.program(scene: scene, stage: stage, horizon: horizon)
  }
}

extension Chapter {
  /// The program of a demo in this chapter's text.
  package func program(demo: Demo) throws(InputProblem) -> Program {
    try demo.program(scene: scene, stage: stage, horizon: horizon)
  }
}

extension Program {
  /// The same program with the parameters of an extra scene; without one as it is.
  func on(_ extra: SceneVariant?) -> Program {
    guard let extra else { return self }
    var copy = self
    copy.stage = Size(width: extra.stage.width, height: extra.stage.height)
    copy.horizon = extra.horizon ?? horizon
    return copy
  }
}

/// A line of scripted input that cannot be read.
package struct InputProblem: Error, Sendable {
  package var place: LessonPlace
  package var error: InputError
}

extension SceneSource {
  fileprivate init(_ code: LessonCode) {
    self.init(text: code.text, fileName: code.place.file, line: code.place.line)
  }
}

extension Demo {
  fileprivate func program(
    scene: LessonCode?, stage: StageSize, horizon: Double
  ) throws(InputProblem) -> Program {
    var parsed: [ScriptedInput] = []
    for line in input {
      do throws(InputError) {
        parsed.append(try ScriptedInput.parse(line))
      } catch {
        throw InputProblem(place: code.place, error: error)
      }
    }
    let size = self.stage ?? stage
    let front = usesScene ? scene : nil
    return Program(
      source: completeText, fileName: code.place.file, scene: front.map(SceneSource.init),
      input: parsed, stage: Size(width: size.width, height: size.height),
      horizon: self.horizon ?? horizon, setUp: front != nil)
  }

  /// The code with `import UIKit` in front of its first line if it lacks it.
  private var completeText: String {
    code.text.contains("import UIKit") ? code.text : "import UIKit; " + code.text
  }
}
