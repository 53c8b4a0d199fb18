// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Locks of Objective-C. There is one thread here, so nothing ever waits.

/// Takes the lock of an object; 0 for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Gives the lock of an object back; 0 for success.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
