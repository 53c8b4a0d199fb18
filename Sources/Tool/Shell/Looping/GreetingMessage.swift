import Evaluation

/// The sentences with which the shell begins.
extension ShellMessage {
  /// The one screen that a new learner sees.
  static let welcome = [
    "Welcome to etude: iOS animation in real Swift, on a clock that you hold.",
    "",
    "Type Swift; a value is shown at once, an animation with its course over time:",
    "",
    "  let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))",
    "  view.addSubview(box)",
    "  UIView.animate(withDuration: 1) { box.center.x += 200 }",
    "",
    "  :lesson reads the first lesson, :exercise b1 begins the first exercise,",
    "  :undo takes an entry back, :help lists everything, Ctrl-D leaves.",
    "",
  ]

  static let greeting = "etude: :help lists the commands, :lesson goes on with the course."

  static func lostSession(_ count: Int) -> String {
    "A shell ended without saying goodbye: :recover brings back its \(entries(count))."
  }

  static func noInstallation(_ error: InstallationError) -> String {
    "etude: the shell can't play programs here: \(error)\ntry: etude doctor\n"
  }
}
