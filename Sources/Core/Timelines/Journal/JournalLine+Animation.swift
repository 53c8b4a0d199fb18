import Geometry

extension JournalLine {
  /// An animation in braces: key path, motion, then the attributes that are not as usual.
  mutating func animation(_ animation: Animation) {
    word("{")
    quoted(animation.keyPath)
    motion(animation.motion)
    timing(animation.timing)
    if let curve = animation.curve { attribute("curve", JournalLine.curve(curve)) }
    if animation.isAdditive { word("additive") }
    if animation.isCumulative { word("cumulative") }
    if !animation.isRemovedOnCompletion { word("stays") }
    if let animator = animation.animator { attribute("animator", "\(animator)") }
    if let block = animation.block { attribute("block", "\(block)") }
    word("}")
  }

  private mutating func attribute(_ name: String, _ text: String) { word("\(name)=\(text)") }

  private mutating func attribute(_ name: String, _ number: Double, unless usual: Double) {
    if number != usual || number.sign != usual.sign {
      attribute(name, JournalLine.number(number))
    }
  }

  private mutating func attribute(_ name: String, _ value: Value?) {
    guard let value else { return }
    var text = ""
    JournalLine.write(value, into: &text)
    attribute(name, text)
  }

  private mutating func motion(_ motion: Motion) {
    switch motion {
    case .basic(let from, let to, let by):
      word("basic")
      ends(from, to, by)
    case .spring(let spring, let from, let to, let by):
      word("spring")
      attribute("mass", spring.mass, unless: 1)
      attribute("stiffness", JournalLine.number(spring.stiffness))
      attribute("damping", JournalLine.number(spring.damping))
      attribute("velocity", spring.initialVelocity, unless: 0)
      if spring.allowsOverdamping { word("overdamped") }
      ends(from, to, by)
    case .keyframes(let frames): keyframes(frames)
    case .group(let children):
      word("group")
      for child in children { animation(child) }
    case .transition(let transition):
      word("transition")
      quoted(transition.kind)
      quoted(transition.subtype)
      attribute("start", transition.startProgress, unless: 0)
      attribute("end", transition.endProgress, unless: 1)
    }
  }

  private mutating func ends(_ from: Value?, _ to: Value?, _ by: Value?) {
    attribute("from", from)
    attribute("to", to)
    attribute("by", by)
  }

  private mutating func keyframes(_ frames: Keyframes) {
    word("keyframes")
    if !frames.values.isEmpty { attribute("values", Value.list(frames.values)) }
    if let path = frames.path { attribute("path", Value.outline(path)) }
    if let times = frames.keyTimes { attribute("times", "[\(JournalLine.numbers(times))]") }
    if !frames.curves.isEmpty {
      attribute("curves", "[" + frames.curves.map(JournalLine.curve).joined(separator: ";") + "]")
    }
    if frames.mode != .linear { attribute("mode", frames.mode.rawValue) }
    for (name, numbers) in [
      ("tensions", frames.tensions), ("continuities", frames.continuities),
      ("biases", frames.biases),
    ] where !numbers.isEmpty {
      attribute(name, "[\(JournalLine.numbers(numbers))]")
    }
    if frames.rotation != .none { attribute("rotation", frames.rotation.rawValue) }
  }

  private mutating func timing(_ timing: MediaTiming) {
    attribute("begin", JournalLine.number(timing.begin))
    attribute("duration", JournalLine.number(timing.duration))
    attribute("speed", timing.speed, unless: 1)
    attribute("timeOffset", timing.timeOffset, unless: 0)
    attribute("repeatCount", timing.repeatCount, unless: 0)
    attribute("repeatDuration", timing.repeatDuration, unless: 0)
    if timing.autoreverses { word("autoreverses") }
    if timing.fill != .removed { attribute("fill", timing.fill.rawValue) }
  }

  static func curve(_ curve: TimingCurve) -> String {
    numbers([curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y])
  }
}
