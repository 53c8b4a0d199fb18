import CoreGraphics
import Engine
import Geometry
import QuartzCore
import Timelines

/// Says why a touch did not reach what it was meant for.
@MainActor
struct InputReason {
  let point: CGPoint
  let named: UIView?

  static func unknown(_ name: String, nearest: String?) -> String {
    let guess = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "nothing is called \"\(name)\" at this time\(guess)"
  }

  static func noView(_ name: String) -> String { "\"\(name)\" is no view, so it takes no touches" }

  static let noWindow = "it is in no window, so nothing can touch it"

  static let behind = "the program is in the background, where nothing touches it"

  static func already(_ place: String) -> String { "the program is \(place) already" }

  static func notSettable(_ view: UIView) -> String {
    "\(type(of: view)) is no control that can be set to this number"
  }

  static func noField(_ view: UIView) -> String {
    "\(type(of: view)) is no field that can be typed into"
  }

  /// The reason when nothing at all takes the touch.
  var text: String {
    if let muted = mutedView { return mutedText(muted) }
    let conductor = Conductor.current
    let found = conductor.recorder.timeline.hitTest(Point(point), at: conductor.seconds)
    guard case .missed(let reason) = found else { return "no view there takes touches" }
    switch reason {
    case .noWindow: return "there is no window"
    case .hidden(let id): return "\(word(id)) is hidden"
    case .transparent(let id): return "\(word(id)) has an alpha below 0.01"
    case .interactionDisabled(let id): return "isUserInteractionEnabled is false for \(word(id))"
    case .singular(let id): return "the transform of \(word(id)) flattens it"
    case .outside: return "the point lies outside of every view"
    }
  }

  /// The reason when another view takes the touch.
  func text(insteadOf other: UIView) -> String {
    if let muted = mutedView { return mutedText(muted) }
    if let named, let refusal = refusal(of: named) { return refusal }
    return "\(word(other.journalID)) takes the touch instead"
  }

  private func refusal(of view: UIView) -> String? {
    var current: UIView? = view
    while let ancestor = current {
      let name = word(ancestor.journalID)
      if ancestor.isHidden { return "\(name) is hidden" }
      if ancestor.alpha < 0.01 { return "\(name) has an alpha below 0.01" }
      if !ancestor.isUserInteractionEnabled {
        return "isUserInteractionEnabled is false for \(name)"
      }
      if Matrix(ancestor.transform).isSingular { return "the transform of \(name) flattens it" }
      current = ancestor.superview
    }
    return nil
  }

  private var mutedView: UIView? {
    var current = named
    while let view = current {
      if view.isMutedByAnimation { return view }
      current = view.superview
    }
    return nil
  }

  private func mutedText(_ view: UIView) -> String {
    "\(word(view.journalID)) is being animated without the option allowUserInteraction"
  }

  /// What the program calls the object now.
  private func word(_ id: ObjectID) -> String {
    let conductor = Conductor.current
    return conductor.names().first { $0.0 == id }?.1 ?? conductor.recorder.timeline.name(of: id)
  }
}
