import Geometry
import Timelines

/// Draws actors: what they are made of, each part with its course over time.
struct ActorPainter {
  var reel: Reel
  /// Names of the pictures that were drawn, in the order of their first use.
  private(set) var pictures: [String] = []
  private(set) var definitions: [MarkupElement] = []

  init(reel: Reel) {
    self.reel = reel
  }

  /// An actor with everything in it; nil where nothing of it is ever seen.
  mutating func element(of actor: Actor) -> MarkupElement? {
    let states = actor.heldStates
    guard !states.isEmpty, actor.opacities.contains(where: { $0 > 0 }) else { return nil }
    var inside = content(of: actor, states)
    if !actor.passages.isEmpty { inside = passing(inside, of: actor, states) }
    guard !inside.isEmpty else { return nil }
    let clips = states.contains(where: \.clips) || actor.passages.contains(where: \.leavesBounds)
    if clips { inside = [clipped(inside, states)] }
    var group = MarkupElement("g", ["data-name": actor.name], inside)
    reel.animate(
      &group,
      [
        (.transform(extent: Self.extent(states)), states.map { $0.transform.components }),
        (.opacity, actor.opacities.map { [$0] }),
      ])
    return group
  }

  /// Everything that lies inside an actor's own coordinates.
  private mutating func content(of actor: Actor, _ states: [ActorState]) -> [MarkupElement] {
    var inside = background(states) + gradient(states) + images(states) + shapes(states)
    inside += texts(states)
    for child in actor.children {
      if let drawn = element(of: child) { inside.append(drawn) }
    }
    return inside + border(states)
  }

  /// The content with what it replaces, while transitions run.
  private mutating func passing(
    _ content: [MarkupElement], of actor: Actor, _ states: [ActorState]
  ) -> [MarkupElement] {
    let bounds = states.map(\.bounds)
    let extent = Self.extent(states)
    func course(_ appearances: [Passage.Appearance]) -> [(Reel.Property, [[Double]])] {
      [
        (.transform(extent: extent), appearances.map { $0.transform.components }),
        (.opacity, appearances.map { [$0.opacity] }),
      ]
    }
    var new = MarkupElement("g", [:], content)
    reel.animate(
      &new,
      course(
        states.indices.map { shot in
          for passage in actor.passages {
            if let progress = passage.progress[shot] {
              return passage.newAppearance(progress, in: bounds[shot])
            }
          }
          return Passage.Appearance()
        }))
    var below: [MarkupElement] = []
    var above: [MarkupElement] = []
    for passage in actor.passages {
      guard let old = passage.old else { continue }
      let style = passage.mixes ? "mix-blend-mode:plus-lighter" : nil
      var group = MarkupElement("g", ["style": style], self.content(of: old, old.heldStates))
      reel.animate(
        &group,
        course(
          states.indices.map { shot in
            passage.progress[shot].map { passage.oldAppearance($0, in: bounds[shot]) }
              ?? Passage.Appearance(opacity: 0)
          }))
      if passage.drawsOldOnTop { above.append(group) } else { below.append(group) }
    }
    let layers = below + [new] + above
    guard actor.passages.contains(where: \.mixes) else { return layers }
    // What is below the container takes no part in the mixture.
    return [MarkupElement("g", ["style": "isolation:isolate"], layers)]
  }

  // MARK: Boxes

  private mutating func background(_ states: [ActorState]) -> [MarkupElement] {
    guard let color = states.lazy.compactMap(\.background).first else { return [] }
    let colors = Self.held(states.map(\.background), first: color)
    var box = MarkupElement("rect")
    reel.animate(
      &box,
      boxTracks(states) + [
        (.fill, colors.map(\.components)),
        (.fillOpacity, zip(states, colors).map { [$0.background == nil ? 0 : $1.alpha] }),
      ])
    return [box]
  }

  private mutating func border(_ states: [ActorState]) -> [MarkupElement] {
    guard states.contains(where: { $0.borderWidth > 0 }) else { return [] }
    let colors = Self.held(states.map(\.borderColor), first: .black)
    var box = MarkupElement("rect", ["fill": "none"])
    // Core Animation draws the border inside the bounds, SVG on both sides of the edge.
    reel.animate(
      &box,
      boxTracks(states, inset: { $0.borderWidth / 2 }) + [
        (.stroke, colors.map(\.components)), (.strokeOpacity, colors.map { [$0.alpha] }),
        (.strokeWidth, states.map { [$0.borderWidth] }),
      ])
    return [box]
  }

  private func boxTracks(
    _ states: [ActorState], inset: (ActorState) -> Double = { _ in 0 }
  ) -> [(property: Reel.Property, values: [[Double]])] {
    [
      (.length("x"), states.map { [$0.bounds.origin.x + inset($0)] }),
      (.length("y"), states.map { [$0.bounds.origin.y + inset($0)] }),
      (.length("width"), states.map { [max(0, $0.bounds.size.width - 2 * inset($0))] }),
      (.length("height"), states.map { [max(0, $0.bounds.size.height - 2 * inset($0))] }),
      (.length("rx"), states.map { [max(0, $0.cornerRadius - inset($0))] }),
    ]
  }

