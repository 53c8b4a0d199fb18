import Geometry

extension Value {
  /// A part of this value such as `x`, `size.width`, `red` or `rotation.z`; nil if it has none so called.
  ///
  /// An empty name means the whole value.
  package func component(_ name: String) -> Value? {
    if name.isEmpty { return self }
    switch self {
    case .point(let point): return point.component(name)
    case .size(let size): return size.component(name)
    case .rect(let rect): return rect.component(name)
    case .color(let color): return color.component(name).map(Value.number)
    case .matrix(let matrix): return matrix.component(name)
    case .matrix3D(let matrix): return matrix.component(name)
    default: return nil
    }
  }

  /// This value with one part replaced; unchanged when it has no such part or the kinds differ.
  package func replacing(_ name: String, with part: Value) -> Value {
    if name.isEmpty { return part }
    switch self {
    case .point(var point):
      point.replace(name, with: part)
      return .point(point)
    case .size(var size):
      size.replace(name, with: part)
      return .size(size)
    case .rect(var rect):
      rect.replace(name, with: part)
      return .rect(rect)
    case .color(var color):
      color.replace(name, with: part)
      return .color(color)
    case .matrix(let matrix): return matrix.replacing(name, with: part)
    case .matrix3D(let matrix): return matrix.replacing(name, with: part)
    default: return self
    }
  }

  /// The number this value is, if it is one; a flag counts as 0 or 1.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }
}

extension Point {
  fileprivate func component(_ name: String) -> Value? {
    switch name {
    case "x": .number(x)
    case "y": .number(y)
    default: nil
    }
  }

  fileprivate mutating func replace(_ name: String, with part: Value) {
    guard let number = part.number else { return }
    switch name {
    case "x": x = number
    case "y": y = number
    default: break
    }
  }
}

extension Size {
  fileprivate func component(_ name: String) -> Value? {
    switch name {
    case "width": .number(width)
    case "height": .number(height)
    default: nil
    }
  }

  fileprivate mutating func replace(_ name: String, with part: Value) {
    guard let number = part.number else { return }
    switch name {
    case "width": width = number
    case "height": height = number
    default: break
    }
  }
}

extension Rect {
  fileprivate func component(_ name: String) -> Value? {
    switch name {
    case "origin": .point(origin)
    case "size": .size(size)
    case "origin.x": .number(origin.x)
    case "origin.y": .number(origin.y)
    case "size.width", "width": .number(size.width)
    case "size.height", "height": .number(size.height)
    case "minX": .number(minX)
    case "midX": .number(midX)
    case "maxX": .number(maxX)
    case "minY": .number(minY)
    case "midY": .number(midY)
    case "maxY": .number(maxY)
    default: nil
    }
  }

  fileprivate mutating func replace(_ name: String, with part: Value) {
    switch (name, part) {
    case ("origin", .point(let point)): origin = point
    case ("size", .size(let newSize)): size = newSize
    case ("origin.x", _): origin.x = part.number ?? origin.x
    case ("origin.y", _): origin.y = part.number ?? origin.y
    case ("size.width", _), ("width", _): size.width = part.number ?? size.width
    case ("size.height", _), ("height", _): size.height = part.number ?? size.height
    default: break
    }
  }
}

extension Color {
  fileprivate func component(_ name: String) -> Double? {
    switch name {
    case "red": red
    case "green": green
    case "blue": blue
    case "alpha": alpha
    default: nil
    }
  }

  fileprivate mutating func replace(_ name: String, with part: Value) {
    guard let number = part.number else { return }
    switch name {
    case "red": red = number
    case "green": green = number
    case "blue": blue = number
    case "alpha": alpha = number
    default: break
    }
  }
}
