import Geometry
import Timelines

/// Outlines of everything that moves, at a few moments: how the end was reached.
struct SceneTrail {
  var film: SceneFilm
  var stage: Size
  /// How many moments are drawn.
  static let count = 6

  /// One group, which a playing figure hides; none where nothing moves.
  func elements() -> [MarkupElement] {
    let outlines = moving.flatMap(outlines(of:))
    guard !outlines.isEmpty else { return [] }
    return [
      MarkupElement(
        "g",
        [
          "class": "trail", "fill": "none", "stroke": FigureTheme.mark.light, "stroke-width": "1",
          "stroke-dasharray": "3 3",
        ], outlines)
    ]
  }

  /// Objects whose place on the stage changes, in the order in which they are drawn.
  private var moving: [ObjectID] {
    var first: [ObjectID: [Double]] = [:]
    var changed: Set<ObjectID> = []
    var order: [ObjectID] = []
    for shot in film.shots {
      visit(shot.roots) { node in
        guard ActorState(node).isVisible else { return }
        let corners = Self.corners(node)
        if let known = first[node.id] {
          if zip(known, corners).contains(where: { abs($0 - $1) > 0.5 }) { changed.insert(node.id) }
        } else {
          first[node.id] = corners
          order.append(node.id)
        }
      }
    }
    return order.filter(changed.contains)
  }

  private func outlines(of object: ObjectID) -> [MarkupElement] {
    var drawn: [String] = []
    for step in 0..<Self.count {
      let time = film.end * Double(step) / Double(Self.count)
      guard let shot = film.shots.last(where: { $0.moment.time <= time + 1e-9 }) else { continue }
      visit(shot.roots) { node in
        guard node.id == object, ActorState(node).isVisible else { return }
        let corners = Self.corners(node).map { Digits.text($0, places: 2) }
        let path =
          "M\(corners[0]) \(corners[1])L\(corners[2]) \(corners[3])"
          + "L\(corners[4]) \(corners[5])L\(corners[6]) \(corners[7])Z"
        if !drawn.contains(path) { drawn.append(path) }
      }
    }
    return drawn.count < 2 ? [] : drawn.map { MarkupElement("path", ["d": $0]) }
  }

  private func visit(_ nodes: [SceneNode], _ body: (SceneNode) -> Void) {
    for node in nodes {
      body(node)
      visit(node.children, body)
    }
  }

  /// The corners of a node's bounds on the stage, x and y in turn.
  private static func corners(_ node: SceneNode) -> [Double] {
    let box = node.bounds
    return [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ].map { $0.applying(node.toStage) }.flatMap { [$0.x, $0.y] }
  }
}
