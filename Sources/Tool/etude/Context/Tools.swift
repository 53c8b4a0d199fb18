import Evaluation
import Files
import Glibc
import Reports

/// What commands share: the evaluator, the style of the output, and telling how a run ended.
enum Tools {
  /// The evaluator of this machine; a missing part is a problem with its remedy.
  static func evaluator() throws(Problem) -> Evaluator {
    Evaluator(try installation())
  }

  static func installation() throws(Problem) -> Installation {
    do throws(InstallationError) {
      return try Installation.find()
    } catch {
      throw Problem(error.reason, remedy: error.remedy, code: .unavailable)
    }
  }

  /// How to write to this terminal, or to this pipe.
  static func style(_ arguments: Arguments) -> Style {
    var size = winsize()
    let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Style(
      environment: environment, isTerminal: Console.isTerminal,
      columns: hasSize ? Int(size.ws_col) : nil, plain: arguments.has("--plain"))
  }

  /// Tells on standard error what stopped a run and what it printed, and answers the exit code.
  static func tell(_ run: Run, _ style: Style) -> ExitCode {
    let report = OutcomeReport(run, style: style)
    var lines = report.problemLines()
    if !run.warnings.isEmpty { lines += DiagnosticReport(run.warnings, style: style).lines() }
    lines += OutputReport(run.output, style: style).lines()
    for line in lines { Console.tell(line) }
    return report.row.exitCode
  }

  /// The variables that output depends on.
  private static var environment: [String: String] {
    var found: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "CLICOLOR_FORCE"] {
      if let value = Environment.variable(name) { found[name] = value }
    }
    return found
  }
}
