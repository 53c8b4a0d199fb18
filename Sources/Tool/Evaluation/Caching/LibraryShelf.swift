import Synchronization

/// The libraries of programs compiled last, so that one compilation serves several stages, inputs and
/// variants of the same text.
final class LibraryShelf: Sendable {
  /// A compiled program, before it is run.
  struct Item: Sendable {
    var compilerText: String
    var usesFoundation: Bool
    var library: [UInt8]
  }

  /// Programs kept at most; each takes some tens of kilobytes.
  private let capacity: Int

  private let items = Mutex<[(key: String, item: Item)]>([])

  init(capacity: Int = 16) {
    self.capacity = capacity
  }

  /// The library kept under a key.
  func item(for key: String) -> Item? {
    items.withLock { items in items.first { $0.key == key }?.item }
  }

  /// Keeps a library, and lets the oldest one go.
  func keep(_ item: Item, for key: String) {
    items.withLock { items in
      items.removeAll { $0.key == key }
      items.append((key, item))
      if items.count > capacity { items.removeFirst() }
    }
  }
}
