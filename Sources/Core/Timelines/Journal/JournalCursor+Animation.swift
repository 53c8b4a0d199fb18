import Geometry

extension JournalCursor {
  /// Takes an animation in braces.
  mutating func animation(depth: Int = 0) throws(JournalError.Reason) -> Animation {
    guard depth < JournalCursor.deepest else { throw .tooDeep }
    guard try word("an animation") == "{" else { throw .expected("an animation") }
    try space(before: "a key path")
    var parts = AnimationParts(keyPath: try quoted("a key path"))
    try space(before: "a motion")
    parts.motion = try word("a motion")
    if parts.motion == "transition" {
      try space(before: "a transition's kind")
      parts.transition.kind = try quoted("a transition's kind")
      try space(before: "a transition's subtype")
      parts.transition.subtype = try quoted("a transition's subtype")
    }
    while true {
      try space(before: "the end of an animation")
      if skip(0x7D) { break }
      if next == 0x7B {
        parts.children.append(try animation(depth: depth + 1))
      } else {
        try attribute(of: &parts)
      }
    }
    return try parts.animation()
  }

  private mutating func attribute(of parts: inout AnimationParts) throws(JournalError.Reason) {
    let name = try attributeName()
    guard skip(0x3D) else {
      try parts.raise(name)
      return
    }
    switch name {
    case "from": parts.from = try value()
    case "to": parts.to = try value()
    case "by": parts.by = try value()
    case "values":
      guard case .list(let values) = try value() else { throw .expected("values") }
      parts.frames.values = values
    case "path":
      guard case .outline(let path) = try value() else { throw .expected("a path") }
      parts.frames.path = path
    case "times": parts.frames.keyTimes = try numberList("key times")
    case "tensions": parts.frames.tensions = try numberList("tensions")
    case "continuities": parts.frames.continuities = try numberList("continuities")
    case "biases": parts.frames.biases = try numberList("biases")
    case "curve": parts.curve = try curve()
    case "curves": parts.frames.curves = try curveList()
    case "mode":
      guard let mode = CalculationMode(rawValue: try word("a mode")) else {
        throw .expected("a mode")
      }
      parts.frames.mode = mode
    case "rotation":
      guard let rotation = PathRotation(rawValue: try word("a rotation")) else {
        throw .expected("a rotation")
      }
      parts.frames.rotation = rotation
    case "fill":
      guard let fill = FillMode(rawValue: try word("a fill mode")) else {
        throw .expected("a fill mode")
      }
      parts.timing.fill = fill
    case "animator": parts.animator = try integer("an animator")
    case "block": parts.block = try integer("a block")
    default: try parts.set(name, to: try number(name))
    }
  }

  private mutating func curve() throws(JournalError.Reason) -> TimingCurve {
    let n = try numbers(4, "a curve")
    guard (0...1).contains(n[0]), (0...1).contains(n[2]) else { throw .outOfRange("a curve's x") }
    return TimingCurve(control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3]))
  }

  private mutating func curveList() throws(JournalError.Reason) -> [TimingCurve] {
    guard skip(0x5B) else { throw .expected("curves") }
    var curves = [try curve()]
    while skip(0x3B) { curves.append(try curve()) }
    guard skip(0x5D) else { throw .expected("curves") }
    return curves
  }

  private mutating func numberList(_ what: String) throws(JournalError.Reason) -> [Double] {
    guard skip(0x5B) else { throw .expected(what) }
    if skip(0x5D) { return [] }
    var numbers = [try number(what)]
    while skip(0x2C) { numbers.append(try number(what)) }
    guard skip(0x5D) else { throw .expected(what) }
    return numbers
  }
}

/// The attributes of an animation while its line is read.
struct AnimationParts {
  var keyPath: String
  var motion = ""
  var from: Value?
  var to: Value?
  var by: Value?
  var spring = SpringConstants(stiffness: 100, damping: 10)
  var frames = Keyframes()
  var children: [Animation] = []
  var transition = Transition(kind: "")
  var timing = MediaTiming(begin: 0, duration: 0)
  var curve: TimingCurve?
  var isAdditive = false
  var isCumulative = false
  var isRemovedOnCompletion = true
  var animator: Int?
  var block: Int?

  init(keyPath: String) { self.keyPath = keyPath }

  /// Notes a word that stands for itself.
  mutating func raise(_ word: String) throws(JournalError.Reason) {
    switch word {
    case "additive": isAdditive = true
    case "cumulative": isCumulative = true
    case "stays": isRemovedOnCompletion = false
    case "autoreverses": timing.autoreverses = true
    case "overdamped": spring.allowsOverdamping = true
    default: throw .unknownWord(word, expected: "an attribute")
    }
  }

  mutating func set(_ name: String, to number: Double) throws(JournalError.Reason) {
    switch name {
    case "begin": timing.begin = number
    case "duration": timing.duration = number
    case "speed": timing.speed = number
    case "timeOffset": timing.timeOffset = number
    case "repeatCount": timing.repeatCount = number
    case "repeatDuration": timing.repeatDuration = number
    case "mass": spring.mass = number
    case "stiffness": spring.stiffness = number
    case "damping": spring.damping = number
    case "velocity": spring.initialVelocity = number
    case "start": transition.startProgress = number
    case "end": transition.endProgress = number
    default: throw .unknownWord(name, expected: "an attribute")
    }
  }

  /// The animation, if its parts make sense together.
  func animation() throws(JournalError.Reason) -> Animation {
    guard timing.duration > 0 else { throw .outOfRange("a duration") }
    guard timing.begin.isFinite, timing.speed.isFinite, timing.timeOffset.isFinite,
      timing.repeatCount >= 0, timing.repeatDuration >= 0
    else { throw .outOfRange("an animation's timing") }
    let made: Motion
    switch motion {
    case "basic": made = .basic(from: from, to: to, by: by)
    case "spring":
      guard spring.mass > 0, spring.stiffness > 0, spring.damping >= 0 else {
        throw .outOfRange("a spring")
      }
      made = .spring(spring, from: from, to: to, by: by)
    case "keyframes": made = .keyframes(frames)
    case "group": made = .group(children)
    case "transition": made = .transition(transition)
    default: throw .unknownWord(motion, expected: "a motion")
    }
    return Animation(
      keyPath: keyPath, motion: made, timing: timing, curve: curve, isAdditive: isAdditive,
      isCumulative: isCumulative, isRemovedOnCompletion: isRemovedOnCompletion,
      animator: animator, block: block)
  }
}
