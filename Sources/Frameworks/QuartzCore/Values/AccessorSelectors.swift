import Engine

// `#selector(getter: Card.title)` is compiled as `_get(\Card.title)`: a property has no method
// here that could be named.

/// The selector of what reads a property; its answer is dropped, as by a control.
@preconcurrency @MainActor
public func _get<Receiver: AnyObject, Value>(
  _ property: KeyPath<Receiver, Value>,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  nonisolated(unsafe) let property = property
  return Selector(
    content: .unbound { receiver, _ in
      guard let receiver = receiver as? Receiver else { return false }
      _ = receiver[keyPath: property]
      return true
    }, name: SelectorTable.name(file, line, column))
}

/// The selector of what writes a property.
@preconcurrency @MainActor
public func _set<Receiver: AnyObject, Value>(
  _ property: ReferenceWritableKeyPath<Receiver, Value>,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Selector {
  nonisolated(unsafe) let property = property
  return Selector(
    content: .unbound { receiver, arguments in
      guard let receiver = receiver as? Receiver, let value = arguments.first as? Value else {
        return false
      }
      receiver[keyPath: property] = value
      return true
    }, name: SelectorTable.name(file, line, column))
}
