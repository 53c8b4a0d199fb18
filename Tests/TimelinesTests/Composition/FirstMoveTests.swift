import Geometry
import Testing
import Timelines

/// The smallest program: a view whose centre moves by 400 points in a second.
enum FirstMove {
  static let records: [Record] = {
    var records: [Record] = []
    func add(_ time: Double, _ content: Record.Content, sites: [UInt64] = []) {
      records.append(Record(at: Instant(seconds: time), content: content, sites: sites))
    }
    add(0, .stage(Size(width: 400, height: 800), horizon: 10))
    add(0, .object(1, kind: .view, type: "UIWindow", layerType: "CALayer"))
    add(0, .set(1, key: "bounds", .rect(Rect(x: 0, y: 0, width: 400, height: 800))))
    add(0, .set(1, key: "position", .point(Point(x: 200, y: 400))))
    add(0, .insert(1, into: 0, at: 0))
    add(0, .object(2, kind: .view, type: "UILabel", layerType: "CALayer"))
    add(0, .set(2, key: "bounds", .rect(Rect(x: 0, y: 0, width: 100, height: 40))))
    add(0, .set(2, key: "position", .point(Point(x: -200, y: 100))))
    add(0, .insert(2, into: 1, at: 0))
    add(0, .set(2, key: "position", .point(Point(x: 200, y: 100))), sites: [4_198, 4_012])
    add(
      0,
      .add(
        2, key: "position", serial: 1,
        Animation(
          keyPath: "position",
          motion: .basic(from: .point(Point(x: -400, y: 0)), to: .point(.zero), by: nil),
          timing: MediaTiming(begin: 0, duration: 1, fill: .both), curve: .easeInEaseOut,
          isAdditive: true, block: 1)), sites: [4_198, 4_012])
    add(0, .commit)
    add(1, .drop(serial: 1, finished: true))
    add(1, .event(.completion(finished: true, block: 1, objects: [2])))
    add(1, .name(2, "heading"))
    add(1, .end("idle"))
    return records
  }()

  static var timeline: Timeline {
    var timeline = Timeline()
    for record in records { timeline.append(record) }
    return timeline
  }
}

@Suite struct FirstMoveTests {
  private let timeline = FirstMove.timeline

  @Test func showsTheEasedCentreInBetween() throws {
    let center = try timeline.resolve("heading.center.x")
    #expect(timeline.value(center, at: 0) == .number(-200))
    let half = try #require(timeline.value(center, at: 0.5).number)
    #expect(half.magnitude < 1e-9)
    let quarter = try #require(timeline.value(center, at: 0.25).number)
    #expect(((quarter + 200) / 400 - 0.12916193).magnitude < 1e-6)
    #expect(timeline.value(center, at: 1, .before) == .number(200))
    #expect(timeline.value(center, at: 1) == .number(200))
  }

  @Test func showsTheModelAtOnce() throws {
    let model = try timeline.resolve("model:heading.center.x")
    #expect(timeline.value(model, at: 0) == .number(200))
  }

  @Test func hasOneTrackNamedAsNarrowlyAsItMoves() throws {
    let track = try #require(timeline.tracks.first)
    #expect(timeline.tracks.count == 1)
    #expect(track.name == "heading.center.x")
    let segment = try #require(track.segments.first)
    #expect(segment.begin == 0)
    #expect(segment.end == 1)
    #expect(segment.from == .number(-200))
    #expect(segment.to == .number(200))
    #expect(segment.pacing == .curve(.easeInEaseOut))
    #expect(segment.sites == [4_198, 4_012])
  }

  @Test func namesTheEvents() {
    let names = timeline.events.map(\.name)
    #expect(names.contains("completion(true) of heading"))
    #expect(names.contains("added heading"))
    #expect(names.contains("set heading.center"))
  }

  @Test func derivesTheFrame() throws {
    let frame = try timeline.resolve("heading.frame")
    #expect(timeline.value(frame, at: 0.5).component("origin.y") == .number(80))
    let model = try timeline.resolve("model:heading.frame")
    #expect(timeline.value(model, at: 0) == .rect(Rect(x: 150, y: 80, width: 100, height: 40)))
  }

  @Test func hitsTheModelPlaceUnlessTheViewIsShown() {
    #expect(timeline.hitTest(Point(x: 200, y: 100), at: 0.1) == .hit(2))
    #expect(timeline.hitTest(Point(x: 200, y: 100), at: 0.1, shown: [2]) == .hit(1))
    #expect(timeline.hitTest(Point(x: 500, y: 100), at: 0.1) == .missed(.outside))
  }

  @Test func suggestsTheNearestName() {
    #expect(throws: UnknownName(name: "headin", kind: .object, nearest: "heading")) {
      _ = try timeline.resolve("headin.center")
    }
    #expect(throws: UnknownName(name: "centre.x", kind: .property, nearest: "center.x")) {
      _ = try timeline.resolve("heading.centre.x")
    }
  }

  @Test func printsTheSameBytesAsCSV() throws {
    let center = try timeline.resolve("heading.center.x")
    let times = ["0", "0.5", "1-", "1"].compactMap { SampleTime($0) }
    #expect(
      timeline.csv(tracks: [center], times: times) == """
        track,time,value
        heading.center.x,0.000000,-200.000000
        heading.center.x,0.500000,0.000000
        heading.center.x,1.000000-,200.000000
        heading.center.x,1.000000,200.000000

        """)
  }

  @Test func readsBackFromItsJournal() throws {
    let text = JournalWriter.text(for: FirstMove.records, nonce: "abc")
    let read = try JournalReader.read(text, nonce: "abc")
    #expect(read == timeline)
    #expect(read.records == timeline.records)
    #expect(read.ending == .idle)
  }
}
