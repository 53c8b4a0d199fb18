import Evaluation
import Files
import Lessons
import Workspaces

extension Tools {
  /// Lets the learner's editor know UIKit and the scene's names.
  ///
  /// An editor is a convenience: where this fails, the exercise begins all the same.
  static func prepareEditor(for exercise: Exercise, at desk: Desk) {
    guard let installation = try? installation() else { return }
    let workspace = desk.workspace
    let folder = workspace.sceneFolder
    FileAccess.makeFolder(folder)
    let kit = EditorKit(installation)
    let scene = exercise.scene.flatMap {
      kit.build(scene: $0.text, id: exercise.id, folder: folder)
    }
    let file = workspace.path(of: exercise.id)
    try? workspace.addCompileCommand(
      kit.command(for: file, scene: scene, folder: folder), for: file)
  }
}
