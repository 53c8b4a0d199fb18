import QuartzCore

/// What a layout shall forget; etude forgets everything.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is forgotten.
  open var invalidateEverything: Bool { true }
}

/// A change of a collection's items, as its layout is told; etude tells none.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Kinds of change.
  public enum Action: Int, Sendable {
    /// A new item.
    case insert = 0
    /// An item that goes.
    case delete = 1
    /// An item that is shown anew.
    case reload = 2
    /// An item that moves.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil for a new one.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is; nil for one that goes.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What happened.
  open var updateAction: Action { .none }
}
