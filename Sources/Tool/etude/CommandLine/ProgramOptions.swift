import Evaluation
import Files
import Geometry
import Glibc
import Grading
import Timelines
import Workspaces

/// The options that say how a Swift file is played, shared by every command that plays one.
enum ProgramOptions {
  static let all: [Option] = [
    Option("--stage", "WxH", "size of the window in points (400x800)"),
    Option("--run", "T", "play at most T seconds of virtual time (10)"),
    Option("--tap", "NAME@T", "tap a view at T seconds; may be given again"),
    Option("--input", "LINE", "scripted input, such as 'at 1.5s tap car'; may be given again"),
    Option("--root", "CLASS", "the view controller to load"),
  ]

  /// The program in a file, or the learner's answer to an exercise, played as the options say.
  static func program(in path: String, _ arguments: Arguments) throws(Problem) -> Program {
    var program: Program
    if let answer = try answer(named: path, arguments) {
      program = answer
    } else {
      program = Program(source: try TextFile.read(path), fileName: Path.name(of: path))
    }
    if let size = try arguments.size("--stage") {
      program.stage = Size(width: size.width, height: size.height)
    }
    if let horizon = try arguments.seconds("--run") { program.horizon = horizon }
    if let root = arguments.value("--root") { program.root = root }
    let input = try input(arguments)
    if !input.isEmpty { program.input = input }
    return program
  }

  /// The answer to an exercise with its scene and input; nil where a word is no exercise's id.
  private static func answer(
    named name: String, _ arguments: Arguments
  ) throws(Problem) -> Program? {
    guard !name.contains("/"), !name.hasSuffix(".swift"), access(name, F_OK) != 0,
      let desk = try? Tools.desk(arguments), let exercise = try? desk.course.exercise(name)
    else { return nil }
    let source = try Tools.atDesk { () throws(Desk.Problem) in try desk.answer(to: exercise) }
    let fileName = Path.name(of: desk.workspace.path(of: exercise.id))
    return try? exercise.program(source: source, fileName: fileName)
  }

  /// Scripted input in the order of its times.
  private static func input(_ arguments: Arguments) throws(Problem) -> [ScriptedInput] {
    var lines = arguments.all("--input")
    for tap in arguments.all("--tap") {
      guard let at = tap.lastIndex(of: "@"), at != tap.startIndex else {
        throw Messages.badValue(tap, of: "--tap", expected: "NAME@T, such as car@1.5")
      }
      lines.append("at \(tap[tap.index(after: at)...])s tap \(tap[..<at])")
    }
    var inputs: [ScriptedInput] = []
    for line in lines {
      do throws(InputError) {
        inputs.append(try ScriptedInput.parse(line))
      } catch {
        throw Problem(
          "“\(line)”: \(error.reason.words)", remedy: "--input 'at 1.5s tap car'")
      }
    }
    return inputs.sorted { $0.at < $1.at }
  }
}
