import Geometry
import Timelines

/// The part of the stage in which something happens.
enum SceneCrop {
  /// Room left above and below, in points.
  static let margin = 24.0

  /// The stage's whole width, and as much of its height as is ever used.
  static func rect(of film: SceneFilm, stage: Size) -> Rect {
    var low = Double.infinity
    var high = -Double.infinity
    for shot in film.shots {
      for root in shot.roots {
        measure(root, stage, opacity: 1, &low, &high)
      }
    }
    guard low < high else { return Rect(origin: .zero, size: stage) }
    low = max(0, (low - margin).rounded(.down))
    high = min(stage.height, (high + margin).rounded(.up))
    let least = stage.width * 0.4
    if high - low < least {
      let middle = (low + high) / 2
      low = max(0, min(middle - least / 2, stage.height - least).rounded())
      high = min(stage.height, low + least.rounded())
    }
    return Rect(x: 0, y: low, width: stage.width, height: high - low)
  }

  private static func measure(
    _ node: SceneNode, _ stage: Size, opacity: Double, _ low: inout Double, _ high: inout Double
  ) {
    let state = ActorState(node)
    guard state.opacity * opacity > 0 else { return }
    for frame in seen(state, node) where state.isVisible {
      let isBackdrop = frame.size.height >= stage.height * 0.98
      guard !isBackdrop, frame.maxX > 0, frame.minX < stage.width, frame.maxY > 0,
        frame.minY < stage.height
      else { continue }
      low = min(low, max(frame.minY, 0))
      high = max(high, min(frame.maxY, stage.height))
    }
    for child in node.children {
      measure(child, stage, opacity: opacity * state.opacity, &low, &high)
    }
  }

  /// Where it is seen on the stage: its own rectangle, and the line that its path draws, which
  /// need not lie in it.
  private static func seen(_ state: ActorState, _ node: SceneNode) -> [Rect] {
    let frame = node.bounds.applying(node.toStage)
    guard let shape = state.shape, let line = shape.outline.applying(node.toStage).tightBounds
    else { return [frame] }
    let pen = shape.stroke == nil ? 0 : shape.lineWidth / 2
    return [
      frame,
      Rect(
        x: line.minX - pen, y: line.minY - pen, width: line.width + 2 * pen,
        height: line.height + 2 * pen),
    ]
  }
}
