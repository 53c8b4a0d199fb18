import CoreGraphics
import Engine

/// What `@objc protocol` is bound to.
public typealias _Obj = AnyObject

/// Storage for a property marked `@NSManaged`, which Apple's runtime makes.
@propertyWrapper
public struct _Managed<Value> {
  private var stored: Value?

  /// A property that holds nothing yet: zero, false, no text, or nil.
  public init() {}

  /// The value.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      guard let empty = Self.emptyValue as? Value else {
        Conductor.current.stop(
          reason: "a property marked @NSManaged was read before it was set",
          remedy: "give it a value first, or take @NSManaged away and write one behind it")
        fatalError("a property marked @NSManaged was read before it was set")
      }
      return empty
    }
    set {
      stored = newValue
      Conductor.current.note(
        "managed-property",
        "a property marked @NSManaged changes at once here: no animation draws its way")
    }
  }

  private static var emptyValue: Any? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ())
    }
    let known: [Any] = [
      CGFloat(0), 0.0, Float(0), 0, Int32(0), Int64(0), Int16(0), false, "", CGPoint.zero,
      CGSize.zero, CGRect.zero,
    ]
    return known.first { $0 is Value }
  }
}
