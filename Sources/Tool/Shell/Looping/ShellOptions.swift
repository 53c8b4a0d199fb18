/// How a shell is started.
package struct ShellOptions: Sendable {
  /// Name of a scene, or id of an exercise whose scene, the entries begin with.
  package var scene: String?
  /// File whose text is loaded before the first prompt.
  package var load: String?
  /// Without the completion helper, for small machines.
  package var noComplete: Bool
  /// Without colours and without the line editor.
  package var plain: Bool
  /// Where the lessons lie; nil finds them.
  package var courseDirectory: String?
  /// The learner's folder; nil finds it.
  package var workspace: String?

  package init(
    scene: String? = nil, load: String? = nil, noComplete: Bool = false, plain: Bool = false,
    courseDirectory: String? = nil, workspace: String? = nil
  ) {
    self.scene = scene
    self.load = load
    self.noComplete = noComplete
    self.plain = plain
    self.courseDirectory = courseDirectory
    self.workspace = workspace
  }
}
