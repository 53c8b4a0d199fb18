import CoreGraphics
import Engine
import Geometry
import Timelines

extension CALayer {
  /// The value under a key: a property's, or one that the program keeps there.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "frame": return frame
    case "name": return name
    case "sublayers": return sublayers
    case "mask": return mask
    default: break
    }
    let spelled = CALayer.storedKey(key)
    if let property = PropertyTable.property(key: spelled), isHome(of: property),
      kept[spelled] == nil || shadowInstant != nil
    {
      return read(spelled).anyValue
    }
    return kept[spelled]
  }

  /// Sets a property, or keeps a value under a key of the program's own.
  public func setValue(_ value: Any?, forKey key: String) {
    let spelled = CALayer.storedKey(key)
    switch key {
    case "frame":
      if case .rect(let rect)? = value.flatMap({ AnyValue($0).value }) { frame = CGRect(rect) }
      return
    case "name":
      name = value as? String
      return
    default: break
    }
    guard let property = PropertyTable.property(key: spelled), property.home != .view,
      isHome(of: property)
    else {
      kept[spelled] = value
      return
    }
    guard let value else { return write(spelled, property.initial) }
    if let meaning = AnyValue(value).value(as: property.kind) {
      write(spelled, meaning)
    } else {
      Conductor.current.note(
        "value-type", LayerMessage.unusable(AnyValue(value).typeName, for: key))
    }
  }

  /// The value at the end of a key path such as `transform.rotation.z`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = PropertyPath(keyPath)
    if path.component.isEmpty { return value(forKey: keyPath) }
    if path.root == "frame" { return Value.rect(Rect(frame)).component(path.component)?.anyValue }
    if path.root == "sublayers" { return nil }
    return read(path.root).component(path.component)?.anyValue
  }

  /// Sets a part of a property; the other parts stay.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = PropertyPath(keyPath)
    if path.component.isEmpty { return setValue(value, forKey: keyPath) }
    guard let kind = path.kind, let value, let meaning = AnyValue(value).value(as: kind) else {
      if path.kind == nil { noteUnknown(keyPath) }
      return
    }
    write(path.root, read(path.root).replacing(path.component, with: meaning))
  }

  private func noteUnknown(_ keyPath: String) {
    let nearest = nearestMatch(to: keyPath, among: PropertyPath.known)
    Conductor.current.note("key-path", LayerMessage.unknownKeyPath(keyPath, nearest: nearest))
  }

  /// Objective-C's names of flags have no `is`.
  static func storedKey(_ key: String) -> String {
    switch key {
    case "isHidden": "hidden"
    case "isDoubleSided": "doubleSided"
    default: key
    }
  }

  class func initialValue(forKey key: String) -> Any? {
    PropertyTable.property(key: storedKey(key))?.initial.anyValue
  }
}
