// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Engine

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

  /// The method's name as Objective-C spells it; empty where it is not known.
  public let description: String
  package let content: Content

  /// The method of this name.
  public init(_ name: String) {
    description = name
    content = .named
  }

  /// The method of this name.
  public init(stringLiteral name: String) { self.init(name) }

  package init(content: Content, name: String = "") {
    description = name
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
      guard let receiver else { return false }
      let methods = SelectorTable.methods[description] ?? []
      if methods.contains(where: { $0(receiver, arguments) }) { return true }
      Conductor.current.note("selector-text", SelectorTable.missing(description, receiver))
      return false
    }
  }

  /// Whether a receiver may have the method.
  @MainActor package var isKnown: Bool {
    if case .named = content { return SelectorTable.methods[description] != nil }
    return true
  }

  /// Whether both have the same name; without a name a selector equals its copies only.
  public static func == (left: Selector, right: Selector) -> Bool {
    guard left.description.isEmpty, right.description.isEmpty else {
      return left.description == right.description
    }
    if case (.bound(let one), .bound(let other)) = (left.content, right.content) {
      return one === other
    }
    return false
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The methods that text selectors can mean, by name; filled before the program runs.
@MainActor package enum SelectorTable {
  /// Calls a method on a receiver; false if the receiver is of another class.
  package typealias Method = (_ receiver: AnyObject, _ arguments: [Any]) -> Bool

  package static var methods: [String: [Method]] = [:]
  /// The names of the selectors that a program makes from methods, by file, line and column.
  package static var spellings: [String: String] = [:]

  /// The name of the selector that is made at a place of the program; empty where none is known.
  static func name(_ file: StaticString, _ line: UInt, _ column: UInt) -> String {
    spellings.isEmpty ? "" : spellings["\(file):\(line):\(column)"] ?? ""
  }

  static func missing(_ name: String, _ receiver: AnyObject) -> String {
    "no method of this file is called \"\(name)\" in \(type(of: receiver)), so nothing is called: "
      + "write #selector(…) with the method itself"
  }
}

/// Names methods for selectors that are made from text; only code that etude appends calls this.
@preconcurrency @MainActor
public enum _Selectors {
  /// Lets text mean a method.
  ///
  /// - Parameters:
  ///   - name: as Objective-C spells it, such as `press:`.
  ///   - selector: the method.
  public static func add(_ name: String, _ selector: Selector) {
    SelectorTable.methods[name, default: []].append { receiver, arguments in
      selector(on: receiver, arguments)
    }
  }
}

extension _Selectors {
  /// Names the selectors that a program makes from methods.
  ///
  /// - Parameter names: by file, line and column of the parenthesis.
  public static func name(_ names: [String: String]) {
    SelectorTable.spellings.merge(names) { _, new in new }
  }
}

/// The selector of a method's name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector; empty for one that was made from the method itself.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
