import Shell

extension Command {
  /// `etude shell`, and `etude` alone.
  static let shell = Command(
    name: "shell",
    summary: "try animations line by line (also: etude alone)",
    options: [
      Option("--scene", "NAME", "begin with a lesson's scene"),
      Option("--load", "FILE", "begin with the entries of a Swift file"),
      Option("--no-complete", nil, "without completion by the compiler"),
    ] + Tools.deskOptions
  ) { (arguments) throws(Problem) in
    let options = ShellOptions(
      scene: arguments.value("--scene"), load: arguments.value("--load"),
      noComplete: arguments.has("--no-complete"), plain: arguments.has("--plain"),
      courseDirectory: arguments.value("--course"), workspace: arguments.value("--workspace"))
    return ExitCode(rawValue: runShell(options)) ?? .unavailable
  }
}
