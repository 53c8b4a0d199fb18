import Geometry
import Timelines

/// A transition of a container as it is drawn: the old picture goes, the new one comes.
///
/// Flips are drawn as the container's narrowing and widening about its middle, curls as a page that
/// slides away over the upper edge: a plane picture cannot show more.
struct Passage {
  var kind: String
  /// `fromLeft`, `fromRight`, `fromTop` or `fromBottom` for layers' transitions; else empty.
  var subtype: String
  /// The container as it was before, alike in every shot; nil where nothing was there.
  var old: Actor?
  /// Eased progress in each shot; nil while the transition does not run.
  var progress: [Double?]

  /// How one of the two pictures is drawn at some progress.
  struct Appearance {
    var opacity = 1.0
    var transform = Matrix.identity
  }

  /// Whether the old picture lies above the new one.
  var drawsOldOnTop: Bool { mixes || ["curlUp", "reveal"].contains(kind) }

  /// Whether the pictures are mixed: their light adds up, so that what both show stays as it is.
  ///
  /// One laid over the other would let the ground shine through where both are half transparent.
  var mixes: Bool { !leavesBounds && !kind.hasPrefix("flip") }

  /// Whether pictures are moved out of the container, where they are not seen.
  var leavesBounds: Bool { ["curlUp", "curlDown", "moveIn", "push", "reveal"].contains(kind) }

  /// The old picture at a progress from 0 to 1.
  func oldAppearance(_ progress: Double, in bounds: Rect) -> Appearance {
    switch kind {
    case "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom":
      return Appearance(
        opacity: progress < 0.5 ? 1 : 0, transform: flipped(progress, in: bounds))
    case "curlUp":
      return Appearance(transform: Matrix(translationX: 0, y: -bounds.size.height * progress))
    case "curlDown", "moveIn":
      return Appearance()
    case "push", "reveal":
      return Appearance(transform: shift(-progress, in: bounds))
    default:
      return Appearance(opacity: 1 - progress)
    }
  }

  /// The new picture at a progress from 0 to 1.
  func newAppearance(_ progress: Double, in bounds: Rect) -> Appearance {
    switch kind {
    case "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom":
      return Appearance(
        opacity: progress < 0.5 ? 0 : 1, transform: flipped(progress, in: bounds))
    case "curlUp", "reveal":
      return Appearance()
    case "curlDown":
      return Appearance(
        transform: Matrix(translationX: 0, y: -bounds.size.height * (1 - progress)))
    case "moveIn", "push":
      return Appearance(transform: shift(1 - progress, in: bounds))
    default:
      return Appearance(opacity: progress)
    }
  }

  private func flipped(_ progress: Double, in bounds: Rect) -> Matrix {
    let narrow = Elementary.cos(Double.pi * progress).magnitude
    let isUpright = kind == "flipFromLeft" || kind == "flipFromRight"
    return Matrix(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(Matrix(scaleX: isUpright ? narrow : 1, y: isUpright ? 1 : narrow))
      .concatenating(Matrix(translationX: bounds.midX, y: bounds.midY))
  }

  /// The way toward the edge that the new picture comes from, as a share of the container.
  private func shift(_ share: Double, in bounds: Rect) -> Matrix {
    switch subtype {
    case "fromLeft": Matrix(translationX: -bounds.size.width * share, y: 0)
    case "fromTop": Matrix(translationX: 0, y: -bounds.size.height * share)
    case "fromBottom": Matrix(translationX: 0, y: bounds.size.height * share)
    default: Matrix(translationX: bounds.size.width * share, y: 0)
    }
  }
}

extension Timeline {
  /// What each container looked like when its transition was asked for, by the serial number.
  ///
  /// The changes of a transition are made at the instant at which it begins, so that the time alone
  /// does not tell them apart; the order of the records does.
  func picturesBeforeTransitions() -> [Int: SceneNode] {
    var pictures: [Int: SceneNode] = [:]
    var before = Timeline()
    for record in records {
      if case .add(let id, _, let serial, let animation) = record.content,
        case .transition = animation.motion
      {
        pictures[serial] = Self.find(id, in: before.scene(at: record.at.seconds))
      }
      before.append(record)
    }
    return pictures
  }

  private static func find(_ id: ObjectID, in nodes: [SceneNode]) -> SceneNode? {
    for node in nodes {
      if node.id == id { return node }
      if let found = find(id, in: node.children) { return found }
    }
    return nil
  }
}
