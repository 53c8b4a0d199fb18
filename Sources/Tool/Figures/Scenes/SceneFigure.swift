import Geometry
import Timelines

/// A scene as an SVG picture that plays by itself, again and again.
///
/// Everything in it is read from the timeline sixty times a second. Where the reader's system asks
/// for less motion, or the viewer cannot animate, the end is shown with the trail that led there.
package struct SceneFigure: Sendable {
  package var timeline: Timeline
  /// What the picture shows, in a few words.
  package var title: String
  /// The text that stands for the picture.
  package var alternative: String
  /// The last second shown; nil: the timeline's end, or the fourth second of what never ends.
  package var until: Double?
  /// Points that the picture is wide on the page.
  package var width: Double

  package init(
    _ timeline: Timeline, title: String, alternative: String, until: Double? = nil,
    width: Double = 320
  ) {
    self.timeline = timeline
    self.title = title
    self.alternative = alternative
    self.until = until
    self.width = max(width, 80)
  }

  /// Height of the strip with the clock below the stage, in the stage's points.
  static let clockHeight = 34.0

  /// The picture as the text of an SVG document; the same timeline gives the same bytes.
  package func svg() -> String {
    let film = SceneFilm(timeline, until: until ?? (timeline.ending == .horizon ? 4 : nil))
    let crop = SceneCrop.rect(of: film, stage: timeline.stage)
    var painter = ActorPainter(reel: Reel(times: film.times, still: film.shots.count - 1))
    let actors = Actor.cast(of: film.shots, before: timeline.picturesBeforeTransitions())
      .compactMap { painter.element(of: $0) }
    let taps = TapMarks(timeline: timeline, end: film.end).elements(&painter.reel)
    let clock = SceneClock(crop: crop, end: film.end).elements(&painter.reel)
    let trail = SceneTrail(film: film, stage: timeline.stage).elements()
    var root = frame(crop)
    root.append([
      MarkupElement("title", ["id": "t"], text: title),
      MarkupElement("desc", ["id": "d"], text: alternative),
      MarkupElement("style", text: FigureTheme.styleSheet() + painter.reel.styleSheet),
      definitions(painter, crop),
      paper(crop),
      MarkupElement("g", ["clip-path": "url(#stage)"], [stage(crop)] + actors + trail + taps),
      edge(crop),
    ])
    root.append(clock)
    return root.document()
  }

  private func frame(_ crop: Rect) -> MarkupElement {
    let height = crop.size.height + Self.clockHeight
    let scale = width / crop.size.width
    return MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Digits.text(width),
        "height": Digits.text(height * scale, places: 0),
        "viewBox": [crop.origin.x, crop.origin.y, crop.size.width, height]
          .map { Digits.text($0) }.joined(separator: " "),
        "role": "img", "aria-labelledby": "t d", "font-family": FigureText.family,
      ])
  }

  private func definitions(_ painter: ActorPainter, _ crop: Rect) -> MarkupElement {
    let pictures = painter.pictures.map { name in
      (PictureBook.picture(named: name) ?? .placeholder).definition(id: "picture-\(name)")
    }
    return MarkupElement(
      "defs", [:],
      [MarkupElement("clipPath", ["id": "stage"], [box(crop)])] + painter.definitions + pictures)
  }

  private func box(_ rect: Rect, outset: Double = 0) -> MarkupElement {
    MarkupElement(
      "rect",
      [
        "x": Digits.text(rect.origin.x - outset), "y": Digits.text(rect.origin.y - outset),
        "width": Digits.text(rect.size.width + 2 * outset),
        "height": Digits.text(rect.size.height + 2 * outset),
      ])
  }

  private func paper(_ crop: Rect) -> MarkupElement {
    var whole = crop
    whole.size.height += Self.clockHeight
    var paper = box(whole)
    paper.set("class", "f-paper")
    paper.set("fill", FigureTheme.paper.light)
    return paper
  }

  /// The window behind all views: white on every page, as the learner's colours assume.
  private func stage(_ crop: Rect) -> MarkupElement {
    var stage = box(crop)
    stage.set("fill", "#ffffff")
    return stage
  }

  private func edge(_ crop: Rect) -> MarkupElement {
    var edge = box(crop, outset: -0.5)
    edge.set("class", "s-faint")
    edge.set("fill", "none")
    edge.set("stroke", FigureTheme.faint.light)
    return edge
  }
}
