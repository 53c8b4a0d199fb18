import QuartzCore

// The parts behind a text view. They are kept, and the view lays its text out by itself.

/// The text of a text view.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// What places the letters.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// Lets a manager place the letters.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// Says that letters change.
  open func beginEditing() {}

  /// Says that the changes are done.
  open func endEditing() {}
}

/// What places letters; a text view does that by itself here.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The rooms for the text.
  public private(set) var textContainers: [NSTextContainer] = []

  /// A manager of no text.
  public override init() {
    super.init()
  }

  /// Adds a room for the text.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    MainActor.assumeIsolated {
      InertNotes.say("text layout", "the letters of NSLayoutManager")
    }
  }

  /// How many letters there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Which letters lie in a room: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The rectangle that the text takes.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    textStorage?.boundingRect(with: container.size, options: .usesLineFragmentOrigin, context: nil)
      ?? .zero
  }

  /// Draws letters; etude draws nothing.
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) { noteDrawing() }

  /// Draws what is behind letters; etude draws nothing.
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) { noteDrawing() }
}

/// A room for text.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// How large the room is, in points.
  open var size: CGSize
  /// Where no text may be.
  open var exclusionPaths: [UIBezierPath] = []
  /// Room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines; 0 for as many as fit.
  open var maximumNumberOfLines = 0
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the room follows the width of the view.
  open var widthTracksTextView = false
  /// Whether the room follows the height of the view.
  open var heightTracksTextView = false

  /// A room of a size, in points.
  public init(size: CGSize = .zero) {
    self.size = size
  }
}
