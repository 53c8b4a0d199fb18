/// The name of a method to call later, as `#selector` gives it.
///
/// Objective-C finds a method by its name. Here `#selector(x)` is compiled as `_selector(x)`, which
/// keeps the method itself; a selector made from text has only a name, looked up in `SelectorTable`.
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  /// Calls a method with its arguments; false if they do not suit it.
  package typealias Method = @MainActor (_ arguments: [Any]) -> Bool

  /// Finds the method for a receiver; nil if it has none.
  package enum Content {
    case named
    /// The method has its own receiver inside.
    case bound(BoundMethod)
    /// The method gets its receiver with the call.
    case unbound(@MainActor (_ receiver: AnyObject, _ arguments: [Any]) -> Bool)
  }

  /// The method's name; empty when the selector was made from the method.
  public let description: String
  package let content: Content

  /// The method of this name.
  public init(_ name: String) {
    description = name
    content = .named
  }

  /// The method of this name.
  public init(stringLiteral name: String) { self.init(name) }

  package init(content: Content) {
    description = ""
    self.content = content
  }

  /// Calls the method; false if there is none that takes these arguments.
  ///
  /// A method that was given with its receiver keeps that one. A method takes as many arguments from
  /// the front as it has parameters.
  @MainActor package func callAsFunction(on receiver: AnyObject?, _ arguments: [Any]) -> Bool {
    switch content {
    case .bound(let method): return method(arguments)
    case .unbound(let call):
      guard let receiver else { return false }
      return call(receiver, arguments)
    case .named:
      guard let receiver, let call = SelectorTable.methods[description] else { return false }
      return call(receiver, arguments)
    }
  }

  /// Whether both have the same name; selectors made from methods equal their copies only.
  public static func == (left: Selector, right: Selector) -> Bool {
    switch (left.content, right.content) {
    case (.named, .named): left.description == right.description
    case (.bound(let one), .bound(let other)): one === other
    default: false
    }
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The methods that text selectors can mean, by name; filled before the program runs.
@MainActor package enum SelectorTable {
  package static var methods: [String: (AnyObject, [Any]) -> Bool] = [:]
}
