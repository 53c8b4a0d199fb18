import Geometry
import Samples
import Timelines

/// Seeded programs of every kind of record, for properties that must hold of all of them.
struct RandomProgram {
  private var random: Seeded
  private var script = Script()
  private var serial = 0
  private var live: [Int] = []
  private var animators: [ObjectID] = []

  static func timeline(seed: UInt64) -> Timeline {
    var program = RandomProgram(random: Seeded(seed: seed))
    program.write()
    return program.script.timeline
  }

  private init(random: Seeded) { self.random = random }

  private mutating func write() {
    script.view(1, in: 0, type: "UIWindow")
    script.write(.initial(1, key: "isUserInteractionEnabled", .flag(false)))
    for id in 2...5 {
      if chance(0.5) {
        script.view(id, in: 1)
      } else {
        script.layer(id, in: 1, type: "CAShapeLayer")
      }
      script.set(id, "bounds", .rect(rect()))
      script.set(id, "position", .point(point()))
    }
    script.write(.object(6, kind: .animator, type: "UIViewPropertyAnimator", layerType: ""))
    animators = [6]
    for _ in 0..<40 {
      script.time += [0, 0, 0.1, 0.25, 1.0 / 3].randomElement(using: &random) ?? 0
      step()
    }
    script.write(.name(2, "box \"2\"\n字"))
    script.write(.end("idle"))
  }

  private mutating func step() {
    let id = Int.random(in: 2...5, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: script.set(id, "opacity", .number(number(0, 1)))
    case 1: script.set(id, "position", .point(point()))
    case 2: script.set(id, "backgroundColor", chance(0.8) ? .color(color()) : .none)
    case 3:
      script.write(.insert(id, into: 1, at: 0))
    case 4:
      if let last = live.popLast() { script.drop(last, finished: chance(0.5)) }
    case 5:
      script.write(
        .pace(
          animators[0],
          Pace(
            local: number(0, 1), speed: [0, 1, -1].randomElement(using: &random) ?? 0,
            scrubsLinearly: chance(0.3))), sites: [7])
    case 6:
      script.write(.event(.completion(finished: chance(0.5), block: 3, objects: [id])))
      script.write(.event(.output("line with \\ and \u{1}")))
    case 7: script.write(.note(rule: "rule", text: "text"))
    default:
      serial += 1
      live.append(serial)
      script.write(
        .add(id, key: "key-\(serial)", serial: serial, animation(depth: 0)), sites: [1, 2, 3, 4])
    }
  }

  private mutating func animation(depth: Int) -> Animation {
    let kinds: [(String, (inout RandomProgram) -> Value)] = [
      ("opacity", { .number($0.number(0, 1)) }), ("position", { .point($0.point()) }),
      ("position.x", { .number($0.number(-99, 99)) }), ("bounds", { .rect($0.rect()) }),
      ("bounds.size", { .size($0.rect().size) }), ("transform", { .matrix($0.matrix()) }),
      ("transform.rotation.z", { .number($0.number(-6, 6)) }),
      ("transform.scale.x", { .number($0.number(0.1, 3)) }),
      ("transform.rotation.y", { .number($0.number(-3, 3)) }),
      ("backgroundColor", { .color($0.color()) }), ("strokeEnd", { .number($0.number(0, 1)) }),
      ("hidden", { .flag($0.chance(0.5)) }), ("unheardOf", { .number($0.number(0, 1)) }),
    ]
    let (keyPath, value) = kinds[Int.random(in: kinds.indices, using: &random)]
    var motion = motion(value)
    if depth < 2, chance(0.15) {
      motion = .group((0..<2).map { _ in animation(depth: depth + 1) })
    }
    if keyPath == "position", chance(0.2) {
      motion = .keyframes(
        Keyframes(
          path: Outline(ovalIn: Rect(x: 0, y: 0, width: 90, height: 40)),
          mode: chance(0.5) ? .paced : .linear, rotation: chance(0.5) ? .auto : .none))
    }
    var timing = MediaTiming(
      begin: (depth == 0 ? script.time : 0) + (chance(0.3) ? 0.2 : 0), duration: number(0.1, 1.5),
      repeatCount: [0, 0, 2, 2.5, .infinity].randomElement(using: &random) ?? 0,
      autoreverses: chance(0.3),
      fill: [FillMode.removed, .forwards, .backwards, .both].randomElement(using: &random) ?? .both)
    if chance(0.1) { timing.speed = [2, -1, 0.5].randomElement(using: &random) ?? 1 }
    if chance(0.1) { timing.timeOffset = 0.1 }
    return Animation(
      keyPath: keyPath, motion: motion, timing: timing,
      curve: [nil, .easeIn, .standard].randomElement(using: &random) ?? nil,
      isAdditive: chance(0.4), isCumulative: chance(0.1), isRemovedOnCompletion: chance(0.8),
      animator: depth == 0 && chance(0.2) ? animators[0] : nil, block: chance(0.5) ? 4 : nil)
  }

  private mutating func motion(_ value: (inout RandomProgram) -> Value) -> Motion {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let spring = SpringConstants.fitting(
        duration: number(0.2, 1), dampingRatio: number(0.1, 1), velocity: number(-2, 2))
      return .spring(spring, from: value(&self), to: value(&self), by: nil)
    case 1:
      let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      return .keyframes(
        Keyframes(
          values: [value(&self), value(&self), value(&self)],
          keyTimes: chance(0.5) ? [0, 0.3, 1] : nil,
          curves: chance(0.3) ? [.easeIn, .easeOut] : [],
          mode: modes.randomElement(using: &random) ?? .linear))
    default:
      return .basic(
        from: chance(0.8) ? value(&self) : nil, to: chance(0.8) ? value(&self) : nil,
        by: chance(0.1) ? value(&self) : nil)
    }
  }

  private mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    random.number(in: low...high)
  }

  private mutating func point() -> Point { Point(x: number(0, 400), y: number(0, 800)) }

  private mutating func rect() -> Rect {
    Rect(x: 0, y: 0, width: number(1, 200), height: number(1, 200))
  }

  private mutating func color() -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0, 1))
  }

  private mutating func matrix() -> Matrix {
    chance(0.1)
      ? Matrix(scaleX: number(0, 1), y: 0)
      : Matrix(rotation: number(-3, 3)).scaled(x: number(-2, 2), y: number(0.1, 2))
  }
}
