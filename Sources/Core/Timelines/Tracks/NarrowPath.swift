import Geometry

extension Timeline {
  /// The narrowest path that covers every change of an animated property.
  ///
  /// The key path itself where all animations have the same one; else the only part of a point,
  /// size or rectangle that ever changes; else the whole property.
  func narrowPath(of root: String, for id: ObjectID) -> PropertyPath {
    let whole = PropertyPath(root: root)
    let runs = (history(of: id)?.animated[root]?.runs ?? []).map { self.runs[$0] }
    let leaves = runs.flatMap { run in
      run.animation.leaves(in: run.animation.timing, acting: root).map { (run, $0.animation) }
    }
    let components = Set(
      leaves.map { PropertyPath($0.1.keyPath) }.map { path in
        path.root == root ? path.component : ""
      })
    if components.count == 1, let component = components.first, !component.isEmpty {
      let path = PropertyPath(root: root, component: component)
      let values = leaves.map { waypoints(of: $0.1, in: $0.0, path) }
      return narrowed(path, values)
    }
    return narrowed(whole, leaves.map { waypoints(of: $0.1, in: $0.0, whole) })
  }

  private func narrowed(_ path: PropertyPath, _ moves: [[Value]]) -> PropertyPath {
    let groups: [[String]]
    switch moves.first?.first?.kind {
    case .point: groups = [["x", "y"]]
    case .size: groups = [["width", "height"]]
    case .rect:
      groups = [["origin.x", "origin.y", "size.width", "size.height"], ["origin", "size"]]
    default: return path
    }
    for group in groups {
      let changing = group.filter { part in
        moves.contains { Set($0.map { $0.component(part) }).count > 1 }
      }
      if changing.count == 1 {
        let component = path.component.isEmpty ? changing[0] : "\(path.component).\(changing[0])"
        return PropertyPath(root: path.root, component: component)
      }
    }
    return path
  }

  /// Values that an animation passes by itself: its ends, its keys, the points of its path.
  private func waypoints(
    of animation: Animation, in run: AnimationRun, _ path: PropertyPath
  ) -> [Value] {
    let base = root(run.object, path.root, at: Moment(run.added.seconds), isModel: true)
    var progresses = [0.0, 1.0]
    if case .keyframes(let frames) = animation.motion {
      progresses = KeyframeMotion(frames).borders
    }
    let move = LoneMove(animation: animation, base: base, path: path)
    return progresses.compactMap { move.value(atProgress: $0) }
  }
}
