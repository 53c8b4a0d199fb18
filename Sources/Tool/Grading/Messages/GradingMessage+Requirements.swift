import Lessons
import Timelines

extension GradingMessage {
  /// What a check asks for, in one sentence with its values and times worked out.
  static func requirement(of check: Check, _ answer: PlayedAnswer) -> String {
    let writer = RequirementWriter(answer: answer)
    let task = check.task.map { " (task \($0))" } ?? ""
    let clause = writer.sentence(check.assertion, isScored: check.isScored)
    return (clause.first?.uppercased() ?? "") + clause.dropFirst() + task + "."
  }
}

/// Puts assertions into words.
struct RequirementWriter {
  let answer: PlayedAnswer

  func sentence(_ assertion: Assertion, isScored: Bool = false) -> String {
    switch assertion {
    case .track(let reference, let from, let to, let range, let curve):
      let unit = self.unit(of: reference)
      let values = [(from, range.start), (to, range.end)].map { value($0.0, at: $0.1, unit: unit) }
      let tail = curve.map { " with \(text(of: $0))" } ?? ""
      return "\(name(reference)) should go from \(values[0]) to \(values[1]) between "
        + "\(time(range.start)) and \(time(range.end))\(tail)"
    case .fact(let moment, let fact): return sentence(moment, fact)
    case .event(let pattern, let when):
      return sentence(pattern) + (when.map { " at \(time($0))" } ?? "")
    case .order(let patterns):
      return "These should happen one after the other: "
        + patterns.map(answer.words).joined(separator: ", ")
    case .every(let period, let pattern):
      return "\(answer.words(pattern)) should happen every \(time(period)) and at no other time"
    case .count(let selector, let comparison, let number):
      return "\(subject(selector)) should be \(Self.words(comparison))\(number)"
    case .noOtherTrack: return "Nothing else should move"
    case .sameAsSolution: return "The timeline should be the same as the solution's"
    case .calls(let symbol):
      return "Your code \(isScored ? "should" : "could") use `\(symbol)`"
    case .ownChecks(let count):
      return "Your own checks should pass, and notice \(count) of three changes of your animation"
    case .avoids(let symbol):
      return "Your code \(isScored ? "should" : "can") do without `\(symbol)`"
    default: return shapeSentence(assertion)
    }
  }

  private func shapeSentence(_ assertion: Assertion) -> String {
    switch assertion {
    case .overshoots(let reference, let percent, _):
      return percent == 0
        ? "\(name(reference)) should not go beyond its target"
        : "\(name(reference)) should go beyond its target by \(ValueText.number(percent)) %"
    case .settles(let reference, let bound, let when):
      return "\(name(reference)) should stay within \(ValueText.number(bound)) of its target "
        + "from \(time(when)) on"
    case .smooth(let reference, _, let when):
      return "\(name(reference)) should not jump" + (when.map { " at \(time($0))" } ?? "")
    case .constantSpeed(let reference, _, _):
      return "\(name(reference)) should move with constant speed"
    case .speed(let reference, let when, let value, _):
      let amount = self.value(value, at: when, unit: unit(of: reference))
      return "\(name(reference)) should move with \(amount) per second at \(time(when))"
    case .only(let reference, let values):
      let list = values.map { value($0, at: .seconds(0), unit: "") }
      return "\(name(reference)) should show no values but \(list.joined(separator: ", "))"
    default: return ""
    }
  }

  /// What should happen.
  private func sentence(_ pattern: EventPattern) -> String {
    let tail =
      pattern.occurrence.map { $0 > 1 ? ", for the \(OrdinalText.word($0)) time" : "" } ?? ""
    switch pattern.kind {
    case .completion(let finished, let reference):
      let owner = reference.map { " of what moves \(name($0))" } ?? ""
      let flag = finished.map { " with `finished == \($0)`" } ?? ""
      return "a completion\(owner) should run\(flag)\(tail)"
    case .added(let reference): return "\(name(reference)) should get a superview\(tail)"
    case .removed(let reference): return "\(name(reference)) should leave its superview\(tail)"
    case .set(let reference): return "\(name(reference)) should be set\(tail)"
    case .tap(let reference): return "the tap should find \(name(reference))\(tail)"
    case .missedTap: return "a tap should find nothing\(tail)"
    case .transition(let kind, let reference, let seconds):
      let length = seconds.map { " of \(ValueText.time($0))" } ?? ""
      return "a transition `\(kind)`\(length) should begin on \(name(reference))\(tail)"
    case .printed(let text): return "your code should print `\(text)`\(tail)"
    case .animator(let state, let reference):
      return "\(reference.map(name) ?? "the animator") should become \(state)\(tail)"
    case .sceneCall(let name): return "`\(name)` should be called\(tail)"
    }
  }

