import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

/// Laws that hold for every legal program.
@Suite(.serialized) @MainActor struct RandomProgramTests {
  private func timeline(_ seed: UInt64) -> (Timeline, RandomProgram) {
    let program = RandomProgram(seed: seed)
    let timeline = play(horizon: 20) { program.run(30) }
    return (timeline, program)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func keepsTheLaws(seed: UInt64) throws {
    let (timeline, program) = timeline(seed)
    #expect(timeline.ending == .idle)
    #expect(program.kept == program.promised)
    #expect(zip(timeline.records, timeline.records.dropFirst()).allSatisfy { $0.at <= $1.at })
    // The journal tells the whole story.
    let read = try JournalReader.read(JournalWriter.text(for: timeline.records))
    #expect(read == timeline)
    // Every number is a number, and in the end the model shows.
    for id in timeline.objectIDs where timeline.kind(of: id) == .view {
      for key in ["position", "bounds", "opacity", "transform"] {
        for time in stride(from: 0.0, through: 8, by: 0.5) {
          #expect(!isBroken(timeline.shown(id, key, at: time)), "\(key) at \(time)")
        }
        let end = timeline.duration + 1
        #expect(timeline.shown(id, key, at: end) == timeline.model(id, key, at: end), "\(key)")
      }
    }
  }

  @Test(arguments: [7, 21, 42] as [UInt64])
  func playsTheSameTwice(seed: UInt64) {
    #expect(timeline(seed).0 == timeline(seed).0)
  }

  private func isBroken(_ value: Value) -> Bool {
    switch value {
    case .number(let number): !number.isFinite
    case .point(let point): !(point.x + point.y).isFinite
    case .rect(let rect): !(rect.origin.x + rect.origin.y + rect.width + rect.height).isFinite
    case .matrix(let m): !(m.a + m.b + m.c + m.d + m.tx + m.ty).isFinite
    default: false
    }
  }
}
