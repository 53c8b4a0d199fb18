// Dispatch as C spells it, on the virtual clock.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import UIKit

/// A moment: nanoseconds since the program began; 0 stands for now.
@available(*, deprecated, message: "now spelled DispatchTime")
public typealias dispatch_time_t = UInt64

/// Something to do.
@available(*, deprecated, message: "now written () -> Void")
public typealias dispatch_block_t = @MainActor () -> Void

/// A queue.
@available(*, deprecated, message: "now spelled DispatchQueue")
public typealias dispatch_queue_t = DispatchQueue

/// The present moment.
@available(*, deprecated, message: "now spelled DispatchTime.now()")
public let DISPATCH_TIME_NOW: UInt64 = 0

/// The usual priority.
@available(*, deprecated, message: "now spelled DispatchQoS.default")
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0

/// A high priority.
@available(*, deprecated, message: "now spelled DispatchQoS.userInitiated")
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2

/// A low priority.
@available(*, deprecated, message: "now spelled DispatchQoS.utility")
public let DISPATCH_QUEUE_PRIORITY_LOW = -2

/// The lowest priority.
@available(*, deprecated, message: "now spelled DispatchQoS.background")
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32_768

/// The moment so many nanoseconds after another one.
@available(*, deprecated, message: "now written DispatchTime.now() + seconds")
public func dispatch_time(_ when: UInt64, _ delta: Int64) -> UInt64 {
  let start = when == 0 ? DispatchTime.now().uptimeNanoseconds : when
  let (moment, overflow) = Int64(clamping: start).addingReportingOverflow(delta)
  return overflow ? UInt64.max : UInt64(clamping: moment)
}

/// The queue of the program's own code.
@available(*, deprecated, message: "now spelled DispatchQueue.main")
public func dispatch_get_main_queue() -> DispatchQueue { .main }

/// Another queue; it runs on the same virtual clock.
@available(*, deprecated, message: "now spelled DispatchQueue.global()")
public func dispatch_get_global_queue(_ priority: Int, _ flags: UInt) -> DispatchQueue { .global() }

/// Does something at a moment.
@available(*, deprecated, message: "now spelled asyncAfter(deadline:execute:)")
public func dispatch_after(
  _ when: UInt64, _ queue: DispatchQueue, _ block: @escaping @MainActor () -> Void
) {
  queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: when), execute: block)
}

/// Does something as soon as the present turn is over.
@available(*, deprecated, message: "now spelled async(execute:)")
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @MainActor () -> Void) {
  queue.async(execute: block)
}

extension Timer {
  /// The old name of `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  @available(
    *, deprecated,
    message: "now spelled scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimerWithTimeInterval(
    _ interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}

/// Prints a line.
@available(*, deprecated, message: "now spelled print(_:)")
public func println(_ value: Any) {
  print(value)
}

/// Prints an empty line.
@available(*, deprecated, message: "now spelled print()")
public func println() {
  print()
}
