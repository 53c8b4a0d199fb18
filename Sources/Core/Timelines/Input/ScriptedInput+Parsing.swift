import Geometry

extension ScriptedInput {
  /// The words that a gesture can begin with.
  package static let gestureNames = [
    "tap", "doubletap", "pan", "swipe", "pinch", "rotate", "press", "set", "type",
    "background", "foreground",
  ]

  /// Reads one line of input.
  ///
  /// | line | means |
  /// |---|---|
  /// | `at 1.5s tap car` | a tap on the centre of car's model frame |
  /// | `at 1.5s tap 120,300` | a tap on a point of the stage |
  /// | `at 1s doubletap car` | two taps |
  /// | `at 2s pan box by 40,0 in 0.3s` | a drag; without `in` it takes 0.3 s |
  /// | `at 2s swipe box left` | a flick |
  /// | `at 2s pinch box to 1.5 in 0.3s`, `at 2s rotate box by 0.5 in 0.3s` | two fingers |
  /// | `at 2s press box for 0.6s` | a long press; without `for` it takes 0.6 s |
  /// | `at 0.5s set slider 0.4`, `at 0.5s type field "text"` | a control |
  /// | `at 2s background`, `at 3s foreground` | the program goes behind others and comes back |
  package static func parse(_ line: String) throws(InputError) -> ScriptedInput {
    var words = InputWords(line)
    do {
      return try words.input()
    } catch {
      throw InputError(line: line, reason: error)
    }
  }
}

extension ScriptedInput: CustomStringConvertible {
  /// The line that reads back as this input.
  package var description: String { "at \(FixedPoint.short(at.seconds))s \(command)" }

  /// The line without its time: `tap car`.
  package var command: String {
    let place =
      switch target {
      case .object(let name): name
      case .point(let point): "\(FixedPoint.short(point.x)),\(FixedPoint.short(point.y))"
      case .program: ""
      }
    let length = "\(FixedPoint.short(duration))s"
    switch gesture {
    case .tap(let count): return count == 2 ? "doubletap \(place)" : "tap \(place)"
    case .pan(let way):
      return "pan \(place) by \(FixedPoint.short(way.x)),\(FixedPoint.short(way.y)) in \(length)"
    case .swipe(let direction): return "swipe \(place) \(direction)"
    case .pinch(let scale): return "pinch \(place) to \(FixedPoint.short(scale)) in \(length)"
    case .rotate(let angle): return "rotate \(place) by \(FixedPoint.short(angle)) in \(length)"
    case .press: return "press \(place) for \(length)"
    case .set(let value): return "set \(place) \(FixedPoint.short(value))"
    case .type(let text): return "type \(place) \"\(text)\""
    case .background: return "background"
    case .foreground: return "foreground"
    }
  }
}

/// The words of a line of input, taken one after the other.
private struct InputWords {
  private var words: [Substring]
  private let line: String

  init(_ line: String) {
    self.line = line
    words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
  }

  mutating func input() throws(InputError.Reason) -> ScriptedInput {
    guard take("at") else { throw .noTime }
    guard let word = next() else { throw .noTime }
    guard let time = seconds(word), time >= 0, time < 1e6 else { throw .badTime(String(word)) }
    guard let gesture = next() else { throw .noGesture }
    guard ScriptedInput.gestureNames.contains(String(gesture)) else {
      throw .unknownGesture(
        String(gesture),
        nearest: nearestMatch(to: String(gesture), among: ScriptedInput.gestureNames))
    }
    let target = gesture.hasSuffix("ground") ? .program : try target()
    var input = ScriptedInput(
      at: Instant(seconds: time), gesture: .tap(count: 1), target: target)
    try finish(&input, String(gesture))
    if !words.isEmpty { throw .trailing(words.joined(separator: " ")) }
    return input
  }

  private mutating func finish(
    _ input: inout ScriptedInput, _ gesture: String
  ) throws(InputError.Reason) {
    switch gesture {
    case "doubletap": input.gesture = .tap(count: 2)
    case "pan":
      guard take("by"), let word = next(), let way = point(word) else {
        throw .expected("\"by\" and a vector such as 40,0")
      }
      input.gesture = .pan(by: way)
      input.duration = try length("in", usual: 0.3)
    case "swipe":
      let directions = ["left", "right", "up", "down"]
      guard let word = next(), directions.contains(String(word)) else {
        throw .expected("left, right, up or down")
      }
      input.gesture = .swipe(String(word))
      input.duration = try length("in", usual: 0.1)
    case "pinch":
      guard take("to"), let word = next(), let scale = Double(word), scale > 0, scale.isFinite
      else { throw .expected("\"to\" and a factor above 0") }
      input.gesture = .pinch(scale: scale)
      input.duration = try length("in", usual: 0.3)
    case "rotate":
      guard take("by"), let word = next(), let angle = Double(word), angle.isFinite else {
        throw .expected("\"by\" and an angle in radians")
      }
      input.gesture = .rotate(by: angle)
      input.duration = try length("in", usual: 0.3)
    case "press":
      input.gesture = .press
      input.duration = try length("for", usual: 0.6)
    case "set":
      guard let word = next(), let value = Double(word), value.isFinite else {
        throw .expected("a number to set")
      }
      input.gesture = .set(value)
    case "type": input.gesture = .type(try text())
    case "background": input.gesture = .background
    case "foreground": input.gesture = .foreground
    default: break
    }
  }

  private mutating func length(
    _ word: String, usual: Double
  ) throws(InputError.Reason) -> Double {
    guard take(word) else { return usual }
    guard let text = next(), let time = seconds(text), time >= 0, time < 1e6 else {
      throw .expected("a time after \"\(word)\"")
    }
    return time
  }

  private mutating func target() throws(InputError.Reason) -> ScriptedInput.Target {
    guard let word = next() else { throw .noTarget }
    if word == "(new", let type = next() { return .object("(new \(type)") }
    if let point = point(word) { return .point(point) }
    return .object(String(word))
  }

  /// Everything between the quotes at the end of the line.
  private mutating func text() throws(InputError.Reason) -> String {
    guard let first = line.firstIndex(of: "\""), line.hasSuffix("\"") else {
      throw .expected("a text in quotes")
    }
    let last = line.index(before: line.endIndex)
    guard first < last else { throw .expected("a text in quotes") }
    words = []
    return String(line[line.index(after: first)..<last])
  }

  private mutating func next() -> Substring? { words.isEmpty ? nil : words.removeFirst() }

  private mutating func take(_ word: String) -> Bool {
    guard words.first.map({ $0 == word }) ?? false else { return false }
    words.removeFirst()
    return true
  }

  private func seconds(_ word: Substring) -> Double? {
    guard let number = Double(word.hasSuffix("s") ? word.dropLast() : word), number.isFinite
    else { return nil }
    return number
  }

  private func point(_ word: Substring) -> Point? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }
}
