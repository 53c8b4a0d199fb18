import Engine
import Testing
import Timelines

@Suite(.serialized) @MainActor struct TurnTests {
  private func begin(_ change: (inout RunSettings) -> Void = { _ in }) -> Conductor {
    var settings = RunSettings()
    change(&settings)
    return Conductor.begin(settings)
  }

  @Test func recordsItsStageFirst() {
    let conductor = begin { $0.horizon = 3 }
    conductor.drain()
    let records = conductor.recorder.timeline.records
    #expect(records.first?.content == .stage(.init(width: 400, height: 800), horizon: 3))
    #expect(records.map(\.content).suffix(2) == [.commit, .end("idle")])
  }

  @Test func hopsFromEventToEvent() {
    let conductor = begin()
    var times: [Double] = []
    conductor.schedule(after: 0.3) { times.append(conductor.seconds) }
    conductor.schedule(after: 0.1) {
      times.append(conductor.seconds)
      conductor.schedule(after: 0.1) { times.append(conductor.seconds) }
    }
    conductor.drain()
    #expect(times == [0.1, 0.2, 0.3])
    #expect(conductor.seconds == 0.3)
  }

  @Test func commitsAfterEveryCallbackButNotAfterEnds() {
    let conductor = begin()
    conductor.schedule(at: .init(seconds: 1), phase: .ends) {}
    conductor.schedule(after: 1) {}
    conductor.schedule(after: 1) {}
    conductor.drain()
    let commits = conductor.recorder.timeline.records.filter { $0.content == .commit }
    #expect(commits.map(\.at.seconds) == [0, 1, 1])
  }

  @Test func cutsAtTheHorizon() {
    let conductor = begin { $0.horizon = 2 }
    var count = 0
    func tick() {
      count += 1
      conductor.schedule(after: 0.5) { tick() }
    }
    conductor.schedule(after: 0.5) { tick() }
    conductor.drain()
    #expect(count == 4)
    #expect(conductor.seconds == 2)
    #expect(conductor.recorder.timeline.ending == .horizon)
  }

  @Test func cutsAtTheEventCap() {
    let conductor = begin { $0.eventCap = 50 }
    var count = 0
    func again() {
      count += 1
      conductor.schedule(after: 0) { again() }
    }
    again()
    conductor.drain()
    #expect(count == 51)
    #expect(conductor.recorder.timeline.ending == .events)
  }

  @Test func takesDelaysInThePastAsNow() {
    let conductor = begin()
    var times: [Double] = []
    conductor.schedule(after: 1) {
      conductor.schedule(after: -5) { times.append(conductor.seconds) }
      conductor.schedule(at: .init(seconds: 0.2)) { times.append(conductor.seconds) }
      conductor.schedule(after: .nan) { times.append(conductor.seconds) }
    }
    conductor.drain()
    #expect(times == [1, 1, 1])
  }

  @Test func neverReachesADelayBeyondAllTime() {
    let conductor = begin()
    conductor.schedule(after: .infinity) { Issue.record("it came") }
    conductor.drain()
    #expect(conductor.recorder.timeline.ending == .horizon)
  }

  @Test func saysANoteOnce() {
    let conductor = begin()
    conductor.note("rule", "text")
    conductor.note("rule", "text")
    conductor.note("rule", "other text")
    conductor.drain()
    #expect(conductor.recorder.timeline.notes.map(\.text) == ["text", "other text"])
  }

  @Test func recordsNothingAfterAStop() {
    let conductor = begin()
    var left = 0
    conductor.leave = { left += 1 }
    conductor.schedule(after: 1) {
      conductor.stop(reason: "because", remedy: "do this")
      conductor.stop(reason: "again", remedy: "")
      conductor.note("rule", "too late")
    }
    conductor.schedule(after: 2) { Issue.record("it went on") }
    conductor.drain()
    let timeline = conductor.recorder.timeline
    #expect(left == 1)
    #expect(timeline.ending == .stopped(reason: "because", remedy: "do this"))
    #expect(timeline.notes.isEmpty)
    #expect(timeline.records.last?.content == .stop(reason: "because", remedy: "do this"))
  }

  @Test func cutsOutputIntoLines() {
    let conductor = begin()
    func say(_ text: String) {
      var text = text
      text.withUTF8 { conductor.print($0) }
    }
    say("one\ntw")
    conductor.schedule(after: 1) { say("o\n\nrest") }
    conductor.drain()
    let lines = conductor.recorder.timeline.records.compactMap { record -> String? in
      guard case .event(.output(let line)) = record.content else { return nil }
      return "\(record.at.seconds) \(line)"
    }
    #expect(lines == ["0.0 one", "1.0 two", "1.0 ", "1.0 rest"])
  }

  @Test func waitsInTheMiddleOfAProgram() {
    let conductor = begin()
    var log: [Double] = []
    conductor.schedule(after: 0.5) { log.append(conductor.seconds) }
    conductor.schedule(after: 1.5) { log.append(conductor.seconds) }
    conductor.wait(until: .init(seconds: 1))
    log.append(conductor.seconds)
    conductor.drain()
    #expect(log == [0.5, 1, 1.5])
  }

  @Test func playsTheSameProgramToTheSameRecords() {
    func run() -> [Record] {
      let conductor = begin()
      for number in 0..<50 {
        conductor.schedule(after: Double((number * 7) % 11) / 10) {
          conductor.callback("number \(number)")
        }
      }
      conductor.drain()
      return conductor.recorder.timeline.records
    }
    #expect(run() == run())
  }
}
