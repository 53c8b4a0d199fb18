import Geometry
import Testing
import Timelines

@Suite struct DifferenceTests {
  /// A box that fades for some time, by a name and number of the caller's choice.
  private func fade(
    id: ObjectID = 2, name: String = "box", duration: Double = 1, to value: Double = 0,
    curve: TimingCurve = .easeInEaseOut, sites: [UInt64] = []
  ) -> Timeline {
    var script = Script()
    script.view(1, in: 0, type: "UIWindow")
    script.view(id, in: 1)
    script.set(id, "opacity", .number(value))
    script.write(
      .add(
        id, key: "opacity", serial: id,
        Animation(
          keyPath: "opacity", motion: .basic(from: .number(1), to: nil, by: nil),
          timing: MediaTiming(begin: 0, duration: duration, fill: .both), curve: curve)),
      sites: sites)
    script.time = duration
    script.drop(id)
    script.write(.event(.completion(finished: true, block: 1, objects: [id])))
    script.write(.name(id, name))
    script.write(.end("idle"))
    return script.timeline
  }

  @Test func linesOfSourceAreNoPartOfEquality() {
    #expect(fade(sites: [1, 2]) == fade(sites: [3]))
    #expect(fade() != fade(duration: 2))
  }

  @Test func numbersOfObjectsAreNoDifference() {
    #expect(fade(id: 2) != fade(id: 7))
    #expect(fade(id: 7).difference(from: fade(id: 2)).isEmpty)
  }

  @Test func namesTheTrackThatChanged() throws {
    let differences = fade(duration: 2).difference(from: fade())
    guard case .segments(let track, let pairs) = differences.first else {
      Issue.record("no segments: \(differences)")
      return
    }
    #expect(track == "box.alpha")
    #expect(pairs.first?.before?.end == 1)
    #expect(pairs.first?.after?.end == 2)
    #expect(
      differences.contains(
        .eventMoved(name: "completion(true) of box", before: 1, after: 2)))
  }

  @Test func tellsCurvesAndValuesApart() {
    let eased = fade(curve: .easeIn).difference(from: fade())
    #expect(eased.count == 1)
    let less = fade(to: 0.5).difference(from: fade())
    #expect(
      less.contains(
        .valueChanged(name: "set box.alpha", at: 0, before: .number(0), after: .number(0.5))))
  }

  @Test func tellsWhatCameAndWent() {
    var script = Script()
    script.view(1, in: 0, type: "UIWindow")
    script.write(.end("idle"))
    let empty = script.timeline
    let added = fade().difference(from: empty)
    #expect(added.contains(.objectAdded(name: "box", type: "UIView")))
    #expect(added.contains { if case .trackAdded = $0 { true } else { false } })
    #expect(added.contains { if case .eventAdded = $0 { true } else { false } })
    let removed = empty.difference(from: fade())
    #expect(removed.contains(.objectRemoved(name: "box", type: "UIView")))
    #expect(removed.contains { if case .trackRemoved = $0 { true } else { false } })
    #expect(removed.contains { if case .eventRemoved = $0 { true } else { false } })
  }
}
