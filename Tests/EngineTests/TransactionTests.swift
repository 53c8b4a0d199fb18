import Engine
import Testing
import Timelines

@Suite(.serialized) @MainActor struct TransactionTests {
  private func group(_ log: @escaping (Bool) -> Void) -> CompletionGroup {
    CompletionGroup(block: 1, sequence: 1) { _, finished in log(finished) }
  }

  @Test func inheritsSettingsButNoCompletion() {
    let stack = Conductor.begin(RunSettings()).transactions
    stack.innermost.duration = 2
    stack.innermost.disablesActions = true
    stack.innermost.setCompletion(group { _ in })
    stack.begin()
    #expect(stack.innermost.duration == 2)
    #expect(stack.innermost.disablesActions)
    #expect(stack.innermost.group == nil)
    stack.innermost.duration = 5
    stack.commit()
    #expect(stack.innermost.duration == 2)
  }

  @Test func completesAtItsCommitWithoutAnimations() {
    let conductor = Conductor.begin(RunSettings())
    var count = 0
    conductor.transactions.begin()
    conductor.transactions.innermost.setCompletion(group { _ in count += 1 })
    #expect(count == 0)
    conductor.transactions.commit()
    #expect(count == 1)
  }

  @Test func completesAReplacedCompletionAtOnce() {
    let conductor = Conductor.begin(RunSettings())
    var log: [String] = []
    conductor.transactions.begin()
    conductor.transactions.innermost.setCompletion(group { _ in log.append("old") })
    conductor.transactions.innermost.setCompletion(group { _ in log.append("new") })
    #expect(log == ["old"])
    conductor.transactions.commit()
    #expect(log == ["old", "new"])
  }

  @Test func commitsWhatWasLeftOpen() {
    let conductor = Conductor.begin(RunSettings())
    conductor.transactions.begin()
    conductor.transactions.innermost.duration = 3
    conductor.drain()
    #expect(conductor.transactions.innermost.duration == nil)
    #expect(conductor.recorder.timeline.notes.map(\.rule) == ["transaction"])
  }

  @Test func ignoresACommitTooMany() {
    let conductor = Conductor.begin(RunSettings())
    conductor.transactions.commit()
    conductor.transactions.innermost.duration = 1
    #expect(conductor.transactions.innermost.duration == 1)
  }
}
