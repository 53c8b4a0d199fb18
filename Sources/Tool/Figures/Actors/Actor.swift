import Geometry
import Timelines

/// One view or layer of a scene figure at one place of the drawing order, over all shots.
struct Actor {
  var object: ObjectID
  var name: String
  /// One for each shot; nil while it is not drawn from this place.
  var states: [ActorState?]
  var children: [Actor]
  /// The transitions that run on it.
  var passages: [Passage] = []

  /// The actors of some shots, bottom first.
  ///
  /// `before` are the containers of transitions as they were before, by serial number.
  static func cast(
    of shots: [SceneFilm.Shot], before: [Int: SceneNode] = [:]
  ) -> [Actor] {
    cast(shots.map(\.roots), before)
  }

  private static func cast(_ shots: [[SceneNode]], _ before: [Int: SceneNode]) -> [Actor] {
    ChildOrder(shots.map { $0.map(\.id) }).entries.map { entry in
      var nodes: [SceneNode?] = Array(repeating: nil, count: shots.count)
      for shot in entry.shots { nodes[shot] = shots[shot].first { $0.id == entry.object } }
      return Actor(
        object: entry.object, name: nodes.lazy.compactMap { $0?.name }.first ?? "",
        states: nodes.map { $0.map(ActorState.init) },
        children: cast(nodes.map { $0?.children ?? [] }, before),
        passages: passages(nodes.map { $0?.transitions ?? [] }, before))
    }
  }

  private static func passages(
    _ states: [[TransitionState]], _ before: [Int: SceneNode]
  ) -> [Passage] {
    var passages: [(serial: Int, passage: Passage)] = []
    for (shot, running) in states.enumerated() {
      for state in running {
        if !passages.contains(where: { $0.serial == state.serial }) {
          let old = before[state.serial].map { Actor(frozen: $0, shots: states.count) }
          passages.append(
            (
              state.serial,
              Passage(
                kind: state.transition.kind, subtype: state.transition.subtype, old: old,
                progress: Array(repeating: nil, count: states.count))
            ))
        }
        for index in passages.indices where passages[index].serial == state.serial {
          passages[index].passage.progress[shot] = state.progress
        }
      }
    }
    return passages.map(\.passage)
  }

  /// A picture that stays as it is.
  private init(frozen node: SceneNode, shots: Int) {
    self.init(
      object: node.id, name: node.name,
      states: Array(repeating: ActorState(node), count: shots),
      children: node.children.map { Actor(frozen: $0, shots: shots) })
  }

  private init(
    object: ObjectID, name: String, states: [ActorState?], children: [Actor],
    passages: [Passage] = []
  ) {
    self.object = object
    self.name = name
    self.states = states
    self.children = children
    self.passages = passages
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
