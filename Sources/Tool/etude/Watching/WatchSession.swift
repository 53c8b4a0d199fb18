import Dispatch
import Files
import Glibc
import Grading
import Lessons
import Reports
import Synchronization
import Workspaces

/// Checks an answer again after every save until the learner quits.
final class WatchSession {
  private let desk: Desk
  private let exercise: Exercise
  private let path: String
  private let grader: Grader
  private let style: Style
  private let watcher: FileWatcher
  private let keys: KeyInput
  private let verdicts = Verdicts()
  private var plan = WatchPlan()
  /// Whether the learner asked for the next exercise.
  private var goesOn = false

  init(desk: Desk, exercise: Exercise, grader: Grader, style: Style) {
    self.desk = desk
    self.exercise = exercise
    self.grader = grader
    self.style = style
    path = desk.workspace.path(of: exercise.id)
    watcher = FileWatcher(path: path)
    keys = KeyInput(isWanted: !style.plain)
  }

  /// Watches until `q`, or until the input ends; answers whether the next exercise is wanted.
  func run() -> Bool {
    defer { keys.restore() }
    Console.print(Messages.watching(path, keys: keys.waitable != nil, method: watcher.method))
    var isOpen = take(reading())
    while isOpen {
      let waited = wait()
      if waited.isFileReady, watcher.look() != nil { isOpen = take(reading()) }
      for number in waited.finished where isOpen { isOpen = take(.finished(number)) }
      if waited.isKeyReady {
        for text in keys.pressed() where isOpen {
          guard let key = WatchPlan.Key(typed: text) else {
            Console.print(Messages.watchKeys)
            continue
          }
          isOpen = take(.key(key)) && !goesOn
        }
      }
    }
    return goesOn
  }

  /// The file's text as an input of the plan.
  private func reading() -> WatchPlan.Input {
    do throws(FileFailure) {
      guard let text = try desk.workspace.answer(to: exercise.id) else {
        return .unreadable(Messages.watchedFileGone(path, exercise))
      }
      return .saved(text)
    } catch {
      return .unreadable("\(path): \(WorkspaceMessages.sentence(error))")
    }
  }

  /// Does what the plan says; answers false when it is time to leave.
  private func take(_ input: WatchPlan.Input) -> Bool {
    for action in plan.take(input) {
      switch action {
      case .check(let text, let number): check(text, number)
      case .cancel: break
      case .show(let number): show(number)
      case .report(let problem): Console.tell(problem)
      case .run(let key): press(key)
      case .quit: return false
      }
    }
    return true
  }

  private func check(_ text: String, _ number: Int) {
    let (grader, exercise, verdicts) = (grader, exercise, verdicts)
    let name = Path.name(of: path)
    DispatchQueue.global().async {
      verdicts.put(
        grader.grade(source: text, fileName: name, exercise: exercise), number: number)
    }
  }

  private func show(_ number: Int) {
    guard let verdict = verdicts.take(number) else { return }
    var offersHelp = false
    do throws(Desk.Problem) {
      offersHelp = try desk.note(verdict)
    } catch {
      // The verdict is worth showing all the same.
      Console.tell(Messages.problem(error).sentence)
    }
    let next = Messages.afterWatchedCheck(
      verdict, offersHelp: offersHelp, next: try? desk.upcoming())
    if keys.waitable != nil { Console.put("\u{1B}[2J\u{1B}[H") }
    Console.put(VerdictReport(verdict, style: style, next: next).text())
    if keys.waitable != nil { Console.print(Messages.watchKeys) }
  }

  private func press(_ key: WatchPlan.Key) {
    keys.restore()
    let place = ["--workspace", desk.workspace.root, "--course", desk.course.folder]
    let words: [String]
    switch key {
    case .hint, .why, .solution: words = [key.rawValue, exercise.id] + place
    case .list: words = ["list"] + place
    case .undo: words = ["reset", exercise.id, "--undo"] + place
    case .play: words = ["timeline", path]
    case .next:
      goesOn = true
      return
    case .quit: return
    }
    _ = runCommandLine(words)
    keys.resume()
  }

  private struct Waited {
    var isFileReady = false
    var isKeyReady = false
    var finished: [Int] = []
  }

  /// Waits for a save, a key or a finished check, at most a second.
  private func wait() -> Waited {
    var entries = [pollfd(fd: verdicts.readEnd, events: Int16(POLLIN), revents: 0)]
    for descriptor in [watcher.waitable, keys.waitable] {
      entries.append(pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    }
    let count = poll(&entries, nfds_t(entries.count), 1_000)
    // After a quiet second the file is looked at even where the kernel told nothing.
    return Waited(
      isFileReady: count == 0 || entries[1].revents != 0,
      isKeyReady: entries[2].revents != 0,
      finished: entries[0].revents != 0 ? verdicts.finished() : [])
  }
}

/// Verdicts on their way from the checking threads to the watching one.
private final class Verdicts: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32
  private let kept = Mutex<[Int: Verdict]>([:])

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func put(_ verdict: Verdict, number: Int) {
    kept.withLock { $0[number] = verdict }
    var byte = UInt8(1)
    _ = write(writeEnd, &byte, 1)
  }

  func take(_ number: Int) -> Verdict? { kept.withLock { $0.removeValue(forKey: number) } }

  /// Numbers of the checks that are done, the oldest first.
  func finished() -> [Int] {
    var buffer = [UInt8](repeating: 0, count: 64)
    _ = read(readEnd, &buffer, buffer.count)
    return kept.withLock { $0.keys.sorted() }
  }
}
