// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Engine

/// The virtual clock: seconds since the program began.
///
/// On a device this is the time since it was switched on.
public func CACurrentMediaTime() -> CFTimeInterval { Conductor.current.seconds }

/// The virtual clock in seconds since the start of 2001, as `Date` counts: a run starts with 2020.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  // 2020-01-01 lies 6,939 days after 2001-01-01.
  6_939 * 86_400 + Conductor.current.seconds
}
