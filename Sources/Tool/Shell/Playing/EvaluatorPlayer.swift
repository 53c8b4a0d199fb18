import Evaluation
import Glibc
import Grading
import Lessons
import Synchronization

/// Plays programs with the evaluator, so that Ctrl-C ends the program and never the shell.
///
/// The evaluator works on a thread of its own, always the same one: the kernel ends the runner when
/// the thread that started it ends. Meanwhile this thread waits for the answer or for Ctrl-C.
package final class EvaluatorPlayer: SessionPlayer {
  private let evaluator: Evaluator
  private var worker: Worker?
  /// Compiles older entries while the learner thinks; it too must live on, for the same reason.
  private lazy var groundWorker = Worker()
  private let yard = Yard()

  package init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  package func warmUp() {
    let evaluator = evaluator
    readyWorker()?.start(notifying: nil) { evaluator.prepare(reportsValues: true) }
  }

  package func play(_ program: Program) -> Run? {
    let evaluator = evaluator
    return interruptibly { evaluator.play(program) }
  }

  package var ground: (ticket: Int, work: Groundwork)? { yard.laid.withLock { $0 } }

  package func layGround(_ program: Program, ticket: Int) {
    let evaluator = evaluator
    groundWorker?.start(notifying: nil) { [yard] in
      guard let work = evaluator.layGround(program) else { return false }
      yard.laid.withLock { $0 = (ticket, work) }
      return true
    }
  }

  package func grade(_ source: String, fileName: String, exercise: Exercise) -> Verdict? {
    let grader = Grader(evaluator)
    return interruptibly { grader.grade(source: source, fileName: fileName, exercise: exercise) }
  }

  /// Does a piece of work on the other thread; nil when Ctrl-C came first.
  private func interruptibly<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer?
  {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGUSR1)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer {
      // A worker that finishes at the very moment of Ctrl-C has rung for nobody.
      var bell = sigset_t()
      sigemptyset(&bell)
      sigaddset(&bell, SIGUSR1)
      Terminal.drop(bell)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    guard let worker = readyWorker() else { return work() }
    let ticket = worker.start(notifying: pthread_self(), work)
    while true {
      var signal: Int32 = 0
      guard sigwait(&signals, &signal) == 0 else { continue }
      if signal == SIGUSR1 {
        if let answer = worker.takeAnswer(ticket) { return answer as? Answer }
      } else {
        // The program dies with the runner; a compiler at work ends when it has finished.
        worker.abandon()
        self.worker = nil
        evaluator.close()
        return nil
      }
    }
  }

  private func readyWorker() -> Worker? {
    if worker == nil { worker = Worker() }
    return worker
  }
}

/// Where finished groundwork lies until it is asked for.
private final class Yard: Sendable {
  let laid = Mutex<(ticket: Int, work: Groundwork)?>(nil)
}

/// A thread that does one piece of work after the other.
private final class Worker: Sendable {
  private struct Job: Sendable {
    var ticket: Int
    var work: @Sendable () -> any Sendable
    var asker: pthread_t?
  }

  private struct State: Sendable {
    var jobs: [Job] = []
    var answer: (ticket: Int, value: any Sendable)?
    var lastTicket = 0
    var isAbandoned = false
  }

  private let state = Mutex(State())
  private let bell = Bell()

  init?() {
    let handle = Unmanaged.passRetained(self)
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The parser of Swift texts recurses; its trees can be deep.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let error = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Worker>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, handle.toOpaque())
    guard error == 0 else {
      handle.release()
      return nil
    }
    pthread_detach(thread)
  }

  /// Queues a piece of work; the asker gets SIGUSR1 when it is done.
  @discardableResult
  func start(
    notifying asker: pthread_t?, _ work: @escaping @Sendable () -> any Sendable
  ) -> Int {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      state.jobs.append(Job(ticket: state.lastTicket, work: work, asker: asker))
      return state.lastTicket
    }
    bell.ring()
    return ticket
  }

  func takeAnswer(_ ticket: Int) -> (any Sendable)? {
    state.withLock { state in
      guard state.answer?.ticket == ticket else { return nil }
      defer { state.answer = nil }
      return state.answer?.value
    }
  }

  func abandon() {
    state.withLock { $0.isAbandoned = true }
    bell.ring()
  }

  private func work() {
    while true {
      bell.wait()
      let (job, isOver) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isAbandoned)
      }
      if isOver { return }
      guard let job else { continue }
      let value = job.work()
      let asker = state.withLock { state -> pthread_t? in
        guard !state.isAbandoned else { return nil }
        if job.asker != nil { state.answer = (job.ticket, value) }
        return job.asker
      }
      if let asker { pthread_kill(asker, SIGUSR1) }
    }
  }
}

/// Wakes one waiting thread for each ring.
private final class Bell: Sendable {
  private let ends: (reading: Int32, writing: Int32)

  init() {
    var numbers: [Int32] = [-1, -1]
    _ = pipe(&numbers)
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    ends = (numbers[0], numbers[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  func ring() {
    var byte: UInt8 = 1
    write(ends.writing, &byte, 1)
  }

  func wait() {
    var byte: UInt8 = 0
    while read(ends.reading, &byte, 1) < 0, errno == EINTR {}
  }
}
