/// An animation on a layer from the instant it was added until it left.
package struct AnimationRun: Sendable {
  package var serial: Int
  package var object: ObjectID
  /// The key under which it was added, such as `position-2`.
  package var key: String
  package var prepared: PreparedAnimation
  package var added: Instant
  package var dropped: Instant?
  /// Whether it reached its end; meaningful once it was dropped.
  package var finished = false
  package var sites: [UInt64]

  package var animation: Animation { prepared.animation }
}

extension Animation {
  /// The layer keys it acts on, each once, in the order of a group's children.
  package var roots: [String] {
    if case .group(let children) = motion {
      var found: [String] = []
      for root in children.flatMap(\.roots) where !found.contains(root) { found.append(root) }
      return found
    }
    if case .transition = motion { return ["transition"] }
    guard !keyPath.isEmpty else { return [] }
    let root = PropertyPath(keyPath).root
    if case .keyframes(let frames) = motion, frames.path != nil, frames.rotation != .none {
      return [root, "transform"]
    }
    return [root]
  }
}
