import QuartzCore

/// Keys that modify others.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key that calls a method; the stage has no such keys.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The keys held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is called.
  public let action: Selector?
  /// What the command does, in words.
  open var title: String
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"

  /// A key that calls a method.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.title = title
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    InertNotes.say("key commands", "keys of UIKeyCommand")
  }

  /// A key that calls a method.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}

/// Undoes what was done, last things first.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  /// Whether something is being undone.
  public private(set) var isUndoing = false
  /// Whether something is being done again.
  public private(set) var isRedoing = false

  /// An undo manager that knows nothing yet.
  public override nonisolated init() {
    super.init()
  }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoing.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoing.isEmpty }

  /// Keeps how something can be undone.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let step = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      redoing.append(step)
    } else {
      undoing.append(step)
      if !isRedoing { redoing = [] }
    }
  }

  /// Undoes the last thing.
  open func undo() {
    guard let step = undoing.popLast() else { return }
    isUndoing = true
    step()
    isUndoing = false
  }

  /// Does again what was undone last.
  open func redo() {
    guard let step = redoing.popLast() else { return }
    isRedoing = true
    step()
    isRedoing = false
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoing = []
    redoing = []
  }
}
