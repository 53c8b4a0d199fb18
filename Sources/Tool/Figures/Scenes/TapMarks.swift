import Geometry
import Timelines

/// Rings that show where scripted input touched the stage.
struct TapMarks {
  var timeline: Timeline
  /// Seconds.
  var end: Double
  /// How long a ring is seen, in seconds.
  static let length = 0.4

  func elements(_ reel: inout Reel) -> [MarkupElement] {
    var rings: [MarkupElement] = []
    for event in timeline.events where event.at.seconds <= end {
      guard case .reported(.input(_, let target)) = event.kind,
        let place = place(of: target, at: event.at.seconds)
      else { continue }
      var ring = MarkupElement(
        "circle",
        [
          "cx": Digits.text(place.x), "cy": Digits.text(place.y), "r": "16", "fill": "none",
          "stroke": FigureTheme.ink.light, "stroke-width": "4",
        ])
      let begin = event.at.seconds
      reel.animate(
        &ring,
        [
          (
            .opacity,
            reel.times.map { time in
              let age = time - begin
              return [age >= 0 && age < Self.length ? 1 - age / Self.length : 0]
            }
          )
        ])
      rings.append(ring)
    }
    return rings
  }

  /// The middle of the model's frame: that is where a tap lands.
  private func place(of target: ObjectID, at time: Double) -> Point? {
    func find(_ nodes: [SceneNode], _ parent: Matrix) -> Point? {
      for node in nodes {
        if node.id == target {
          return Point(x: node.modelFrame.midX, y: node.modelFrame.midY).applying(parent)
        }
        if let found = find(node.children, node.toStage) { return found }
      }
      return nil
    }
    return find(timeline.scene(at: time), .identity)
  }
}
