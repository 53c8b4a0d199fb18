import Engine

extension NSLayoutConstraint {
  /// Constraints from a line such as `H:|-[a(100)]-20-[b(==a)]-|`.
  ///
  /// - Parameters:
  ///   - format: `H:` or `V:`, bars for the superview's edges, views in brackets with wishes about
  ///     their length in parentheses, and gaps in points between hyphens; one hyphen alone is 8 points
  ///     between views and 16 at an edge (20 before iOS 8).
  ///   - options: Which edges the views have in line.
  ///   - metrics: Numbers by name.
  ///   - views: Views by name.
  /// - Returns: The constraints, not yet active.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics ?? [:], views)
    do {
      return try reader.constraints(options)
    } catch {
      Conductor.current.stop(
        reason: LayoutMessage.badFormat(format, error.what), remedy: LayoutMessage.badFormatRemedy)
      return []
    }
  }
}

/// Reads one line of the visual format.
@MainActor
private struct VisualFormat {
  struct Failure: Error {
    var what: String
  }

  private enum Place {
    case edge
    case view(UIView)
  }

  private struct Wish {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var other: UIView?
    var priority = UILayoutPriority.required
  }

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(Failure) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var before = try place()
    var line: [UIView] = []
    if case .view(let view) = before { line.append(view) }
    while !rest.isEmpty {
      let gaps = try gap()
      let after = try place()
      try connect(before, after, gaps)
      if case .view(let view) = after { line.append(view) }
      before = after
    }
    align(line, options)
    return made
  }

  private mutating func place() throws(Failure) -> Place {
    if take("|") { return .edge }
    guard take("[") else { throw Failure(what: "\"|\" or \"[\" is missing before \"\(rest)\"") }
    let name = word()
    guard let view = views[name] as? UIView else {
      throw Failure(what: "there is no view \"\(name)\"")
    }
    if take("(") {
      for wish in try wishes() { add(view, length: wish) }
    }
    guard take("]") else { throw Failure(what: "\"]\" is missing after \"\(name)\"") }
    return .view(view)
  }

  /// Nil stands for the usual gap, an empty list for none.
  private mutating func gap() throws(Failure) -> [Wish]? {
    guard take("-") else { return [] }
    if rest.first == "[" || rest.first == "|" { return nil }
    let gaps = take("(") ? try wishes() : [try wish()]
    guard take("-") else { throw Failure(what: "\"-\" is missing after a gap") }
    return gaps
  }

  /// Wishes between parentheses, up to and with the closing one.
  private mutating func wishes() throws(Failure) -> [Wish] {
    var found = [try wish()]
    while take(",") { found.append(try wish()) }
    guard take(")") else { throw Failure(what: "\")\" is missing") }
    return found
  }

  private mutating func wish() throws(Failure) -> Wish {
    var wish = Wish()
    if take(">=") {
      wish.relation = .greaterThanOrEqual
    } else if take("<=") {
      wish.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = word()
    if let view = views[name] as? UIView {
      wish.other = view
    } else {
      wish.length = try number(name)
    }
    if take("@") { wish.priority = UILayoutPriority(Float(try number(word()).native)) }
    return wish
  }

  private func number(_ name: String) throws(Failure) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw Failure(what: "there is no number or view \"\(name)\"")
    }
  }

  private mutating func connect(_ before: Place, _ after: Place, _ gaps: [Wish]?) throws(Failure) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let (first, firstEdge, second, secondEdge):
      (UIView, NSLayoutConstraint.Attribute, UIView, NSLayoutConstraint.Attribute)
    let isAtEdge: Bool
    switch (before, after) {
    case (.view(let one), .view(let other)):
      (first, firstEdge, second, secondEdge, isAtEdge) = (other, start, one, end, false)
    case (.edge, .view(let view)):
      guard let outer = view.superview else { throw Failure(what: "a view has no superview") }
      (first, firstEdge, second, secondEdge, isAtEdge) = (view, start, outer, start, true)
    case (.view(let view), .edge):
      guard let outer = view.superview else { throw Failure(what: "a view has no superview") }
      (first, firstEdge, second, secondEdge, isAtEdge) = (outer, end, view, end, true)
    case (.edge, .edge): throw Failure(what: "there is no view between the bars")
    }
    let usual = Wish(length: gaps == nil ? (isAtEdge ? 16 : 8) : 0)
    for wish in (gaps ?? []).isEmpty ? [usual] : gaps ?? [] {
      make(first, firstEdge, wish.relation, second, secondEdge, wish.length, wish.priority)
    }
  }

  private mutating func add(_ view: UIView, length wish: Wish) {
    let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    make(
      view, length, wish.relation, wish.other, wish.other == nil ? .notAnAttribute : length,
      wish.length, wish.priority)
  }

  private mutating func align(_ line: [UIView], _ options: NSLayoutConstraint.FormatOptions) {
    let edges: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    for (option, edge) in edges where options.contains(option) {
      for (one, other) in zip(line, line.dropFirst()) {
        make(other, edge, .equal, one, edge, 0, .required)
      }
    }
  }

  private mutating func make(
    _ first: UIView, _ firstEdge: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: UIView?,
    _ secondEdge: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstEdge, relatedBy: relation, toItem: second,
      attribute: secondEdge, multiplier: 1, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
