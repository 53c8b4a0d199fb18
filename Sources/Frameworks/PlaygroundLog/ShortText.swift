/// Values as a learner likes to read them: points as `(50, 100)`, texts in quotes, no addresses.
enum ShortText {
  static func of(_ value: Any, depth: Int = 0) -> String {
    if let text = scalar(value) { return text }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { of($0.value, depth: depth) } ?? "nil"
    case .collection: return list(mirror, depth: depth)
    case .set: return "[" + elements(mirror, depth: depth).sorted().joined(separator: ", ") + "]"
    case .dictionary: return dictionary(mirror, depth: depth)
    case .tuple: return "(" + fields(mirror, depth: depth).joined(separator: ", ") + ")"
    default: break
    }
    if let numbers = figures(value, mirror) { return "(" + numbers.joined(separator: ", ") + ")" }
    if let described = value as? any CustomStringConvertible { return brief(described.description) }
    return compound(value, mirror, depth: depth)
  }

  /// Shortens the descriptions of views: `<UIView: frame = (0 0; 10 10)>` is `UIView (0, 0, 10, 10)`.
  private static func brief(_ description: String) -> String {
    guard description.first == "<", description.last == ">" else { return description }
    let inner = description.dropFirst().dropLast()
    let type = inner.prefix { $0 != ":" && $0 != ";" && $0 != " " }
    guard inner.dropFirst(type.count).hasPrefix(": frame = (") else {
      return inner.count == type.count ? String(type) : description
    }
    let numbers = inner.dropFirst(type.count + 11).prefix { $0 != ")" }
      .split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
    guard numbers.count == 4 else { return description }
    return "\(type) (" + numbers.map(figure).joined(separator: ", ") + ")"
  }

  private static func scalar(_ value: Any) -> String? {
    if let text = value as? String { return text.debugDescription }
    if let text = value as? Substring { return text.debugDescription }
    if let character = value as? Character { return character.debugDescription }
    if let number = value as? Double { return "\(number)" }
    if let number = value as? any BinaryFloatingPoint { return "\(Double(number))" }
    if let number = value as? any BinaryInteger { return "\(number)" }
    if let flag = value as? Bool { return "\(flag)" }
    return nil
  }

  private static func compound(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    let type = "\(Swift.type(of: value))"
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return ".\(value)" }
      let inner = of(payload.value, depth: depth + 1)
      return ".\(payload.label ?? "")" + (inner.hasPrefix("(") ? inner : "(\(inner))")
    case .struct:
      guard depth < 3 else { return "\(type)(…)" }
      // A task and its like hold nothing that one could read.
      let isOpaque = mirror.children.contains {
        String(reflecting: Swift.type(of: $0.value)).hasPrefix("Builtin.")
      }
      if isOpaque { return type }
      return "\(type)(" + fields(mirror, depth: depth).joined(separator: ", ") + ")"
    case .class: return type
    default: return value is any Any.Type ? "\(value).self" : type
    }
  }

  /// The numbers of a geometric value of Apple's, such as a rectangle's four; nil for others.
  private static func figures(_ value: Any, _ mirror: Mirror) -> [String]? {
    let type = String(reflecting: Swift.type(of: value))
    guard mirror.displayStyle == .struct,
      type.hasPrefix("CoreGraphics.CG") || type.hasPrefix("UIKit.UIEdgeInsets")
        || type.hasPrefix("UIKit.UIOffset") || type.hasPrefix("Foundation.CG")
    else { return nil }
    var numbers: [String] = []
    guard collect(mirror, into: &numbers), !numbers.isEmpty else { return nil }
    return numbers
  }

  private static func collect(_ mirror: Mirror, into numbers: inout [String]) -> Bool {
    for child in mirror.children {
      if let number = child.value as? any BinaryFloatingPoint {
        numbers.append(figure(Double(number)))
      } else {
        let inner = Mirror(reflecting: child.value)
        guard inner.displayStyle == .struct, collect(inner, into: &numbers) else { return false }
      }
    }
    return true
  }

  /// A number to six digits behind the point, without idle zeros.
  private static func figure(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
    let scaled = Int64((number * 1_000_000).rounded(.toNearestOrEven))
    let whole = scaled.magnitude / 1_000_000
    var rest = String(scaled.magnitude % 1_000_000)
    rest = String(repeating: "0", count: 6 - rest.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(whole)" + (rest.isEmpty ? "" : ".\(rest)")
  }

  private static func list(_ mirror: Mirror, depth: Int) -> String {
    let shown = elements(mirror, depth: depth)
    let more = mirror.children.count - shown.count
    return "[" + shown.joined(separator: ", ") + (more > 0 ? ", … \(more) more" : "") + "]"
  }

  private static func elements(_ mirror: Mirror, depth: Int) -> [String] {
    mirror.children.prefix(30).map { of($0.value, depth: depth + 1) }
  }

  /// Keys in the order of their text, since a dictionary has none of its own.
  private static func dictionary(_ mirror: Mirror, depth: Int) -> String {
    let pairs = mirror.children.prefix(1_000).compactMap { child -> String? in
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      guard parts.count == 2 else { return nil }
      return of(parts[0], depth: depth + 1) + ": " + of(parts[1], depth: depth + 1)
    }
    guard !pairs.isEmpty else { return "[:]" }
    let more = pairs.count > 30 ? ", … \(mirror.children.count - 30) more" : ""
    return "[" + pairs.sorted().prefix(30).joined(separator: ", ") + more + "]"
  }

  private static func fields(_ mirror: Mirror, depth: Int) -> [String] {
    mirror.children.map { child in
      let text = of(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
  }
}
