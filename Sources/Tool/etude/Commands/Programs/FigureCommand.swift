import Evaluation
import Figures
import Reports
import Timelines

extension Command {
  /// `etude figure FILE`: a picture of what a program's animations did.
  static let figure = Command(
    name: "figure",
    summary: "draw what a Swift file's animations did, as SVG",
    operands: "FILE",
    operandCount: 1...1,
    options: [
      Option("--kind", "scene|curve|strip", "a scene that plays, curves, or five moments (scene)"),
      Option("--track", "NAME.path[,…]", "with curve: only these properties"),
    ] + ProgramOptions.all,
    details: """
      The picture goes to standard output and plays by itself in a browser. Curves of different
      units do not fit one picture; only those of the first track's unit are drawn.

        etude figure move.swift > move.svg
        etude figure move.swift --kind curve --track heading.center.x > curve.svg
      """
  ) { (arguments) throws(Problem) in
    let kind = try arguments.choice("--kind", among: ["scene", "curve", "strip"]) ?? "scene"
    let evaluator = try Tools.evaluator()
    let program = try ProgramOptions.program(in: arguments.operands[0], arguments)
    let run = evaluator.play(program)
    let style = Tools.style(arguments)
    guard let timeline = run.outcome.timeline else { return Tools.tell(run, style) }
    let words = CurvePlot.descriptions(of: timeline).joined(separator: " ")
    switch kind {
    case "curve":
      let tracks = try TimelineTracks.references(arguments, in: timeline)
      Console.put(
        CurvePlot(title: program.fileName, timeline: timeline, references: tracks).svg())
    case "strip":
      Console.put(FilmStrip(timeline, title: program.fileName, alternative: words).svg())
    default:
      Console.put(SceneFigure(timeline, title: program.fileName, alternative: words).svg())
    }
    return Tools.tell(run, style)
  }
}
