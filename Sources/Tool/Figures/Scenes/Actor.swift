import Geometry
import Timelines

/// One view or layer of a scene figure at one place of the drawing order, over all shots.
struct Actor {
  var object: ObjectID
  var name: String
  /// One for each shot; nil while it is not drawn from this place.
  var states: [ActorState?]
  var children: [Actor]

  /// The actors of a film, bottom first.
  static func cast(of film: SceneFilm) -> [Actor] { cast(of: film.shots) }

  static func cast(of shots: [SceneFilm.Shot]) -> [Actor] { cast(shots.map(\.roots)) }

  private static func cast(_ shots: [[SceneNode]]) -> [Actor] {
    ChildOrder(shots.map { $0.map(\.id) }).entries.map { entry in
      var nodes: [SceneNode?] = Array(repeating: nil, count: shots.count)
      for shot in entry.shots { nodes[shot] = shots[shot].first { $0.id == entry.object } }
      return Actor(
        object: entry.object, name: nodes.lazy.compactMap { $0?.name }.first ?? "",
        states: nodes.map { $0.map(ActorState.init) },
        children: cast(nodes.map { $0?.children ?? [] }))
    }
  }

  /// The states with gaps filled by the nearest earlier one, else the first.
  ///
  /// What an actor looks like while it is away cannot be seen; holding still keeps animations short.
  var heldStates: [ActorState] {
    guard var held = states.lazy.compactMap(\.self).first else { return [] }
    return states.map { state in
      if let state { held = state }
      return held
    }
  }

  /// Opacity in each shot: 0 while it is away.
  var opacities: [Double] { states.map { $0?.opacity ?? 0 } }
}
