import Evaluation
import Foundation
import Testing

/// How long the resident runner lives: as long as somebody may ask it.
@Suite struct RunnerLifeTests {
  @Test func outlivesTheThreadThatStartedIt() throws {
    let evaluator = Evaluator(try Installation.find(), usesCache: false)
    defer { evaluator.close() }
    let isStarted = DispatchSemaphore(value: 0)
    let first = Thread {
      evaluator.prepare()
      isStarted.signal()
      Thread.sleep(forTimeInterval: 0.4)
    }
    first.start()
    isStarted.wait()
    // The first thread ends while one of these programs is at work.
    var runs: [Run] = []
    while !first.isFinished || runs.count < 2 {
      runs.append(
        evaluator.play(
          Program(
            source: """
              import UIKit
              var sum = 0
              for turn in 0..<20_000_000 { sum &+= turn }
              print(\(runs.count), sum)
              """)))
    }
    #expect(runs.map(\.output) == runs.indices.map { ["\($0) 199999990000000"] })
  }
}
