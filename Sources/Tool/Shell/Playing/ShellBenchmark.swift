import Evaluation
import Glibc

/// How fast the shell answers, for `bin/bench`.
package enum ShellBenchmark {
  /// One line for each measurement, with the median of `rounds` in milliseconds; `rounds` at least 1.
  package static func lines(_ installation: Installation, rounds: Int) -> [String] {
    var lines = [1, 10, 50, 200].map { count in
      line("shell: an entry behind \(count)", entry(installation, behind: count, rounds))
    }
    let started = completion(installation, rounds)
    lines.append(line("shell: completion, cold", started.cold))
    lines.append(line("shell: completion of a member", started.member))
    lines.append(line("shell: completion of a global name", started.global))
    lines.append(line("shell: start and end", start(rounds)))
    return lines
  }

  private static func line(_ what: String, _ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    let padding = String(repeating: " ", count: max(1, 58 - what.count))
    return "\(what)\(padding)\(tenths / 10).\(tenths % 10) ms"
  }

  /// A new entry that animates, after so many others; nothing comes from the cache.
  private static func entry(
    _ installation: Installation, behind count: Int, _ rounds: Int
  ) -> Double {
    let player = EvaluatorPlayer(Evaluator(installation, usesCache: false))
    player.warmUp()
    let screen = Screen(isPlain: true, isBare: false) { _ in }
    let loop = EntryLoop(
      reader: ScriptedReader([]), player: player, screen: screen, memory: Memory(folder: nil))
    var saved = SavedSession(
      entries: (1..<count).map { number in
        SavedSession.Entry(
          text: "let box\(number) = UIView(); view.addSubview(box\(number))", time: 0)
      })
    saved.entries.insert(SavedSession.Entry(text: "let box = UIView()", time: 0), at: 0)
    loop.adopt(saved, from: nil)
    // The first entries after a load still wait for the groundwork.
    let seconds = (0..<(rounds + 3)).map { round in
      let start = now()
      loop.take("UIView.animate(withDuration: 1) { box.center.x += \(round + 1) }")
      let end = now()
      loop.take(":undo")
      if round < 3 { usleep(700_000) }
      return end - start
    }
    return median(Array(seconds.dropFirst(3)))
  }

  private static func completion(
    _ installation: Installation, _ rounds: Int
  ) -> (cold: Double, member: Double, global: Double) {
    let completer = EntryCompleter(installation: installation, folder: StateFolder.completion)
    completer.givesUpOnKeys = false
    completer.context = { "import UIKit\nlet box = UIView()\n" }
    func time(_ text: String) -> Double {
      let start = now()
      _ = completer.candidates(for: EditedText(text))
      return now() - start
    }
    let cold = time("box.al")
    _ = time("UIV")
    return (
      cold, median((0..<rounds).map { _ in time("box.ce") }),
      median((0..<rounds).map { _ in time("UIVi") })
    )
  }

  /// A whole shell that is only told to leave.
  private static func start(_ rounds: Int) -> Double {
    median(
      (0..<rounds).map { _ in
        let start = now()
        _ = Subprocess.runInForeground("/proc/self/exe", ["shell", "--plain"], input: ":quit\n")
        return now() - start
      })
  }

  private static func median(_ seconds: [Double]) -> Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