  private func sentence(_ moment: CheckMoment, _ fact: Fact) -> String {
    let isNegated: Bool
    if case .never = moment { isNegated = true } else { isNegated = false }
    let should = isNegated ? "should never" : "should"
    let when = phrase(moment)
    switch fact {
    case .compare(let left, let comparison, let right, _):
      let unit = left.references.first.map(self.unit(of:)) ?? ""
      let value = self.value(right, at: anchor(of: moment), unit: unit)
      return "\(subject(left)) \(should) be \(Self.words(comparison))\(value)\(when)"
    case .above(let first, let second):
      return "\(name(first)) \(should) lie in front of \(name(second))\(when)"
    case .below(let first, let second):
      return "\(name(first)) \(should) lie behind \(name(second))\(when)"
    case .inside(let first, let second):
      return "\(name(first)) \(should) be inside \(name(second))\(when)"
    case .inTree(let reference): return "\(name(reference)) \(should) be in the view tree\(when)"
    case .gone(let reference): return "\(name(reference)) \(should) be gone\(when)"
    }
  }

  private func phrase(_ moment: CheckMoment) -> String {
    switch moment {
    case .at(let when): " at \(time(when))"
    case .from(let when): " from \(time(when)) on"
    case .until(let when): " until \(time(when))"
    case .between(let range): " between \(time(range.start)) and \(time(range.end))"
    case .always: " all the time"
    case .never: ""
    }
  }

  private func anchor(of moment: CheckMoment) -> TimeExpression {
    switch moment {
    case .at(let when), .from(let when): when
    case .between(let range): range.start
    case .until, .always, .never: .seconds(0)
    }
  }

  /// `at most ` and the like; nothing for equality.
  static func words(_ comparison: Comparison) -> String {
    switch comparison {
    case .equal: ""
    case .notEqual: "anything but "
    case .less: "less than "
    case .lessOrEqual: "at most "
    case .greater: "more than "
    case .greaterOrEqual: "at least "
    }
  }

  // MARK: Parts

  private func name(_ reference: Reference) -> String {
    let text = reference.text.dropFirst(reference.isModel ? "model:".count : 0)
    let model = reference.isModel ? "the model value of " : ""
    guard case .new(let type, let number, let shown) = reference.subject else {
      return model + "`\(text)`"
    }
    let tail = shown.map { " showing \"\($0)\"" } ?? ""
    let owner = "your \(number > 1 ? OrdinalText.word(number) + " " : "")new `\(type)`" + tail
    guard !reference.path.isEmpty else { return owner }
    return model + "`\(reference.path.joined(separator: "."))` of " + owner
  }

  private func subject(_ expression: Expression) -> String {
    switch expression {
    case .property(let reference): name(reference)
    case .count(let selector): subject(selector)
    default: "`\(expression.text)`"
    }
  }

  private func subject(_ selector: Selector) -> String {
    switch selector {
    case .subviews(let reference): "the number of subviews of \(answer.words(reference))"
    case .tracks(nil): "the number of moving properties"
    case .tracks(let reference?): "the number of moving properties of \(answer.words(reference))"
    case .views(let type): "the number of `\(type)` in the view tree"
    case .events(let pattern): "the number of times \(answer.words(pattern)) happens"
    }
  }

  private func unit(of reference: Reference) -> String {
    (try? answer.property(reference)).map { ValueText.unit(of: $0.path) } ?? ""
  }

  /// The worked out value; with its text where the author wrote more than a literal.
  private func value(_ expression: Expression, at when: TimeExpression, unit: String) -> String {
    let seconds = (try? answer.seconds(when)) ?? 0
    guard let value = try? answer.value(expression, at: Moment(seconds)) else {
      return "`\(expression.text)`"
    }
    let text = ValueText.value(value, unit: unit)
    if expression.references.isEmpty { return text }
    return "\(text) (`\(expression.text)`)"
  }

  private func time(_ expression: TimeExpression) -> String {
    let seconds = try? answer.seconds(expression)
    guard case .event(let pattern, let offset) = expression else {
      return ValueText.time(seconds ?? 0)
    }
    var text = answer.words(pattern)
    if offset > 0 { text = "\(ValueText.time(offset)) after " + text }
    if offset < 0 { text = "\(ValueText.time(-offset)) before " + text }
    return seconds.map { "\(ValueText.time($0)) (\(text))" } ?? text
  }

  private func text(of curve: CurveExpression) -> String {
    switch curve {
    case .linear: "the linear curve"
    case .easeIn: "the ease-in curve"
    case .easeOut: "the ease-out curve"
    case .easeInOut: "the default curve, ease-in-out"
    case .standard: "Core Animation's default curve"
    case .cubic(let x1, let y1, let x2, let y2):
      "the curve (\(ValueText.number(x1)), \(ValueText.number(y1))), "
        + "(\(ValueText.number(x2)), \(ValueText.number(y2)))"
    case .spring(let damping, let velocity):
      "a spring of damping ratio \(ValueText.number(damping)) and initial velocity "
        + ValueText.number(velocity)
    }
  }
}
