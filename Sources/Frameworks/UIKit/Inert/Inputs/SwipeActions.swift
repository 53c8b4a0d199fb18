import QuartzCore

/// One button behind a row that is swiped aside; rows cannot be swiped aside here.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What the button does.
  public enum Style: Int, Sendable {
    /// As usual.
    case normal = 0
    /// Destroys something.
    case destructive = 1
  }

  /// Does the work and says whether it was done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// What the button does.
  public let style: Style
  /// What is written on it.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor!
  /// The picture on it.
  open var image: UIImage?
  /// Does the work.
  public let handler: Handler

  /// A button that runs a closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    InertNotes.say("swipe actions", "buttons behind the rows of a UITableView")
  }
}

/// The buttons behind a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Buttons behind a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// One button behind a row, in an older form.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What the button does.
  public enum Style: Int, Sendable {
    /// As usual.
    case normal = 1
    /// Destroys something.
    case destructive = 0
  }

  /// What the button does.
  public let style: Style
  /// What is written on it.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// A button that runs a closure.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    InertNotes.say("swipe actions", "buttons behind the rows of a UITableView")
  }
}
