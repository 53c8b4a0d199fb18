/// The few colours of a figure's own parts, for light and dark pages.
///
/// Each part carries its light colour as a plain attribute too, because some renderers (librsvg)
/// know no CSS variables; a browser's style sheet overrides it.
package enum FigureTheme: String, CaseIterable, Sendable {
  /// Text and axes.
  case ink
  /// Grid lines and frames.
  case faint
  /// What lies behind everything.
  case paper
  /// The first or only line: what the timeline did.
  case found
  /// The second line: what a check expects.
  case expected
  /// A third line and later ones.
  case third, fourth
  /// Marks of events.
  case mark

  package var light: String {
    switch self {
    case .ink: "#1f2328"
    case .faint: "#d1d9e0"
    case .paper: "#ffffff"
    case .found: "#0a5fd0"
    case .expected: "#b3470f"
    case .third: "#1a7f37"
    case .fourth: "#8250df"
    case .mark: "#6e7781"
    }
  }

  package var dark: String {
    switch self {
    case .ink: "#e6edf3"
    case .faint: "#3d444d"
    case .paper: "#0d1117"
    case .found: "#6cb2ff"
    case .expected: "#ffa657"
    case .third: "#56d364"
    case .fourth: "#d2a8ff"
    case .mark: "#8b949e"
    }
  }

  /// The variables of both schemes and the classes that use them: `f-ink` fills, `s-ink` strokes.
  package static func styleSheet() -> String {
    let light = allCases.map { "--\($0.rawValue):\($0.light)" }.joined(separator: ";")
    let dark = allCases.map { "--\($0.rawValue):\($0.dark)" }.joined(separator: ";")
    let classes = allCases.map {
      ".f-\($0.rawValue){fill:var(--\($0.rawValue))}"
        + ".s-\($0.rawValue){stroke:var(--\($0.rawValue))}"
    }
    return "svg{\(light)}\n@media(prefers-color-scheme:dark){svg{\(dark)}}\n"
      + classes.joined(separator: "\n") + "\n"
  }

  /// The colour of the line at a place in the order of the series.
  package static func line(_ index: Int) -> FigureTheme {
    [.found, .third, .fourth, .expected][index % 4]
  }
}
