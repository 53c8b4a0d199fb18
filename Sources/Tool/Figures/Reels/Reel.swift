/// Turns values over time into CSS animations.
///
/// Every animation of a figure has the same length and starts together, so that they stay in step.
struct Reel {
  /// A property that CSS can animate; its resting value is an attribute of the same name.
  struct Property: Sendable {
    var name: String
    /// What SVG assumes without the attribute, so that it need not be written; nil: always written.
    var implied: [Double]?
    /// How far a value shown may be from the true one, component by component.
    var tolerances: [Double]
    /// The value as style sheets write it.
    var css: @Sendable ([Double]) -> String
    /// The value as the attribute writes it.
    var plain: @Sendable ([Double]) -> String
  }

  /// Seconds of the shots.
  let times: [Double]
  /// Which shot is drawn where nothing can move.
  let still: Int
  /// Seconds from the start to the next start.
  let length: Double
  private(set) var rules: [String] = []
  private var count = 0

  /// How long the end rests before the figure starts again, in seconds.
  static let rest = 0.8

  init(times: [Double], still: Int) {
    self.times = times
    self.still = still
    length = (times.last ?? 0) + Self.rest
  }

  /// Gives an element a property's value at rest, and its course if there is one.
  mutating func animate(
    _ element: inout MarkupElement, _ tracks: [(property: Property, values: [[Double]])]
  ) {
    var animations: [String] = []
    for (property, values) in tracks {
      guard values.indices.contains(still) else { continue }
      if values[still] != property.implied {
        element.set(property.name, property.plain(values[still]))
      }
      let kept = KeyframeReduction.kept(
        times: times, values: values, tolerances: property.tolerances)
      guard kept.count > 1 else { continue }
      count += 1
      rules.append(keyframes("k\(count)", property, kept.map { (times[$0], values[$0]) }))
      animations.append("k\(count) \(Digits.text(length))s linear infinite")
    }
    guard !animations.isEmpty else { return }
    count += 1
    element.set("class", "a\(count)")
    rules.append(".a\(count){animation:\(animations.joined(separator: ","))}")
  }

  /// The style sheet: everything moves only where the reader's system does not object.
  var styleSheet: String {
    guard !rules.isEmpty else { return "" }
    let moving = rules.filter { $0.hasPrefix(".") } + [".trail{display:none}"]
    return rules.filter { $0.hasPrefix("@") }.joined(separator: "\n")
      + "\n@media(prefers-reduced-motion:no-preference){\n" + moving.joined(separator: "\n")
      + "\n}\n"
  }

  private func keyframes(
    _ name: String, _ property: Property, _ frames: [(time: Double, value: [Double])]
  ) -> String {
    var text = "@keyframes \(name){"
    for (index, frame) in frames.enumerated() {
      var percent = frame.time / length * 100
      // Two frames at one time would be one rule; the left side of a jump goes a hair before it.
      if index + 1 < frames.count, frames[index + 1].time == frame.time { percent -= 0.0002 }
      text += "\(Digits.text(max(percent, 0), places: 4))%{\(property.name):"
      text += property.css(frame.value) + "}"
    }
    if let last = frames.last { text += "to{\(property.name):\(property.css(last.value))}" }
    return text + "}"
  }
}

extension Reel.Property {
  /// How far a point may be shown from its place, in points.
  static let allowance = 0.06

  /// A place, a turn and a scale of something whose corners lie up to `extent` points from its
  /// origin: the farther they are, the less a turn may be off.
  static func transform(extent: Double) -> Reel.Property {
    let linear = allowance / max(extent, 1)
    let digits: @Sendable ([Double]) -> [String] = { numbers in
      numbers.enumerated().map { Digits.text($1, places: $0 < 4 ? 5 : 3) }
    }
    return Reel.Property(
      name: "transform", implied: [1, 0, 0, 1, 0, 0],
      tolerances: [linear, linear, linear, linear, allowance],
      css: { "matrix(\(digits($0).joined(separator: ",")))" },
      plain: { "matrix(\(digits($0).joined(separator: " ")))" })
  }

  static let opacity = share("opacity")
  static let fillOpacity = share("fill-opacity")
  static let strokeOpacity = share("stroke-opacity")
  static let fill = color("fill")
  static let stroke = color("stroke")
  static let strokeWidth = length("stroke-width")

  /// A number from 0 to 1; 1 is what SVG assumes.
  static func share(_ name: String) -> Reel.Property {
    Reel.Property(
      name: name, implied: [1], tolerances: [0.002],
      css: { Digits.text($0[0], places: 4) }, plain: { Digits.text($0[0], places: 4) })
  }

  /// A length in points.
  static func length(_ name: String) -> Reel.Property {
    Reel.Property(
      name: name, implied: ["x", "y", "rx"].contains(name) ? [0] : nil,
      tolerances: [allowance], css: { Digits.text($0[0]) + "px" },
      plain: { Digits.text($0[0]) })
  }

  /// Red, green and blue from 0 to 1.
  static func color(_ name: String) -> Reel.Property {
    let text: @Sendable ([Double]) -> String = { parts in
      "rgb(\(parts.map { Digits.text(min(max($0, 0), 1) * 255, places: 0) }.joined(separator: ",")))"
    }
    return Reel.Property(
      name: name, implied: nil, tolerances: [0.004], css: text, plain: text)
  }

  /// Lengths of strokes and gaps.
  static let dashes = Reel.Property(
    name: "stroke-dasharray", implied: nil, tolerances: [0.002],
    css: { $0.map { Digits.text($0, places: 4) }.joined(separator: " ") },
    plain: { $0.map { Digits.text($0, places: 4) }.joined(separator: " ") })

  static let dashOffset = length("stroke-dashoffset")
}
