import Glibc
import Synchronization

/// Calls `work` for 0 ..< count on as many threads as there are processors; results in order.
///
/// `progress` is called after each piece, from its thread, with the number done and the number of all.
package func concurrently<Result: Sendable>(
  _ count: Int, progress: @Sendable (Int, Int) -> Void, _ work: @Sendable (Int) -> Result
) -> [Result] {
  let done = Mutex(0)
  return concurrently(count) { index in
    let result = work(index)
    let number = done.withLock { done in
      done += 1
      return done
    }
    progress(number, count)
    return result
  }
}

/// Calls `work` for 0 ..< count on as many threads as there are processors; results in order.
package func concurrently<Result: Sendable>(
  _ count: Int, _ work: @Sendable (Int) -> Result
) -> [Result] {
  let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  guard count > 1, processors > 1 else { return (0..<count).map(work) }
  return withoutActuallyEscaping(work) { work in
    let crew = Crew<Result>(count: count, work: work)
    let threads = (0..<min(count, processors)).compactMap { _ in thread { crew.takeTurns() } }
    // Without a single thread the caller does the work.
    if threads.isEmpty { crew.takeTurns() }
    for thread in threads { pthread_join(thread, nil) }
    return crew.ordered()
  }
}

/// Work that several threads take piece by piece.
private final class Crew<Result: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let state: Mutex<(next: Int, results: [Int: Result])>

  init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    state = Mutex((0, [:]))
  }

  func takeTurns() {
    while true {
      let index = state.withLock { state in
        state.next += 1
        return state.next - 1
      }
      guard index < count else { return }
      let result = work(index)
      state.withLock { $0.results[index] = result }
    }
  }

  func ordered() -> [Result] {
    state.withLock { state in (0..<count).compactMap { state.results[$0] } }
  }
}

/// Starts a thread; nil when the machine has none left.
private func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  var thread = pthread_t()
  let error = pthread_create(
    &thread, nil,
    { argument in
      guard let argument else { return nil }
      Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  guard error == 0 else {
    box.release()
    return nil
  }
  return thread
}
