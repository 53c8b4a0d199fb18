// The spellings of `#selector`: `foo` and `self.foo` give a method with its receiver inside,
// `ViewController.foo` one that takes its receiver first; each with zero, one or two arguments.

/// The selector of a method without arguments.
@preconcurrency @MainActor
public func _selector(_ method: @escaping @MainActor () -> Void) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { _ in
    method()
    return true
  }
  return Selector(content: .bound(BoundMethod(call, receiver: owner)))
}

/// The selector of a method with one argument.
@preconcurrency @MainActor
public func _selector<A>(_ method: @escaping @MainActor (A) -> Void) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { arguments in
    guard let first = arguments.first as? A else { return false }
    method(first)
    return true
  }
  return Selector(content: .bound(BoundMethod(call, receiver: owner)))
}

/// The selector of a method with two arguments.
@preconcurrency @MainActor
public func _selector<A, B>(_ method: @escaping @MainActor (A, B) -> Void) -> Selector {
  let owner = receiver(of: method)
  let call: Selector.Method = { arguments in
    guard arguments.count > 1, let first = arguments[0] as? A, let second = arguments[1] as? B
    else { return false }
    method(first, second)
    return true
  }
  return Selector(content: .bound(BoundMethod(call, receiver: owner)))
}

/// The selector of a class's method without arguments.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
) -> Selector {
  Selector(
    content: .unbound { receiver, _ in
      guard let receiver = receiver as? Receiver else { return false }
      method(receiver)()
      return true
    })
}

/// The selector of a class's method with one argument.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, A>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor (A) -> Void
) -> Selector {
  Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, let first = arguments.first as? A else {
        return false
      }
      method(receiver)(first)
      return true
    })
}

/// The selector of a class's method with two arguments.
@preconcurrency @MainActor
public func _selector<Receiver: AnyObject, A, B>(
  _ method: @escaping @MainActor (Receiver) -> @MainActor (A, B) -> Void
) -> Selector {
  Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, arguments.count > 1,
        let first = arguments[0] as? A, let second = arguments[1] as? B
      else { return false }
      method(receiver)(first, second)
      return true
    })
}
