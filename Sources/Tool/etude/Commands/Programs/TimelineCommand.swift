import Evaluation
import Reports
import Timelines

extension Command {
  /// `etude timeline FILE`: the values and events of a program.
  static let timeline = Command(
    name: "timeline",
    summary: "print what a Swift file's or an answer's animations did, and when",
    operands: "FILE|ID",
    operandCount: 1...1,
    options: [
      Option("--track", "NAME.path[,…]", "only these properties, such as box.center.x"),
      Option("--at", "T[,…]", "at these seconds; `1-` is the value just before 1 s"),
      Option("--events", nil, "list every event with its time, name and line"),
      Option("--format", "text|csv|json|journal", "how to print (text; csv with --track or --at)"),
    ] + ProgramOptions.all,
    details: """
      A plain name is the value on screen, `model:box.center.x` the value that is set. CSV rows are
      `track,time,value` in the order of --track, then of --at, with six decimals.

        etude timeline move.swift
        etude timeline b1
        etude timeline move.swift --track heading.center.x --at 0,0.5,1-,1
      """
  ) { (arguments) throws(Problem) in
    let kinds = ["text", "csv", "json", "journal"]
    let asked = try arguments.choice("--format", among: kinds)
    let evaluator = try Tools.evaluator()
    let program = try ProgramOptions.program(in: arguments.operands[0], arguments)
    let run = evaluator.play(program)
    let style = Tools.style(arguments)
    guard let timeline = run.outcome.timeline else {
      return Tools.tell(run, style)
    }
    let own = program.scene == nil ? nil : program.fileName
    let report = OutcomeReport(run, style: style, fileName: own)
    let wantsValues = arguments.value("--track") != nil || arguments.value("--at") != nil
    if arguments.has("--events") {
      for line in report.timelineReport()?.eventLines() ?? [] { Console.print(line) }
    } else {
      switch asked ?? (wantsValues ? "csv" : "text") {
      case "csv":
        let times = try times(arguments)
        do throws(Problem) {
          let tracks = try TimelineTracks.references(arguments, in: timeline)
          Console.put(timeline.csv(tracks: tracks, times: times))
        } catch {
          // One that broke off may never have come to name what is asked for: that comes first.
          guard report.row.exitCode == .done else { break }
          throw error
        }
      case "json": Console.put(timeline.json())
      case "journal":
        for record in timeline.records { Console.print(JournalWriter.line(for: record)) }
      default:
        Console.put(report.text())
        return report.row.exitCode
      }
    }
    return Tools.tell(run, style)
  }

  private static func times(_ arguments: Arguments) throws(Problem) -> [SampleTime]? {
    let words = arguments.all("--at").flatMap { $0.split(separator: ",") }
    guard !words.isEmpty else { return nil }
    var times: [SampleTime] = []
    for word in words {
      guard let time = SampleTime(String(word)) else {
        throw Messages.badValue(
          String(word), of: "--at", expected: "seconds such as 0.5, or 1- for just before 1 s")
      }
      times.append(time)
    }
    return times
  }
}
