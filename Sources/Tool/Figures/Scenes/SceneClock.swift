import Geometry

/// The strip below a scene that shows where in time it is.
struct SceneClock {
  var crop: Rect
  /// Seconds.
  var end: Double

  func elements(_ reel: inout Reel) -> [MarkupElement] {
    let left = crop.origin.x + 12
    let length = crop.size.width - 24
    let y = crop.maxY + 10
    var track = bar(left, y, length)
    track.set("class", "f-faint")
    track.set("fill", FigureTheme.faint.light)
    var hand = MarkupElement(
      "circle",
      ["cy": Digits.text(y + 2), "r": "5", "fill": FigureTheme.found.light])
    hand.set("style", "fill:var(--found)")
    let places = reel.times.map { [left + (end > 0 ? length * $0 / end : 0)] }
    reel.animate(&hand, [(.length("cx"), places)])
    let labels: [(time: Double, anchor: FigureText.Anchor)] =
      end > 0 ? [(0, .start), (end / 2, .middle), (end, .end)] : [(0, .start)]
    return [track, hand]
      + labels.map { time, anchor in
        FigureText(
          "\(Digits.text(time)) \(FigureMessages.seconds)", size: 11, anchor: anchor
        ).element(x: left + (end > 0 ? length * time / end : 0), y: y + 19)
      }
  }

  private func bar(_ x: Double, _ y: Double, _ length: Double) -> MarkupElement {
    MarkupElement(
      "rect",
      [
        "x": Digits.text(x), "y": Digits.text(y), "width": Digits.text(length), "height": "4",
        "rx": "2",
      ])
  }
}
