import Engine
import Testing
import Timelines

@Suite struct CompletionGroupTests {
  @Test(arguments: [
    (id: "all reached their end", [true, true], true),
    (id: "one was taken away", [true, false], false),
    (id: "nothing joined", [], true),
  ])
  func tellsWhetherAllFinished(id: String, ends: [Bool], expected: Bool) {
    var heard: [Bool] = []
    let group = CompletionGroup(block: 1, sequence: 1) { _, finished in heard.append(finished) }
    for (index, _) in ends.enumerated() { group.join(index + 1) }
    group.close()
    for end in ends {
      #expect(heard.isEmpty)
      group.leave(finished: end)
    }
    #expect(heard == [expected])
  }

  @Test func waitsUntilItIsClosed() {
    var count = 0
    let group = CompletionGroup(block: 1, sequence: 1) { _, _ in count += 1 }
    group.join(3)
    group.leave(finished: true)
    #expect(count == 0)
    group.close()
    group.close()
    #expect(count == 1)
    #expect(group.isComplete)
  }

  @Test func namesEachObjectOnce() {
    let group = CompletionGroup(block: 1, sequence: 1) { _, _ in }
    for object in [4, 2, 4] { group.join(object) }
    #expect(group.objects == [4, 2])
  }
}
