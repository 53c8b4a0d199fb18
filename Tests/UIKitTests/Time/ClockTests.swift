import Engine
import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor struct ClockTests {
  @Test func runsDelayedClosuresInOrder() {
    var log: [String] = []
    play {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("later \(now)") }
      DispatchQueue.main.async { log.append("async \(now)") }
      DispatchQueue.global(qos: .userInitiated).async {
        log.append("background")
        DispatchQueue.main.async { log.append("back") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
        log.append("half \(now)")
      }
      DispatchQueue.main.sync { log.append("sync") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { log.append("wall \(now)") }
    }
    #expect(
      log == ["sync", "async 0.0", "background", "back", "wall 0.25", "half 0.5", "later 1.0"])
  }

  @Test func cancelsAndFollowsWork() {
    var log: [String] = []
    play {
      let item = DispatchWorkItem { log.append("work") }
      item.notify(queue: .main) { log.append("after work") }
      DispatchQueue.main.async(execute: item)
      let never = DispatchWorkItem { log.append("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: never)
      never.cancel()
      let group = DispatchGroup()
      for delay in [2.0, 1.0] {
        group.enter()
        after(delay) { group.leave() }
      }
      group.notify(queue: .main) { log.append("group \(now)") }
    }
    #expect(log == ["work", "after work", "group 2.0"])
  }

  @Test func repeatsTimersOnAGrid() {
    var times: [Double] = []
    play {
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        times.append(now)
        if times.count == 3 { timer.invalidate() }
        #expect(timer.isValid == (times.count < 3))
      }
      let single = Timer(timeInterval: 1, repeats: false) { _ in times.append(100 + now) }
      RunLoop.current.add(single, forMode: .common)
    }
    #expect(areClose(times, [0.3, 0.6, 0.9, 101]))
  }

  @Test func callsAMethodFromATimer() {
    final class Counter {
      var count = 0
      @MainActor func tick(_ timer: Timer) {
        count += 1
        if (timer.userInfo as? Int) == count { timer.invalidate() }
      }
    }
    let counter = Counter()
    play {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: counter, selector: _selector(counter.tick), userInfo: 4,
        repeats: true)
    }
    #expect(counter.count == 4)
  }

  @Test func cutsAnEndlessTimerAtTheHorizon() {
    var count = 0
    let timeline = play(horizon: 2) {
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count += 1 }
    }
    #expect(count == 4 && timeline.ending == .horizon)
  }

  @Test func datesCountOnTheSameClock() {
    play {
      let start = Date()
      #expect(start.description == "2020-01-01 00:00:00 +0000")
      after(90_000) {}
      after(2.5) {
        #expect(Date().timeIntervalSince(start) == 2.5)
        #expect(start.timeIntervalSinceNow == -2.5)
        #expect(Date().timeIntervalSince1970 == 1_577_836_802.5)
        #expect(Date(timeIntervalSince1970: 951_782_400).description.hasPrefix("2000-02-29"))
        #expect(Date(timeIntervalSince1970: -1).description == "1969-12-31 23:59:59 +0000")
        #expect(start < Date() && start.addingTimeInterval(2.5) == Date())
      }
    }
  }

  @Test func waitsWhileVirtualTimePasses() {
    var log: [String] = []
    play {
      let group = DispatchGroup()
      group.enter()
      after(2) { group.leave() }
      log.append("\(group.wait(timeout: .now() + 0.5) == .timedOut) \(now)")
      group.wait()
      log.append("group \(now)")
      let gate = DispatchSemaphore(value: 1)
      gate.wait()
      after(1) { gate.signal() }
      log.append("\(gate.wait(timeout: .distantFuture) == .success) \(now)")
      // Nothing is left that could let anyone through.
      log.append("\(gate.wait(timeout: .distantFuture) == .timedOut) \(now)")
    }
    #expect(log == ["true 0.5", "group 2.0", "true 3.0", "true 3.0"])
  }

  @Test func beatsUntilASourceIsCancelled() {
    var times: [Double] = []
    play {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 0.5)
      source.setEventHandler {
        times.append(now)
        if times.count == 3 { source.cancel() }
      }
      source.setCancelHandler { times.append(-now) }
      source.resume()
    }
    #expect(times == [1, 1.5, 2, -2])
  }

  @Test func recordsWhatRan() {
    let timeline = play {
      after(1) {}
      DispatchQueue.main.async {}
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
    }
    let callbacks = timeline.records.compactMap { record -> String? in
      if case .event(.callback(let kind)) = record.content {
        "\(kind) \(record.at.seconds)"
      } else {
        nil
      }
    }
    #expect(callbacks == ["async 0.0", "timer 0.5", "asyncAfter 1.0"])
  }

  @Test func keepsTimesInBounds() {
    play {
      #expect(DispatchTime.now() + Double.infinity == .distantFuture)
      #expect((DispatchTime.now() - 100).uptimeNanoseconds == 0)
      #expect(DispatchTime.now() + .never == .distantFuture)
      #expect(DispatchTime.now() + .seconds(Int.max) == .distantFuture)
      #expect(DispatchTime.now() < .now() + .nanoseconds(1))
    }
  }
}
