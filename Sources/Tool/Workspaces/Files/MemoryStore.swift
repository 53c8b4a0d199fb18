import Files
import Synchronization

/// Files in memory, which can be told to fail.
package final class MemoryStore: FileStore {
  /// Which operations fail, and why.
  package struct Fault: Sendable {
    package var operation: FileFailure.Operation
    /// Ends of the paths that are concerned; empty concerns all.
    package var suffix: String
    package var reason: FileFailure.Reason
    /// How many operations still work before the first that fails.
    package var after: Int

    package init(
      _ operation: FileFailure.Operation, suffix: String = "",
      reason: FileFailure.Reason = .diskFull, after: Int = 0
    ) {
      self.operation = operation
      self.suffix = suffix
      self.reason = reason
      self.after = after
    }
  }

  private struct State {
    var files: [String: [UInt8]] = [:]
    var faults: [Fault] = []
  }

  private let state: Mutex<State>

  package init(_ files: [String: String] = [:]) {
    state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
  }

  /// From now on these operations fail; an empty list heals the store.
  package func fail(_ faults: [Fault]) {
    state.withLock { $0.faults = faults }
  }

  /// The paths of all files, sorted.
  package var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  package func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    try checked(.read, path)
    return state.withLock { $0.files[path] }
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try checked(.write, path)
    state.withLock { $0.files[path] = bytes }
  }

  package func remove(_ path: String) throws(FileFailure) {
    try checked(.remove, path)
    state.withLock { $0.files[path] = nil }
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    try checked(.list, folder)
    let inside = state.withLock { $0.files.keys.filter { Path.isInside($0, folder) } }
    let names = inside.compactMap { path in
      path.dropFirst(folder.count).split(separator: "/").first.map(String.init)
    }
    return Array(Set(names)).sorted()
  }

  package func locked<Answer>(
    _ path: String, _ body: () throws(FileFailure) -> Answer
  ) throws(FileFailure) -> Answer {
    try checked(.lock, path)
    return try body()
  }

  private func checked(
    _ operation: FileFailure.Operation, _ path: String
  ) throws(FileFailure) {
    let reason = state.withLock { state -> FileFailure.Reason? in
      for index in state.faults.indices {
        let fault = state.faults[index]
        guard fault.operation == operation, path.hasSuffix(fault.suffix) else { continue }
        guard fault.after == 0 else {
          state.faults[index].after -= 1
          continue
        }
        return fault.reason
      }
      return nil
    }
    if let reason { throw FileFailure(operation, path, reason) }
  }
}
