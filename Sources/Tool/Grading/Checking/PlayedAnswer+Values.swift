import Geometry
import Lessons
import Timelines

extension PlayedAnswer {
  /// The value of an expression at a moment.
  func value(_ expression: Expression, at moment: Moment) throws(Trouble) -> Value {
    switch expression {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .color(let red, let green, let blue, let alpha, _):
      return .color(Color(red: red, green: green, blue: blue, alpha: alpha))
    case .list(let parts):
      var values: [Value] = []
      for part in parts { values.append(try value(part, at: moment)) }
      return .list(values)
    case .identity: return .matrix(.identity)
    case .nothing: return .none
    case .stageWidth: return .number(timeline.stage.width)
    case .stageHeight: return .number(timeline.stage.height)
    case .property(let reference):
      return timeline.value(try property(reference), at: moment.time, moment.side)
    case .count(let selector): return .number(Double(try count(selector, at: moment)))
    case .point(let x, let y):
      return .point(Point(x: try number(x, at: moment), y: try number(y, at: moment)))
    case .negated(let inner):
      let value = try value(inner, at: moment)
      guard let result = value.scaled(by: -1) else { throw .notComparable("-", inner.text) }
      return result
    case .arithmetic(let left, let operation, let right):
      return try arithmetic(left, operation, right, at: moment)
    case .call(let function, let arguments):
      return .number(try call(function, arguments, at: moment))
    }
  }

  private func number(_ expression: Expression, at moment: Moment) throws(Trouble) -> Double {
    let value = try value(expression, at: moment)
    guard let number = value.number else {
      throw .notComparable(expression.text, ValueText.value(value))
    }
    return number
  }

  private func arithmetic(
    _ left: Expression, _ operation: ArithmeticOperator, _ right: Expression, at moment: Moment
  ) throws(Trouble) -> Value {
    let a = try value(left, at: moment)
    let b = try value(right, at: moment)
    let result: Value? =
      switch operation {
      case .plus: a.adding(b)
      case .minus: a.subtracting(b)
      case .times: b.number.flatMap(a.scaled) ?? a.number.flatMap(b.scaled)
      case .divided: b.number.flatMap { $0 == 0 ? nil : a.scaled(by: 1 / $0) }
      }
    guard let result else { throw .notComparable(left.text, right.text) }
    return result
  }

  private func call(
    _ function: Function, _ arguments: [Expression], at moment: Moment
  ) throws(Trouble) -> Double {
    var values: [Value] = []
    for argument in arguments { values.append(try value(argument, at: moment)) }
    let numbers = values.compactMap(\.number)
    switch function {
    case .abs where values.count == 1 && numbers.count == 1: return numbers[0].magnitude
    case .min where numbers.count == values.count: return numbers.min() ?? 0
    case .max where numbers.count == values.count: return numbers.max() ?? 0
    case .distance where values.count == 2:
      if let distance = values[0].distance(from: values[1]) { return distance }
    case .length where values.count == 1:
      if let parts = values[0].parts {
        return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
    default: break
    }
    let text = Expression.call(function, arguments).text
    throw .notComparable(text, values.map { ValueText.value($0) }.joined(separator: ", "))
  }

  /// How many things a selector finds at a moment; tracks count over the whole timeline.
  func count(_ selector: Selector, at moment: Moment) throws(Trouble) -> Int {
    switch selector {
    case .subviews(let reference):
      let children = timeline.children(of: try object(reference), at: moment.time, moment.side)
      return children.filter { timeline.kind(of: $0) == .view }.count
    case .tracks(nil): return tracks.count
    case .tracks(let reference?):
      let id = try object(reference)
      return tracks.filter { $0.reference.object == id }.count
    case .views(let type):
      return viewsInTree(at: moment).filter { timeline.typeName(of: $0) == type }.count
    case .events(let pattern):
      return try occurrences(of: pattern).filter { moment.includes($0.at) }.count
    }
  }

  /// All views and layers in windows, in the order in which they are drawn.
  func viewsInTree(at moment: Moment) -> [ObjectID] {
    var found: [ObjectID] = []
    var pending: [ObjectID] = [0]
    while let id = pending.popLast() {
      if id != 0 { found.append(id) }
      pending += timeline.children(of: id, at: moment.time, moment.side).reversed()
    }
    return found
  }

  /// Whether a fact holds at a moment.
  func holds(_ fact: Fact, at moment: Moment) throws(Trouble) -> Bool {
    switch fact {
    case .compare(let left, let comparison, let right, let plusMinus):
      let found = try value(left, at: moment)
      let expected = try value(right, at: moment)
      return try compare(found, comparison, expected, plusMinus: plusMinus)
    case .above(let upper, let lower): return try order(upper, lower, at: moment)
    case .below(let lower, let upper): return try order(upper, lower, at: moment)
    case .inside(let child, let parent):
      let outer = try object(parent)
      var current: ObjectID? = try object(child)
      while let id = current, id != 0 {
        current = timeline.parent(of: id, at: moment.time, moment.side)
        if current == outer { return true }
      }
      return false
    case .inTree(let reference):
      return timeline.isInTree(try object(reference), at: moment.time, moment.side)
    case .gone(let reference):
      do throws(Trouble) {
        return !timeline.isInTree(try object(reference), at: moment.time, moment.side)
      } catch {
        if case .notMade = error { return true }
        throw error
      }
    }
  }

  func compare(
    _ found: Value, _ comparison: Comparison, _ expected: Value, plusMinus: Double?
  ) throws(Trouble) -> Bool {
    let tolerance = plusMinus.map { Tolerance(plain: $0, color: $0) } ?? .standard
    switch comparison {
    case .equal: return tolerance.accepts(found, expected)
    case .notEqual: return !tolerance.accepts(found, expected)
    default: break
    }
    guard let left = found.number, let right = expected.number else {
      throw .notComparable(ValueText.value(found), ValueText.value(expected))
    }
    let slack = plusMinus ?? 1e-6
    switch comparison {
    case .less: return left < right + (plusMinus ?? 0)
    case .lessOrEqual: return left <= right + slack
    case .greater: return left > right - (plusMinus ?? 0)
    default: return left >= right - slack
    }
  }

  /// Whether the first is drawn in front of the second.
  private func order(
    _ upper: Reference, _ lower: Reference, at moment: Moment
  ) throws(Trouble) -> Bool {
    let all = viewsInTree(at: moment)
    guard let front = all.firstIndex(of: try object(upper)),
      let back = all.firstIndex(of: try object(lower))
    else { return false }
    return front > back
  }
}
