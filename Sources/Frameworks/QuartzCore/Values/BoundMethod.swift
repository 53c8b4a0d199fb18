/// A method together with its receiver, which it does not keep alive.
///
/// Apple's controls, gestures and timers do not retain the receiver through the selector, and
/// lessons about memory rely on that. A Swift method value does retain it, so the one reference that
/// the method value owns is given back here, and taken again before the method value goes.
package final class BoundMethod {
  private let method: Unmanaged<MethodBox>
  private weak var receiver: AnyObject?
  private let isWeak: Bool

  /// A method; without a known receiver it is kept as any closure is.
  init(_ method: @escaping Selector.Method, receiver: AnyObject?) {
    self.method = Unmanaged.passRetained(MethodBox(method))
    self.receiver = receiver
    isWeak = receiver != nil
    if let receiver { Unmanaged.passUnretained(receiver).release() }
  }

  deinit {
    guard isWeak else { return method.release() }
    // With the receiver gone its reference inside the box dangles, so the box stays for ever.
    guard let receiver else { return }
    _ = Unmanaged.passUnretained(receiver).retain()
    method.release()
  }

  @MainActor func callAsFunction(_ arguments: [Any]) -> Bool {
    guard isWeak else { return method.takeUnretainedValue().method(arguments) }
    guard let receiver else { return false }
    return withExtendedLifetime(receiver) { method.takeUnretainedValue().method(arguments) }
  }
}

private final class MethodBox {
  let method: Selector.Method

  init(_ method: @escaping Selector.Method) {
    self.method = method
  }
}

/// The object whose method a function value is; nil if that is unclear.
///
/// A function value is a code pointer and a context: a heap object of the runtime's kind 0x400. After
/// a header of 16 bytes a context holds type and code pointers, which lie inside loaded files, and
/// then either the receiver or one more context that adapts the call.
func receiver<Function>(of method: Function) -> AnyObject? {
  // The copy that `withUnsafePointer` makes has a context of its own, alive only inside.
  withUnsafePointer(to: method) { pointer in
    let words = UnsafeRawPointer(pointer)
    var current = words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    for _ in 0..<5 {
      guard let object = current else { return nil }
      switch heapKind(object) {
      case contextKind: current = firstHeapWord(in: object)
      case instanceKind: return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
      default: return nil
      }
    }
    return nil
  }
}

private let contextKind = 0x400
private let instanceKind = 0

/// The first captured word that points to a heap object.
private func firstHeapWord(in context: UnsafeRawPointer) -> UnsafeRawPointer? {
  let size = min(usableSize(context), 56)
  for offset in stride(from: 16, to: size - 7, by: 8) {
    guard
      let word = context.load(fromByteOffset: offset, as: UnsafeRawPointer?.self),
      let kind = heapKind(word), kind == contextKind || kind == instanceKind
    else { continue }
    return word
  }
  return nil
}

/// The kind of a heap object: 0 for instances of classes; nil for what is no heap object.
private func heapKind(_ address: UnsafeRawPointer) -> Int? {
  guard isPlausible(address), !isInLoadedFile(address),
    let metadata = address.load(as: UnsafeRawPointer?.self), isPlausible(metadata)
  else { return nil }
  return metadata.load(as: Int.self)
}

private func isPlausible(_ address: UnsafeRawPointer) -> Bool {
  let bits = UInt(bitPattern: address)
  return bits % 8 == 0 && bits > 0xffff && bits < 1 << 47
}

private func isInLoadedFile(_ address: UnsafeRawPointer) -> Bool {
  var information: (Int, Int, Int, Int) = (0, 0, 0, 0)
  return withUnsafeMutablePointer(to: &information) { nearestSymbol(address, $0) } != 0
}

@_silgen_name("malloc_usable_size") private func usableSize(_ block: UnsafeRawPointer) -> Int

@_silgen_name("dladdr") private func nearestSymbol(
  _ address: UnsafeRawPointer, _ information: UnsafeMutableRawPointer
) -> Int32
