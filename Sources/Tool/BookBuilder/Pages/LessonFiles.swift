import Evaluation
import Figures
import Grading
import Lessons
import Reports
import Timelines

/// The files of one lesson while they are made: its page, its figures, and what went wrong.
struct LessonFiles {
  /// Path of the lesson below the course folder, such as `01-basic/01-first-move.md`.
  let path: String
  private(set) var figures: [String: String] = [:]
  var problems: [BookProblem] = []

  /// What the names of its figures begin with.
  private let stem: String

  init(path: String, stem: String? = nil) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.stem = stem ?? (name.hasSuffix(".md") ? String(name.dropLast(3)) : name)
  }

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Keeps a figure and answers the node that shows it.
  mutating func figure(_ name: String, svg: String, alternative: String) -> PageNode {
    let file = "figures/\(stem)-\(name).svg"
    figures[folder.isEmpty ? file : "\(folder)/\(file)"] = svg
    return .image(file, alternative: alternative)
  }

  /// The scene as it plays and the curves of its tracks, one plot for each unit.
  mutating func figures(
    _ name: String, of timeline: Timeline, title: String, alternative: String,
    tracks: [PropertyReference]? = nil
  ) -> [PageNode] {
    var nodes = [
      figure(
        name, svg: SceneFigure(timeline, title: title, alternative: alternative).svg(),
        alternative: alternative)
    ]
    let plots = CurvePlot.plots(
      title: BookMessages.curves(of: title), timeline: timeline, references: tracks)
    for (index, plot) in plots.enumerated() where !plot.lines.isEmpty {
      let suffix = index == 0 ? "-curve" : "-curve\(index + 1)"
      nodes.append(figure(name + suffix, svg: plot.svg(), alternative: plot.description()))
    }
    return nodes
  }
}
