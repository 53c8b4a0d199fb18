import Figures
import Samples
import Testing

@Suite struct CurvePlotTests {
  private let eased = PlotSeries(
    label: "heading.center.x", unit: "pt",
    samples: [(0.0, -200.0), (0.25, -148.3), (0.5, 0), (0.75, 148.3), (1, 200)].map {
      .init(time: $0.0, value: $0.1)
    })

  @Test func printsTheSameBytesAsTheGoldenFile() throws {
    let straight = PlotSeries(
      label: "expected", unit: "pt",
      samples: [.init(time: 0, value: -200), .init(time: 1, value: 200)])
    let plot = CurvePlot(
      title: "heading.center.x over time",
      lines: [.init(straight, role: .expected), .init(eased)],
      marks: [.init(time: 1, label: "completion(true)")])
    try expectGolden(plot.svg(), "curve-plot.svg")
  }

  @Test func tellsWhatTheCurveDoesInWords() {
    #expect(
      CurvePlot(title: "t", lines: [.init(eased)]).description()
        == "heading.center.x is -200 pt at 0 s, 0 pt at 0.5 s and 200 pt at 1 s.")
  }

  @Test func namesAnOvershootInItsWords() {
    let spring = PlotSeries(
      label: "y",
      samples: [.init(time: 0, value: 0), .init(time: 0.4, value: 1.2), .init(time: 1, value: 1)])
    #expect(FigureMessages.course(of: spring).contains("highest 1.2"))
  }

  @Test func carriesColoursForLightAndDarkPages() {
    let svg = CurvePlot(title: "t", lines: [.init(eased)]).svg()
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg.contains(FigureTheme.found.light))
    #expect(svg.contains(FigureTheme.found.dark))
  }

  @Test func escapesNamesThatXMLWouldMisread() {
    let odd = PlotSeries(label: "a<b & \"c\"\u{1B}", samples: eased.samples)
    let svg = CurvePlot(title: "a<b", lines: [.init(odd)]).svg()
    #expect(svg.contains("a&lt;b &amp; \"c\""))
    #expect(!svg.contains("\u{1B}"))
  }

  @Test func breaksTheLineAtAJump() {
    let jump = PlotSeries(
      label: "x",
      samples: [
        .init(time: 0, value: 0), .init(time: 1, value: 0), .init(time: 1, value: 1),
        .init(time: 2, value: 1),
      ])
    let svg = CurvePlot(title: "t", lines: [.init(jump)]).svg()
    #expect(svg.contains("stroke-dasharray=\"1.5 2.5\""))
  }
}
