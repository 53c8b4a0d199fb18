import Geometry
import Reports
import Samples
import Testing
import Timelines

@Suite struct TimelineReportTests {
  @Test func tellsATrackWithValuesTimesCurveAndLine() {
    let report = TimelineReport(Sample.firstMove(), line: { _ in 12 })
    #expect(
      report.trackLines() == ["heading.center.x  -200 → 200  0 s … 1 s  easeInOut  line 12"])
  }

  @Test func tellsTheWholeTimeline() throws {
    try expectGolden(TimelineReport(Sample.firstMove()).text(), "first-move.txt")
  }

  @Test func keepsToASCIIInPlainStyle() {
    var builder = Sample.Builder()
    builder.view(2, "box", size: Size(width: 10, height: 10), center: .zero)
    builder.fade(2, from: 1, to: 0, curve: .linear)
    let report = TimelineReport(builder.end(1), style: Style(plain: true))
    #expect(report.trackLines() == ["box.alpha  1 -> 0  0 s .. 1 s  linear"])
    #expect(report.plotLines().joined().allSatisfy { $0.isASCII })
    #expect(report.plotLines().count == 2)
  }

  @Test func leavesOutTheStagesOwnSetUp() {
    var timeline = Timeline()
    for (id, name) in [(1, "window"), (2, "view"), (3, "box")] {
      let key = "backgroundColor"
      let red = Value.color(Color(red: 1, green: 0, blue: 0, alpha: 1))
      timeline.append(
        Record(
          at: .zero, content: .object(id, kind: .view, type: "UIView", layerType: "CALayer")))
      timeline.append(Record(at: .zero, content: .name(id, name)))
      timeline.append(Record(at: .zero, content: .set(id, key: key, red)))
    }
    timeline.append(
      Record(at: .zero, content: .set(2, key: "opacity", .number(0.5)), sites: [8]))
    let names = TimelineReport(timeline).eventLines().map { $0.dropFirst(9) }
    #expect(names == ["set box.backgroundColor", "set view.alpha"])
  }

  @Test func namesATrackOnceForSeveralStretches() {
    var builder = Sample.Builder()
    builder.view(2, "box", size: Size(width: 10, height: 10), center: .zero)
    builder.fade(2, from: 1, to: 0, duration: 0.5)
    builder.fade(2, from: 0, to: 1, begin: 0.5, duration: 0.5)
    let lines = TimelineReport(builder.end(1)).trackLines()
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("box.alpha  1 → 0"))
    #expect(lines[1].hasPrefix("           0 → 1"))
  }

  @Test func saysWhenNothingAnimates() {
    var builder = Sample.Builder()
    #expect(TimelineReport(builder.end(0)).text().contains("Nothing animates."))
  }

  @Test func drawsAPlotUnderTheTracksName() {
    let lines = TimelineReport(Sample.firstMove()).plotLines()
    #expect(lines.first == "heading.center.x")
    #expect(lines.count == 10)
  }
}

@Suite struct ValueWordsTests {
  @Test(arguments: [
    (Value.number(1.0 / 3), "0.333"), (.point(Point(x: -200, y: 0.5)), "(-200, 0.5)"),
    (.size(Size(width: 10, height: 20)), "10 × 20"),
    (.color(Color(red: 1, green: 0, blue: 0, alpha: 1)), "rgb(1, 0, 0)"),
    (.matrix(.identity), "identity"),
    (.matrix(Matrix(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)), "scale 2"),
    (.matrix(Matrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)), "rotation 1.571"),
    (.matrix(Matrix(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0)), "translation (5, 0)"),
    (.matrix(Matrix(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)), "[1, 0, 1, 1, 0, 0]"),
    (.flag(true), "true"), (.none, "none"),
  ])
  func tellsValuesAsAPersonWould(value: Value, words: String) {
    #expect(ValueWords.text(value) == words)
  }
}
