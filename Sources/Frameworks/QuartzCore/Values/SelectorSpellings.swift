// The spellings of `#selector`: `foo` and `self.foo` give a method with its receiver inside,
// `ViewController.foo` one that takes its receiver first; each with zero, one or two arguments.

/// The selector of a method without arguments.
@preconcurrency @MainActor
public func _selector(
  _ method: @escaping @MainActor () -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { _ in
    method()
    return true
  }
  return Selector(
    content: .bound(BoundMethod(call, receiver: owner)),
    name: SelectorTable.name(file, line, column))
}

/// The selector of a method with one argument.
@preconcurrency @MainActor
public func _selector<A>(
  _ method: @escaping @MainActor (A) -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { arguments in
    guard let first = arguments.first as? A else { return false }
    method(first)
    return true
  }
  return Selector(
    content: .bound(BoundMethod(call, receiver: owner)),
    name: SelectorTable.name(file, line, column))
}

/// The selector of a method with two arguments.
@preconcurrency @MainActor
public func _selector<A, B>(
  _ method: @escaping @MainActor (A, B) -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { arguments in
    guard arguments.count > 1, let first = arguments[0] as? A, let second = arguments[1] as? B
    else { return false }
    method(first, second)
    return true
  }
  return Selector(
    content: .bound(BoundMethod(call, receiver: owner)),
    name: SelectorTable.name(file, line, column))
}

/// The selector of a class's method without arguments.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  Selector(
    content: .unbound { receiver, _ in
      guard let receiver = receiver as? Receiver else { return false }
      method(receiver)()
      return true
    }, name: SelectorTable.name(file, line, column))
}

/// The selector of a class's method with one argument.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, A>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor (A) -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, let first = arguments.first as? A else {
        return false
      }
      method(receiver)(first)
      return true
    }, name: SelectorTable.name(file, line, column))
}

/// The selector of a class's method with two arguments.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, A, B>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor (A, B) -> Void,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, arguments.count > 1,
        let first = arguments[0] as? A, let second = arguments[1] as? B
      else { return false }
      method(receiver)(first, second)
      return true
    }, name: SelectorTable.name(file, line, column))
}

// Methods that answer something: the answer is of no use to a control, so it is dropped. Those with
// their receiver inside come last: `ViewController.count` looks like one that answers a function.

/// The selector of a method without arguments that answers a value.
@_disfavoredOverload @preconcurrency @MainActor
public func _selector<Answer>(
  _ method: @escaping @MainActor () -> Answer,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { _ in
    _ = method()
    return true
  }
  return Selector(
    content: .bound(BoundMethod(call, receiver: owner)),
    name: SelectorTable.name(file, line, column))
}

/// The selector of a method with one argument that answers a value.
@_disfavoredOverload @preconcurrency @MainActor
public func _selector<A, Answer>(
  _ method: @escaping @MainActor (A) -> Answer,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { arguments in
    guard let first = arguments.first as? A else { return false }
    _ = method(first)
    return true
  }
  return Selector(
    content: .bound(BoundMethod(call, receiver: owner)),
    name: SelectorTable.name(file, line, column))
}

/// The selector of a class's method without arguments that answers a value.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, Answer>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Answer,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  Selector(
    content: .unbound { receiver, _ in
      guard let receiver = receiver as? Receiver else { return false }
      _ = method(receiver)()
      return true
    }, name: SelectorTable.name(file, line, column))
}

/// The selector of a class's method with one argument that answers a value.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, A, Answer>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor (A) -> Answer,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, let first = arguments.first as? A else {
        return false
      }
      _ = method(receiver)(first)
      return true
    }, name: SelectorTable.name(file, line, column))
}