  private mutating func clipped(
    _ inside: [MarkupElement], _ states: [ActorState]
  ) -> MarkupElement {
    let id = "clip\(definitions.count + 1)"
    var box = MarkupElement("rect")
    reel.animate(&box, boxTracks(states))
    definitions.append(MarkupElement("clipPath", ["id": id], [box]))
    return MarkupElement("g", ["clip-path": "url(#\(id))"], inside)
  }

  private mutating func gradient(_ states: [ActorState]) -> [MarkupElement] {
    let most = states.map(\.gradient.count).max() ?? 0
    guard most > 1 else { return [] }
    let id = "gradient\(definitions.count + 1)"
    let stops = (0..<most).map { index -> MarkupElement in
      let colors = states.map { state in
        state.gradient.isEmpty ? Color.clear : state.gradient[min(index, state.gradient.count - 1)]
      }
      var stop = MarkupElement(
        "stop", ["offset": Digits.text(Double(index) / Double(most - 1))])
      reel.animate(
        &stop,
        [
          (.color("stop-color"), colors.map(\.components)),
          (.share("stop-opacity"), colors.map { [$0.alpha] }),
        ])
      return stop
    }
    definitions.append(
      MarkupElement(
        "linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": "0", "y2": "1"], stops))
    var box = MarkupElement("rect", ["fill": "url(#\(id))"])
    reel.animate(&box, boxTracks(states))
    return [box]
  }

  // MARK: Contents

  /// One part for each different value of a content, shown while it is the one.
  mutating func variants<Look: Equatable>(
    _ looks: [Look?], _ draw: (inout ActorPainter, Look) -> [MarkupElement]
  ) -> [MarkupElement] {
    var different: [Look] = []
    for look in looks {
      if let look, !different.contains(look) { different.append(look) }
    }
    return different.compactMap { look in
      let parts = draw(&self, look)
      guard !parts.isEmpty else { return nil }
      let shown = looks.map { [$0 == look ? 1.0 : 0.0] }
      if shown.allSatisfy({ $0 == [1] }), parts.count == 1 { return parts[0] }
      var group = MarkupElement("g", [:], parts)
      reel.animate(&group, [(.opacity, shown)])
      return group
    }
  }

  private mutating func images(_ states: [ActorState]) -> [MarkupElement] {
    variants(states.map(\.image)) { painter, look in
      let picture = PictureBook.picture(named: look.name) ?? .placeholder
      if !painter.pictures.contains(picture.name) { painter.pictures.append(picture.name) }
      var use = MarkupElement("use", ["href": "#picture-\(picture.name)"])
      painter.reel.animate(
        &use,
        [
          (
            .transform(extent: max(picture.size.width, picture.size.height)),
            states.map {
              ImageFit.matrix(of: picture.size, in: $0.bounds, mode: look.mode).components
            }
          )
        ])
      return [use]
    }
  }

  private mutating func texts(_ states: [ActorState]) -> [MarkupElement] {
    variants(states.map(\.text)) { painter, look in
      var group = MarkupElement("g", [:], TextSetting.elements(of: look))
      painter.reel.animate(
        &group,
        [
          (
            .transform(extent: 1),
            states.map { TextSetting.placement(of: look, in: $0.bounds).components }
          )
        ])
      return [group]
    }
  }

  private mutating func shapes(_ states: [ActorState]) -> [MarkupElement] {
    variants(states.map { $0.shape?.outline }) { painter, outline in
      let looks = Self.held(states.map(\.shape))
      guard looks.count == states.count else { return [] }
      return ShapePainter(outline: outline, looks: looks).elements(&painter.reel)
    }
  }

  /// How far the corners lie from the origin of the actor's own coordinates, at most.
  private static func extent(_ states: [ActorState]) -> Double {
    states.map { max($0.bounds.maxX.magnitude, $0.bounds.maxY.magnitude) }.max() ?? 1
  }

  // MARK: Filling gaps

  private static func held<Thing>(_ things: [Thing?], first: Thing) -> [Thing] {
    var last = things.lazy.compactMap(\.self).first ?? first
    return things.map { thing in
      if let thing { last = thing }
      return last
    }
  }

  private static func held<Thing>(_ things: [Thing?]) -> [Thing] {
    guard let first = things.lazy.compactMap(\.self).first else { return [] }
    return held(things, first: first)
  }
}

extension Matrix {
  /// The six numbers in the order of SVG and CSS.
  var components: [Double] { [a, b, c, d, tx, ty] }
}

extension Color {
  /// Red, green and blue.
  var components: [Double] { [red, green, blue] }
}
