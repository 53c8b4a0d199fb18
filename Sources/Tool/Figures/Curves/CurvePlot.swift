/// A plot of tracks over time as an SVG picture, for light and dark pages.
package struct CurvePlot: Sendable {
  /// How a series is drawn.
  package enum Role: Sendable {
    /// A track of a timeline.
    case track
    /// What a check expects: dashed, and behind the others.
    case expected
  }

  /// One line of the plot.
  package struct Line: Sendable {
    package var series: PlotSeries
    package var role: Role

    package init(_ series: PlotSeries, role: Role = .track) {
      self.series = series
      self.role = role
    }
  }

  /// A vertical mark at the time of an event.
  package struct Mark: Sendable {
    /// Seconds.
    package var time: Double
    package var label: String

    package init(time: Double, label: String) {
      self.time = time
      self.label = label
    }
  }

  /// What the picture shows, in a few words.
  package var title: String
  package var lines: [Line]
  package var marks: [Mark]
  /// The times shown; nil: those that the lines cover.
  package var times: PlotRange?
  /// Points; at least 200 by 120.
  package var width: Double
  package var height: Double

  package init(
    title: String, lines: [Line], marks: [Mark] = [], times: PlotRange? = nil,
    width: Double = 520, height: Double = 260
  ) {
    self.title = title
    self.lines = lines
    self.marks = marks
    self.times = times
    self.width = max(width, 200)
    self.height = max(height, 120)
  }

  /// The picture as the text of an SVG document; the same input gives the same bytes.
  package func svg() -> String {
    let frame = CurveFrame(self)
    var root = MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Digits.text(width),
        "height": Digits.text(height),
        "viewBox": "0 0 \(Digits.text(width)) \(Digits.text(height))", "role": "img",
        "aria-labelledby": "t d", "font-family": FigureText.family,
      ])
    root.append([
      MarkupElement("title", ["id": "t"], text: title),
      MarkupElement("desc", ["id": "d"], text: description()),
      MarkupElement("style", text: FigureTheme.styleSheet()),
      MarkupElement(
        "rect",
        [
          "class": "f-paper", "width": Digits.text(width), "height": Digits.text(height),
          "rx": "6", "fill": FigureTheme.paper.light,
        ]),
    ])
    root.append(frame.grid() + frame.marks() + frame.curves() + frame.legend())
    return root.document()
  }

  /// What the lines do, in words: the text alternative of the picture.
  package func description() -> String {
    lines.map { FigureMessages.course(of: $0.series) }.joined(separator: " ")
  }
}
