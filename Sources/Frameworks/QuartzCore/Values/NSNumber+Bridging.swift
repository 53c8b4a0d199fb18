// `someNumber as NSNumber` and back, as the compiler does it on Apple's systems. The standard library
// has no such conformance on Linux, and Foundation's belongs to a class of its own.
// swift-format-ignore-file: AvoidRetroactiveConformances

import CoreGraphics

extension CGFloat: _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }

  /// Takes the number out of its box.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }

  /// Takes the number out of its box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(number.doubleValue)
    return true
  }

  /// Takes the number out of its box; no box gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    guard let number else { return CGFloat() }
    return CGFloat(number.doubleValue)
  }
}

extension Double: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }

  /// Takes the number out of its box.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout Double?) {
    result = number.doubleValue
  }

  /// Takes the number out of its box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout Double?
  ) -> Bool {
    result = number.doubleValue
    return true
  }

  /// Takes the number out of its box; no box gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> Double {
    guard let number else { return Double() }
    return number.doubleValue
  }
}

extension Float: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }

  /// Takes the number out of its box.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout Float?) {
    result = number.floatValue
  }

  /// Takes the number out of its box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout Float?
  ) -> Bool {
    result = number.floatValue
    return true
  }

  /// Takes the number out of its box; no box gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> Float {
    guard let number else { return Float() }
    return number.floatValue
  }
}

extension Int: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }

  /// Takes the number out of its box.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout Int?) {
    result = number.intValue
  }

  /// Takes the number out of its box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout Int?
  ) -> Bool {
    result = number.intValue
    return true
  }

  /// Takes the number out of its box; no box gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> Int {
    guard let number else { return Int() }
    return number.intValue
  }
}

extension Bool: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }

  /// Takes the number out of its box.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout Bool?) {
    result = number.boolValue
  }

  /// Takes the number out of its box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout Bool?
  ) -> Bool {
    result = number.boolValue
    return true
  }

  /// Takes the number out of its box; no box gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> Bool {
    guard let number else { return Bool() }
    return number.boolValue
  }
}
