// `"text" as NSString` and back, as the compiler does it on Apple's systems.
// swift-format-ignore-file: AvoidRetroactiveConformances

import QuartzCore

extension String: @retroactive _ObjectiveCBridgeable {
  /// The text as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: self) }

  /// Takes the text out.
  public static func _forceBridgeFromObjectiveC(_ object: NSString, result: inout String?) {
    result = object.text
  }

  /// Takes the text out.
  public static func _conditionallyBridgeFromObjectiveC(
    _ object: NSString, result: inout String?
  ) -> Bool {
    result = object.text
    return true
  }

  /// Takes the text out; nothing gives the empty text.
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSString?) -> String {
    object?.text ?? ""
  }
}

// A text may stand where an object that can be copied is asked for, as with bridging.
extension String: NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone?) -> Any { self }
}

extension Int: NSCopying {
  /// The number itself.
  public func copy(with zone: NSZone?) -> Any { self }
}
