import Evaluation
import Glibc

/// What changes whenever a verdict could: the kit that plays and the program that judges.
enum ToolStamp {
  /// The stamp of a kit and of the running program.
  static func text(_ installation: Installation) -> String {
    var facts = stat()
    guard stat("/proc/self/exe", &facts) == 0 else { return installation.kit.stamp }
    return installation.kit.stamp + " \(facts.st_size) \(facts.st_mtim.tv_sec)"
  }
}
