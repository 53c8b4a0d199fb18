extension LexedSource {
  /// How an object of a class can be made without knowing anything about it.
  package enum Making: Hashable, Sendable {
    /// `Card()`
    case plain
    /// `Card(frame: .zero)`
    case frame
    /// `Card(coder: NSCoder())!`, as a storyboard does it.
    case coder
    /// Every initialiser wants something that only the program knows.
    case impossible
  }

  /// How a controller of this text is made; classes of the kit are made plainly.
  package func makingOfController(_ name: String) -> Making {
    guard let initialisers = initialisers(of: name) else { return .plain }
    if initialisers.contains(where: { $0.labels.isEmpty }) { return .plain }
    let hasNib = initialisers.contains { $0.labels.first == "nibName" }
    let coder = initialisers.first { $0.labels == ["coder"] }
    // Both designated initialisers overridden: `init()` is inherited.
    if hasNib, coder != nil { return .plain }
    if let coder, !coder.refuses { return .coder }
    return initialisers.contains { $0.allHaveDefaults } ? .plain : .impossible
  }

  /// How a view of this text is made; nil for a class that is declared elsewhere.
  package func makingOfView(_ name: String) -> Making? {
    guard let type = typeBodies().first(where: { $0.keyword == "class" && $0.name == name })
    else { return nil }
    if let base = base(of: type.name), !base.isView { return .plain }
    guard let initialisers = initialisers(of: name) else { return .frame }
    if initialisers.contains(where: { $0.labels.first == "frame" }) { return .frame }
    if let coder = initialisers.first(where: { $0.labels == ["coder"] }), !coder.refuses {
      return .coder
    }
    return initialisers.contains { $0.labels.isEmpty } ? .plain : .impossible
  }

  private struct Initialiser {
    var labels: [String]
    /// Whether it does nothing but end the program.
    var refuses: Bool
    var allHaveDefaults: Bool
  }

  /// The initialisers a class declares or inherits from classes of this text; nil if it has none.
  private func initialisers(of name: String, depth: Int = 0) -> [Initialiser]? {
    guard depth < 20,
      let type = typeBodies().first(where: { $0.keyword == "class" && $0.name == name })
    else { return nil }
    let found = indices(of: "init", in: type.body).compactMap { index -> Initialiser? in
      guard !token(index - 1, is: "."),
        let open = (index + 1..<min(index + 3, tokens.count)).first(where: { token($0, is: "(") })
      else { return nil }
      return initialiser(openedAt: open)
    }
    if found.isEmpty, let parent = type.parent { return initialisers(of: parent, depth: depth + 1) }
    return found.isEmpty ? nil : found
  }

  private func initialiser(openedAt open: Int) -> Initialiser {
    let close = closing(of: open)
    let labels = parameterLabels(openedAt: open)
    let brace = (close..<min(close + 4, tokens.count)).first { token($0, is: "{") }
    let defaults = (open..<min(close, tokens.count)).count { token($0, is: "=") }
    return Initialiser(
      labels: labels, refuses: brace.map(endsWithoutObject) ?? false,
      allHaveDefaults: !labels.isEmpty && defaults >= labels.count)
  }

  /// Whether a body begins with `fatalError`, `nil` or `return nil`.
  private func endsWithoutObject(_ brace: Int) -> Bool {
    let first = token(brace + 1, is: "return") ? brace + 2 : brace + 1
    return token(first, is: "fatalError") || token(first, is: "nil")
      || token(first, is: "preconditionFailure")
  }

  /// The first class above a class that this text does not declare.
  private func base(of name: String) -> (name: String, isView: Bool)? {
    let classes = typeBodies().filter { $0.keyword == "class" }
    var current = name
    for _ in 0...classes.count {
      guard let type = classes.first(where: { $0.name == current }) else {
        return (current, current != "NSObject" && !current.hasSuffix("Controller"))
      }
      guard let parent = type.parent else { return (current, false) }
      current = parent
    }
    return nil
  }
}
