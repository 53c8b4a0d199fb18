import Samples
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct SmallProgramTests {
  @Test(arguments: SmallProgram.all)
  func playsAsKept(program: SmallProgram) throws {
    let timeline = play(horizon: program.horizon, input: program.input, program.body)
    try expectGolden(timeline.text(), program.golden)
  }

  @Test(arguments: SmallProgram.all)
  func playsTheSameTwiceAndThroughItsJournal(program: SmallProgram) throws {
    let first = play(horizon: program.horizon, input: program.input, program.body)
    let second = play(horizon: program.horizon, input: program.input, program.body)
    #expect(first == second)
    let read = try JournalReader.read(JournalWriter.text(for: first.records))
    #expect(read == first)
    #expect(read.text() == first.text())
    #expect(read.json() == first.json())
  }
}
