import CoreGraphics
import Engine
import Timelines

/// A layer that shows a text.
open class CATextLayer: CALayer {
  /// The text: a `String`, or what describes one.
  open var string: Any? {
    get { kept["string"] }
    set {
      setText("string", newValue.map { $0 as? String ?? "\($0)" })
      kept["string"] = newValue
    }
  }

  /// The font: its name, or an object that stands for it.
  open var font: Any? {
    get { kept["font"] }
    set { kept["font"] = newValue }
  }

  /// The size of the font, in points; 36 by default.
  open var fontSize: CGFloat {
    get { self[key: "fontSize"] }
    set { self[key: "fontSize"] = newValue }
    _modify { yield &self[key: "fontSize"] }
  }

  /// The colour of the letters; white by default.
  open var foregroundColor: CGColor? {
    get { kept["foregroundColor"] == nil ? .white : color("foregroundColor") }
    set { setColor("foregroundColor", newValue) }
  }

  /// Whether long lines are broken.
  open var isWrapped: Bool {
    get { self[key: "wrapped"] }
    set { self[key: "wrapped"] = newValue }
  }

  /// Where the lines stand.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { CATextLayerAlignmentMode(rawValue: text("alignmentMode") ?? "natural") }
    set { setText("alignmentMode", newValue.rawValue) }
  }

  /// What becomes of lines that are too long.
  open var truncationMode: CATextLayerTruncationMode {
    get { CATextLayerTruncationMode(rawValue: text("truncationMode") ?? "none") }
    set { setText("truncationMode", newValue.rawValue) }
  }
}

/// Where the lines of a text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// They are cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Dots stand for the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Dots stand for the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Dots stand for the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
