import Figures
import Geometry
import Samples
import Testing
import Timelines

@Suite struct SeriesTests {
  @Test func followsTheEasedCurveOfATrack() throws {
    let timeline = Sample.firstMove()
    let series = timeline.series(of: try timeline.resolve("heading.center.x"))
    #expect(series.count == 1)
    #expect(series[0].label == "heading.center.x")
    #expect(series[0].unit == "pt")
    // Ease-in-out at a quarter of the time: 0.12916193 of the way (measured on devices).
    let quarter = try #require(series[0].value(at: 0.25))
    #expect(abs(quarter - (-200 + 400 * 0.12916193)) < 1e-3)
    #expect(series[0].value(at: 0.5) == 0)
    #expect(series[0].value(at: 1) == 200)
  }

  @Test func leavesOutPartsThatDoNotChange() throws {
    let timeline = Sample.firstMove()
    let labels = timeline.series(of: try timeline.resolve("heading.center")).map(\.label)
    #expect(labels == ["heading.center.x"])
  }

  @Test func keepsAJumpAJump() throws {
    var builder = Sample.Builder()
    builder.view(2, "box", size: Size(width: 10, height: 10), center: .zero)
    builder.add(0.5, .set(2, key: "position", .point(Point(x: 100, y: 0))))
    let timeline = builder.end(1)
    let series = timeline.series(of: try timeline.resolve("box.center.x"))[0]
    #expect(series.valueBefore(0.5) == 0)
    #expect(series.value(at: 0.5) == 100)
  }

  @Test func showsAPropertyThatNeverChanges() throws {
    let timeline = Sample.firstMove()
    let series = timeline.series(of: try timeline.resolve("heading.alpha"))
    #expect(series.map(\.label) == ["heading.alpha"])
    #expect(series[0].samples.allSatisfy { $0.value == 1 })
  }

  @Test func splitsATransformIntoWhatAPersonWouldName() throws {
    var builder = Sample.Builder()
    builder.view(2, "box", size: Size(width: 10, height: 10), center: .zero)
    builder.add(
      0.5, .set(2, key: "transform", .matrix(Matrix(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))))
    let timeline = builder.end(1)
    let labels = timeline.series(of: try timeline.resolve("box.transform")).map(\.label)
    #expect(labels == ["box.transform.scale.x", "box.transform.scale.y"])
  }

  @Test func plotsEachUnitOnItsOwn() {
    var builder = Sample.Builder()
    builder.view(2, "box", size: Size(width: 10, height: 10), center: .zero)
    builder.fade(2, from: 1, to: 0)
    builder.move(
      2, "position", from: .point(.zero), to: .point(Point(x: 50, y: 0)),
      offset: .point(Point(x: -50, y: 0)), zero: .point(.zero))
    let plots = CurvePlot.plots(title: "t", timeline: builder.end(1))
    #expect(plots.map { $0.lines.map(\.series.label) } == [["box.alpha"], ["box.center.x"]])
  }
}
