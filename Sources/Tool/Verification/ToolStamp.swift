import Evaluation
import Files

/// What changes whenever a verdict could: the kit that plays and the program that judges.
enum ToolStamp {
  /// The stamp of a kit and of the running program.
  static func text(_ installation: Installation) -> String {
    installation.kit.stamp + " " + (FileAccess.stamp("/proc/self/exe") ?? "")
  }
}
