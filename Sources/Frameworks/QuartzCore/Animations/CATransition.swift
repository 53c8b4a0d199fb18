import Engine
import Timelines

/// An animation from a layer's old picture to its new one.
open class CATransition: CAAnimation {
  private var content = Transition(kind: "fade")

  /// How the new picture comes: a fade by default.
  open var type: CATransitionType {
    get { CATransitionType(rawValue: content.kind) }
    set { if mayChange() { content.kind = newValue.rawValue } }
  }

  /// From which side the new picture comes; without meaning for a fade.
  open var subtype: CATransitionSubtype? {
    get { content.subtype.isEmpty ? nil : CATransitionSubtype(rawValue: content.subtype) }
    set { if mayChange() { content.subtype = newValue?.rawValue ?? "" } }
  }

  /// Where in the whole transition it starts: 0 to 1.
  open var startProgress: Float {
    get { Float(content.startProgress) }
    set { if mayChange() { content.startProgress = Double(newValue) } }
  }

  /// Where in the whole transition it ends: 0 to 1.
  open var endProgress: Float {
    get { Float(content.endProgress) }
    set { if mayChange() { content.endProgress = Double(newValue) } }
  }

  override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.state = state
    copy.content = content
    copy.isSilent = isSilent
    return copy
  }

  override func motion(for describer: AnimationDescriber) -> Motion { .transition(content) }

  /// Set when UIKit makes the transition and records its begin itself.
  package var isSilent = false

  /// The transition by the names of a timeline.
  package var transition: Transition {
    get { content }
    set { content = newValue }
  }

  func announce(on layer: CALayer, lasting duration: Double) {
    guard !isSilent else { return }
    Conductor.current.record(
      .event(.transition(layer.journalID, kind: content.kind, duration: duration)))
  }
}

/// How the new picture of a layer comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A type by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old picture fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a new picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A side by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
