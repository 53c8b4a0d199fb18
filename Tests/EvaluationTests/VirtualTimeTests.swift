import Evaluation
import Testing

@Suite struct VirtualTimeTests {
  @Test func tasksWaitInVirtualTime() {
    let run = Stage.play(
      """
      import UIKit
      Task {
        print("now", CACurrentMediaTime())
        try await Task.sleep(for: .seconds(2))
        print("two", CACurrentMediaTime())
      }
      Task.detached {
        try await Task.sleep(nanoseconds: 500_000_000)
        await MainActor.run { print("half", CACurrentMediaTime()) }
      }
      actor Counter {
        var count = 0
        func next() -> Int { count += 1; return count }
      }
      let counter = Counter()
      Task { print(await counter.next(), await counter.next()) }
      """)
    #expect(run.output == ["now 0.0", "1 2", "half 0.5", "two 2.0"])
  }

  @Test func aProgramMayAwaitAtItsTopLevel() {
    let run = Stage.play(
      """
      import UIKit
      print("start")
      try await Task.sleep(for: .seconds(1))
      let layer = CALayer()
      async let five = { () async -> Int in
        try? await Task.sleep(for: .seconds(1))
        return 5
      }()
      Task {
        try await Task.sleep(for: .seconds(3))
        print("late", CACurrentMediaTime())
      }
      print(await five, CACurrentMediaTime())
      """)
    #expect(run.output == ["start", "5 2.0", "late 4.0"])
    #expect(run.word == "played")
    #expect(run.outcome.timeline?.name(of: 1) == "layer")
  }

  @Test func theClockOfTheSystemIsVirtualToo() {
    let run = Stage.play(
      """
      import Glibc
      let clock = ContinuousClock()
      let start = clock.now
      try await Task.sleep(for: .milliseconds(1500))
      print(clock.now - start, time(nil))
      """)
    #expect(run.output == ["1.5 seconds 1577836801"])
  }

  @Test func randomNumbersHaveASeed() {
    let source = """
      print(Int.random(in: 0..<1_000_000), [1, 2, 3, 4, 5, 6].shuffled())
      print(["x": 1, "y": 2, "z": 3])
      """
    let first = Stage.play(source).output
    #expect(first.count == 2)
    #expect(Stage.play(source).output == first)
  }
}
