import Figures
import Glibc
import Timelines

/// Pictures of the timeline: files and the window itself.
extension EntryLoop {
  func drawFigure(_ operand: String) {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    let words = operand.split { $0 == " " || $0 == "," }.map(String.init)
    guard let name = words.first else {
      return screen.complain(ShellMessage.whichFile, remedy: ":figure move.svg")
    }
    let references = words.dropFirst().compactMap { resolve($0, in: play.timeline) }
    guard references.count == words.count - 1 else { return }
    let title = session.deeds.last.map { ShellMessage.firstLine($0.text) } ?? ""
    let svg: String
    if references.isEmpty {
      svg = SceneFigure(
        play.timeline, title: title, alternative: ShellMessage.figureOf(play.timeline.tracks)
      ).svg()
    } else {
      svg = CurvePlot(title: title, timeline: play.timeline, references: references).svg()
    }
    write(svg, to: name, extension: ".svg") { ShellMessage.shared($0) }
  }

  func playMovie(_ operand: String) {
    guard let play = newestPlay else { return screen.remark(ShellMessage.nothingYet) }
    guard reader.isInteractive, Terminal.canEdit, !screen.isBare else {
      return screen.complain(ShellMessage.needsTerminal, remedy: ":figure move.svg")
    }
    let whole = min(play.timeline.duration, 20)
    guard let length = operand.isEmpty ? whole : Self.seconds(operand), length >= 0 else {
      return screen.complain(ShellMessage.notATime(operand), remedy: ":play 1")
    }
    TerminalMovie(play.timeline, size: Terminal.size, hasColour: !screen.isPlain)
      .show(until: length)
  }
}
