import Geometry
import Samples
import Testing
import Timelines

/// Properties that hold of every program, tried on seeded ones.
@Suite struct RandomProgramTests {
  static let seeds: [UInt64] = Array(1...16)

  private static let keys = [
    "opacity", "position", "position.x", "bounds", "bounds.size.width", "transform",
    "transform.rotation", "transform.scale.x", "backgroundColor", "backgroundColor.red",
    "strokeEnd", "hidden", "frame", "unheardOf",
  ]

  private func moments(_ timeline: Timeline) -> [Moment] {
    let instants = Set(timeline.records.map(\.at.seconds)).sorted()
    let fine = (0..<12).map { Double($0) * 0.573 }
    return (instants + fine).flatMap { [Moment($0, .before), Moment($0)] }
  }

  private func isSound(_ value: Value) -> Bool {
    value.numbers.allSatisfy { $0.isFinite }
  }

  @Test(arguments: seeds) func everyValueIsANumber(_ seed: UInt64) {
    let timeline = RandomProgram.timeline(seed: seed)
    for id in 1...5 {
      for key in RandomProgramTests.keys {
        for moment in moments(timeline) {
          let value = timeline.shown(id, key, at: moment.time, moment.side)
          #expect(isSound(value), "\(id).\(key) at \(moment): \(value)")
        }
      }
    }
  }

  @Test(arguments: seeds) func orderOfAskingDoesNotMatter(_ seed: UInt64) {
    let timeline = RandomProgram.timeline(seed: seed)
    let moments = moments(timeline)
    func ask(_ order: [Moment]) -> [Moment: Value] {
      var answers: [Moment: Value] = [:]
      for moment in order {
        answers[moment] = timeline.shown(2, "position", at: moment.time, moment.side)
      }
      return answers
    }
    var random = Seeded(seed: seed)
    #expect(ask(moments) == ask(moments.shuffled(using: &random)))
  }

  @Test(arguments: seeds) func growingChangesNoPast(_ seed: UInt64) {
    let records = RandomProgram.timeline(seed: seed).records
    var growing = Timeline()
    var early: [(Moment, Value)] = []
    for record in records {
      growing.append(record)
      let moment = Moment(record.at.seconds, .before)
      early.append((moment, growing.shown(3, "transform", at: moment.time, .before)))
    }
    for (moment, value) in early {
      let late = growing.shown(3, "transform", at: moment.time, .before)
      let distance = zip(late.numbers, value.numbers).map { ($0 - $1).magnitude }.max() ?? 0
      #expect(distance < 1e-4, "at \(moment)")
    }
  }

  @Test(arguments: seeds) func samplersAgreeWithTheTimeline(_ seed: UInt64) {
    let timeline = RandomProgram.timeline(seed: seed)
    for id in 2...5 {
      for key in RandomProgramTests.keys {
        let reference = PropertyReference(object: id, path: PropertyPath(key), text: key)
        let sampler = TrackSampler(timeline, reference)
        for moment in moments(timeline) {
          let expected = timeline.value(reference, at: moment.time, moment.side)
          let found = sampler.value(at: moment.time, moment.side)
          #expect(isNear(found, expected), "\(id).\(key) at \(moment): \(found), \(expected)")
        }
        let row = sampler.numbers(from: 0, step: 0.02, count: 210)
        for (index, number) in row.enumerated() {
          let expected = timeline.value(reference, at: Double(index) * 0.02).number
          #expect((number.isNaN && expected == nil) || (number - (expected ?? 0)).magnitude < 1e-9)
        }
      }
    }
  }

  /// Keyframes of one number have a path of their own, which must not differ in a single bit.
  @Test(arguments: seeds) func numbersOfKeyframesAreTheSameToTheLastBit(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    for mode in modes {
      var script = Script()
      script.view(1, in: 0)
      let points = (0..<5).map { _ in
        Value.point(
          Point(x: .random(in: -99...99, using: &random), y: .random(in: 0...9, using: &random)))
      }
      let times = mode == .discrete ? [0, 0.1, 0.1, 0.5, 0.9, 1] : [0, 0.25, 0.25, 0.6, 1]
      let frames = Keyframes(
        values: points, keyTimes: seed.isMultiple(of: 2) ? times : nil,
        curves: seed.isMultiple(of: 3) ? [.easeIn, .linear, .easeOut] : [], mode: mode,
        tensions: [0, 0.5, -0.5], continuities: [0.1, 0.2], biases: [0, 0, 0.3])
      script.add(
        1, "key", 1,
        Animation(
          keyPath: "position", motion: .keyframes(frames),
          timing: MediaTiming(begin: 0.25, duration: 1, fill: .both),
          isAdditive: seed.isMultiple(of: 5)))
      let timeline = script.timeline
      let reference = PropertyReference(object: 1, path: PropertyPath("position.x"), text: "x")
      let sampler = TrackSampler(timeline, reference)
      let row = sampler.numbers(from: 0, step: 1.0 / 256, count: 384)
      for (index, number) in row.enumerated() {
        let time = Double(index) / 256
        let expected = timeline.value(reference, at: time).number
        #expect(number == expected && sampler.number(at: time) == expected, "\(mode) at \(time)")
      }
    }
  }

  private func isNear(_ a: Value, _ b: Value) -> Bool {
    guard a.kind == b.kind, a.numbers.count == b.numbers.count else { return false }
    if a.numbers.isEmpty { return a == b }
    return zip(a.numbers, b.numbers).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  @Test(arguments: seeds) func journalsReadBackEqual(_ seed: UInt64) throws {
    let timeline = RandomProgram.timeline(seed: seed)
    let text = JournalWriter.text(for: timeline.records, nonce: "n")
    let read = try JournalReader.read(text, nonce: "n")
    #expect(read == timeline)
    #expect(read.records == timeline.records)
    #expect(read.text() == timeline.text())
    #expect(read.json() == timeline.json())
    #expect(read.csv() == timeline.csv())
  }
}
