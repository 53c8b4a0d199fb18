import Geometry
import Timelines

/// A scene at a few moments side by side, for pages that cannot move.
package struct FilmStrip: Sendable {
  package var timeline: Timeline
  package var title: String
  package var alternative: String
  /// Seconds, in order; empty: five even moments.
  package var moments: [Double]
  /// Points that one picture is wide on the page.
  package var width: Double

  package init(
    _ timeline: Timeline, title: String, alternative: String, moments: [Double] = [],
    width: Double = 140
  ) {
    self.timeline = timeline
    self.title = title
    self.alternative = alternative
    self.moments =
      moments.isEmpty ? (0...4).map { timeline.duration * Double($0) / 4 } : moments
    self.width = max(width, 60)
  }

  /// The strip as the text of an SVG document.
  package func svg() -> String {
    let film = SceneFilm(timeline)
    let crop = SceneCrop.rect(of: film, stage: timeline.stage)
    let scale = width / crop.size.width
    let step = width + 10
    let height = crop.size.height * scale + 24
    var painter = ActorPainter(reel: Reel(times: [0], still: 0))
    let before = timeline.picturesBeforeTransitions()
    let pictures = moments.enumerated().map { index, time in
      let shot = SceneFilm.Shot(moment: Moment(time), roots: timeline.scene(at: time))
      let actors = Actor.cast(of: [shot], before: before)
      return picture(actors, time, at: Double(index) * step, crop, scale, &painter)
    }
    let names = painter.pictures.map { name in
      (PictureBook.picture(named: name) ?? .placeholder).definition(id: "picture-\(name)")
    }
    let whole = step * Double(moments.count) - 10
    var root = MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Digits.text(whole),
        "height": Digits.text(height, places: 0),
        "viewBox": "0 0 \(Digits.text(whole)) \(Digits.text(height, places: 0))",
        "role": "img", "aria-labelledby": "t d", "font-family": FigureText.family,
      ])
    root.append([
      MarkupElement("title", ["id": "t"], text: title),
      MarkupElement("desc", ["id": "d"], text: alternative),
      MarkupElement("style", text: FigureTheme.styleSheet()),
      MarkupElement(
        "defs", [:],
        [
          MarkupElement(
            "clipPath", ["id": "stage"],
            [
              MarkupElement(
                "rect",
                [
                  "x": Digits.text(crop.origin.x), "y": Digits.text(crop.origin.y),
                  "width": Digits.text(crop.size.width), "height": Digits.text(crop.size.height),
                ])
            ])
        ] + painter.definitions + names),
    ])
    root.append(pictures)
    return root.document()
  }

  private func picture(
    _ cast: [Actor], _ time: Double, at x: Double, _ crop: Rect, _ scale: Double,
    _ painter: inout ActorPainter
  ) -> MarkupElement {
    let actors = cast.compactMap { painter.element(of: $0) }
    let place = Matrix(
      a: scale, b: 0, c: 0, d: scale, tx: x - crop.origin.x * scale,
      ty: -crop.origin.y * scale)
    let back = MarkupElement(
      "rect",
      [
        "x": Digits.text(crop.origin.x), "y": Digits.text(crop.origin.y),
        "width": Digits.text(crop.size.width), "height": Digits.text(crop.size.height),
        "fill": "#ffffff",
      ])
    let scene = MarkupElement("g", ["clip-path": "url(#stage)"], [back] + actors)
    return MarkupElement(
      "g", [:],
      [
        MarkupElement(
          "g", ["transform": Reel.Property.transform(extent: 1).plain(place.components)], [scene]),
        MarkupElement(
          "rect",
          [
            "class": "s-faint", "x": Digits.text(x + 0.5), "y": "0.5",
            "width": Digits.text(width - 1),
            "height": Digits.text(crop.size.height * scale - 1), "fill": "none",
            "stroke": FigureTheme.faint.light,
          ]),
        FigureText("\(Digits.text(time)) \(FigureMessages.seconds)", size: 11, anchor: .middle)
          .element(x: x + width / 2, y: crop.size.height * scale + 16),
      ])
  }
}
