import Engine

@_silgen_name("etude_leave")
private func leaveProcess() -> Never

/// The functions through which the runner plays a program, in the order that it knows.
private typealias Making = @convention(c) () -> UnsafeMutableRawPointer
private typealias Report = @convention(c) () -> Void
private typealias Job = @convention(c) (UnsafeMutableRawPointer?) -> Void

private let begin: @convention(c) (UnsafePointer<CChar>) -> Void = { text in
  let settings = RunSettings(text: String(cString: text))
  MainActor.assumeIsolated { StageRun.begin(settings).leave = { leaveProcess() } }
}

private let drain: @convention(c) () -> Void = {
  Conductor.current.drain()
}

private let loadRoot: @convention(c) (Making) -> Void = { make in
  nonisolated(unsafe) let controller =
    Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue()
  MainActor.assumeIsolated { StageRun.show(controller) }
}

private let takeNames: @convention(c) (@escaping Report) -> Void = { report in
  nonisolated(unsafe) let report = report
  let source = {
    nonisolated(unsafe) var names: [(String, Any)] = []
    MainActor.assumeIsolated { names = _Names.collect { report() } }
    return names
  }
  // The learner's own names come before those that the stage gives.
  Conductor.current.nameSources.insert(source, at: 0)
}

private let now: @convention(c) () -> Int64 = {
  Conductor.current.now.microseconds
}

private let enqueue: @convention(c) (Int64, @escaping Job, UnsafeMutableRawPointer?) -> Void = {
  delay, job, context in
  Conductor.current.schedule(after: Double(delay) / 1_000_000) { job(context) }
}

private let takeOutput: @convention(c) (UnsafePointer<UInt8>, Int) -> Void = { bytes, count in
  Conductor.current.print(UnsafeBufferPointer(start: bytes, count: count))
}

private let stopNow: @convention(c) (UnsafePointer<CChar>) -> Void = { why in
  Conductor.current.stop(reason: String(cString: why), remedy: "")
}

private let seal: @convention(c) (UnsafePointer<CChar>) -> Void = { nonce in
  JournalPipe.seal(nonce)
}

/// A door that opens once.
///
/// Unchecked: it opens for the runner, before there is a second thread.
private final class OneWayDoor: @unchecked Sendable {
  private var isUsed = false

  func opens() -> Bool {
    defer { isUsed = true }
    return !isUsed
  }
}

private let door = OneWayDoor()

/// Answers the table once: to the runner, before the learner's code is loaded.
@_cdecl("etude_entry")
package func entryTable() -> UnsafePointer<UnsafeRawPointer>? {
  guard door.opens() else { return nil }
  MainActor.assumeIsolated { StageRun.warmUp() }
  func pointer<Function>(_ function: Function) -> UnsafeRawPointer {
    unsafeBitCast(function, to: UnsafeRawPointer.self)
  }
  let entries = [
    pointer(begin), pointer(drain), pointer(loadRoot), pointer(takeNames), pointer(now),
    pointer(enqueue), pointer(takeOutput), pointer(stopNow), pointer(seal),
  ]
  let table = UnsafeMutableBufferPointer<UnsafeRawPointer>.allocate(capacity: entries.count)
  _ = table.initialize(from: entries)
  return table.baseAddress.map { UnsafePointer($0) }
}
