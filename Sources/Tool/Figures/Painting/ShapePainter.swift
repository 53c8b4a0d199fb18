import Geometry
import Timelines

/// Draws a shape layer: its area, and the drawn part of its stroke.
struct ShapePainter {
  var outline: Outline
  /// One for each shot.
  var looks: [ActorState.ShapeLook]

  func elements(_ reel: inout Reel) -> [MarkupElement] {
    area(&reel) + strokes(&reel)
  }

  private func area(_ reel: inout Reel) -> [MarkupElement] {
    guard looks.contains(where: { ($0.fill?.alpha ?? 0) > 0 }) else { return [] }
    var path = MarkupElement("path", ["d": outline.pathData])
    reel.animate(
      &path,
      [
        (.fill, looks.map { ($0.fill ?? .black).components }),
        (.fillOpacity, looks.map { [$0.fill?.alpha ?? 0] }),
      ])
    return [path]
  }

  private func strokes(_ reel: inout Reel) -> [MarkupElement] {
    guard looks.contains(where: { ($0.stroke?.alpha ?? 0) > 0 && $0.lineWidth > 0 }) else {
      return []
    }
    if looks.contains(where: { !$0.dashes.isEmpty }) { return [dashed(&reel)] }
    return outline.parts.map { part in
      let ranges = looks.map { drawn($0, from: part.begin, to: part.end) }
      var path = stroke(part.outline.pathData)
      let isWhole = ranges.allSatisfy { $0 == (0, 1) }
      // The length is declared to be 1, so that dashes are shares of it.
      if !isWhole { path.set("pathLength", "1") }
      var tracks = paint
      if !isWhole {
        tracks.append((.dashes, ranges.map { [0, $0.0, max(0, $0.1 - $0.0), 2] }))
        // A drawn length of nothing would still show its round ends.
        tracks[1].values = zip(looks, ranges).map { look, range in
          [range.1 > range.0 ? look.stroke?.alpha ?? 0 : 0]
        }
      }
      reel.animate(&path, tracks)
      return path
    }
  }

  private func dashed(_ reel: inout Reel) -> MarkupElement {
    var path = stroke(outline.pathData)
    let first = looks.lazy.map(\.dashes).first { !$0.isEmpty } ?? []
    path.set("stroke-dasharray", first.map { Digits.text($0) }.joined(separator: " "))
    reel.animate(&path, paint + [(.dashOffset, looks.map { [$0.dashPhase] })])
    return path
  }

  private func stroke(_ data: String) -> MarkupElement {
    MarkupElement(
      "path",
      [
        "d": data, "fill": "none", "stroke-linecap": looks.first?.cap,
        "stroke-linejoin": looks.first?.join,
      ])
  }

  private var paint: [(property: Reel.Property, values: [[Double]])] {
    [
      (.stroke, looks.map { ($0.stroke ?? .black).components }),
      (.strokeOpacity, looks.map { [$0.stroke?.alpha ?? 0] }),
      (.strokeWidth, looks.map { [$0.lineWidth] }),
    ]
  }

  /// Which share of a part is drawn, when the part is the given share of the whole.
  private func drawn(
    _ look: ActorState.ShapeLook, from begin: Double, to end: Double
  ) -> (Double, Double) {
    let length = end - begin
    func inside(_ whole: Double) -> Double { min(max((whole - begin) / length, 0), 1) }
    return (inside(look.start), inside(look.end))
  }
}
