import Geometry
import Testing
import Timelines

@Suite struct OutputTests {
  @Test func tellsTheTimelineInWords() {
    #expect(
      FirstMove.timeline.text() == """
        stage 400 × 800
        heading.center.x
          0s..1s  -200 → 200  easeInOut
        events
          0.000000s set UIWindow#1.bounds
          0.000000s set UIWindow#1.center
          0.000000s added UIWindow#1
          0.000000s set heading.bounds
          0.000000s set heading.center
          0.000000s added heading
          0.000000s set heading.center
          0.000000s started heading.center
          1.000000s ended heading.center
          1.000000s completion(true) of heading
        ends 1s idle

        """)
  }

  @Test func writesRowsForEveryPartOfAValue() {
    let values: [(Value, [String])] = [
      (.point(Point(x: 1, y: 2)), [".x", ".y"]),
      (.size(Size(width: 1, height: 2)), [".width", ".height"]),
      (
        .color(Color(red: 1, green: 0, blue: 0, alpha: 1)), [".red", ".green", ".blue", ".alpha"]
      ),
      (.matrix(.identity), [".a", ".b", ".c", ".d", ".tx", ".ty"]), (.number(1), [""]),
    ]
    for (value, suffixes) in values { #expect(value.rows.map(\.suffix) == suffixes) }
  }

  /// Both ends, eleven times in between, and the left limit of the end.
  @Test func samplesEverySegmentWithoutBeingAsked() {
    let rows = FirstMove.timeline.csv().split(separator: "\n")
    #expect(rows.count == 1 + 14)
    #expect(rows[1] == "heading.center.x,0.000000,-200.000000")
    #expect(rows[7] == "heading.center.x,0.500000,0.000000")
    #expect(rows[13] == "heading.center.x,1.000000-,200.000000")
    #expect(rows.last == "heading.center.x,1.000000,200.000000")
  }

  @Test func quotesCellsThatNeedIt() throws {
    var script = Script()
    script.view(1, in: 0)
    script.set(1, "text", .text("a, \"b\""))
    let timeline = script.timeline
    let text = try timeline.resolve("UIView#1.text")
    let csv = timeline.csv(tracks: [text], times: [SampleTime(Moment(0))])
    #expect(csv.hasSuffix("UIView#1.text,0.000000,\"a, \"\"b\"\"\"\n"))
  }

  @Test func writesJSONThatHoldsItsOrder() {
    let json = FirstMove.timeline.json()
    #expect(
      json.hasPrefix("{\n  \"stage\": [400, 800],\n  \"duration\": 1,\n  \"ending\": \"idle\""))
    #expect(json.contains("\"name\": \"heading.center.x\""))
    #expect(JSONText.string("a\"\n\u{1}").text == "\"a\\\"\\n\\u0001\"")
    #expect(JSONText.list([]).text == "[]")
    #expect(JSONText.object([]).text == "{}")
    #expect(JSONText.number(.nan).text == "null")
  }
}
