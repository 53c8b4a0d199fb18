// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Engine

/// The virtual clock: seconds since the program began.
///
/// On a device this is the time since it was switched on.
public func CACurrentMediaTime() -> CFTimeInterval { Conductor.current.seconds }
