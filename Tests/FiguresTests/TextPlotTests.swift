import Figures
import Samples
import Testing

/// A straight line between two values over one second.
private func line(_ label: String, _ from: Double, _ to: Double, unit: String = "pt") -> PlotSeries
{
  PlotSeries(
    label: label, unit: unit,
    samples: [.init(time: 0, value: from), .init(time: 1, value: to)])
}

@Suite struct TextPlotTests {
  @Test func drawsOneSeriesWithItsUnitsOnBothAxes() {
    let lines = TextPlot([line("x", 0, 100)], columns: 12, rows: 3).lines()
    #expect(
      lines == [
        "100 pt |         ***",
        " 50    |   ******",
        "  0    |***",
        "       +------------",
        "        0 s0.5 s 1 s",
      ])
  }

  @Test func drawsExpectedAndFoundInOnePlotWithALegend() throws {
    let plot = TextPlot([line("expected", -200, 200), line("found", -200, 0)])
    try expectGolden(plot.lines().joined(separator: "\n") + "\n", "expected-and-found.txt")
  }

  @Test func usesNothingButASCII() {
    let plot = TextPlot([line("expected", 0, 1), line("found", 1, 0)])
    #expect(plot.lines().allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func marksWhereBothSeriesMeet() {
    let plot = TextPlot([line("expected", 0, 1), line("found", 0, 1)])
    let drawn = plot.lines().prefix(7).joined()
    #expect(drawn.contains("#"))
    #expect(!drawn.contains("*"))
  }

  @Test func keepsASteepLineConnected() {
    let jump = PlotSeries(
      label: "x",
      samples: [
        .init(time: 0, value: 0), .init(time: 0.5, value: 0), .init(time: 0.5, value: 1),
        .init(time: 1, value: 1),
      ])
    let rows = TextPlot([jump], columns: 21, rows: 7).lines().prefix(7)
    #expect(rows.allSatisfy { $0.contains("*") })
  }

  @Test func givesAConstantRoomAboveAndBelow() {
    let lines = TextPlot([line("x", 5, 5)], columns: 10, rows: 3).lines()
    #expect(lines[0].hasPrefix("6 pt |"))
    #expect(lines[1].contains("**********"))
  }

  @Test func drawsNothingWithoutSamples() {
    #expect(TextPlot([PlotSeries(label: "x", samples: [])]).lines().isEmpty)
  }

  @Test func survivesValuesThatAreNotNumbers() {
    let broken = PlotSeries(
      label: "x", samples: [.init(time: 0, value: .nan), .init(time: 1, value: 1)])
    #expect(!TextPlot([broken]).lines().isEmpty)
  }
}

@Suite struct MomentTableTests {
  @Test func listsFiveMomentsOfBothSeries() {
    let table = MomentTable([line("expected", -200, 200), line("found", 0, 0)])
    #expect(
      table.lines() == [
        "(pt)       0 s  0.25 s  0.5 s  0.75 s  1 s",
        "expected  -200    -100      0     100  200",
        "found        0       0      0       0    0",
      ])
  }
}

@Suite struct PlotSeriesTests {
  private let jump = PlotSeries(
    label: "x",
    samples: [
      .init(time: 0, value: 0), .init(time: 1, value: 2), .init(time: 1, value: 5),
      .init(time: 2, value: 5),
    ])

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 1), (1, 5), (1.5, 5), (9, 5)])
  func answersTheValueFromATimeOn(time: Double, value: Double) {
    #expect(jump.value(at: time) == value)
  }

  @Test func answersTheLeftLimitAtAJump() {
    #expect(jump.valueBefore(1) == 2)
    #expect(jump.valueBefore(0.5) == 1)
  }

  @Test func hasNoValueWithoutSamples() {
    #expect(PlotSeries(label: "x", samples: []).value(at: 0) == nil)
  }
}

@Suite struct PlotRangeTests {
  @Test(arguments: [
    (0.0, 1.0, 5, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]), (-200, 200, 5, [-200, -100, 0, 100, 200]),
    (0, 3, 6, [0, 0.5, 1, 1.5, 2, 2.5, 3]), (0, 0.33, 4, [0, 0.1, 0.2, 0.3]),
  ])
  func findsRoundTicks(low: Double, high: Double, count: Int, ticks: [Double]) {
    let range = PlotRange(low: low, high: high)
    let found = range.ticks(step: range.step(about: count))
    #expect(found.count == ticks.count)
    for (one, other) in zip(found, ticks) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func widensToWholeTicks() {
    let range = PlotRange(low: -3, high: 97).rounded(step: 20)
    #expect(range == PlotRange(low: -20, high: 100))
    #expect(range.ticks(step: 20).count == 7)
  }
}
