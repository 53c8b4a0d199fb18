import Geometry

/// One view or layer as it is at a moment, with everything below it.
package struct SceneNode: Hashable, Sendable {
  package var id: ObjectID
  package var name: String
  /// The class of the view or layer, and of a view's layer.
  package var type: String
  package var layerType: String
  package var kind: ObjectKind
  /// The model's frame in the parent's coordinates.
  package var modelFrame: Rect
  /// The shown frame in the parent's coordinates.
  package var shownFrame: Rect
  /// The shown bounds, in the object's own coordinates.
  package var bounds: Rect
  /// The shown placement: bounds, position, anchor point and transform.
  package var placement: Placement
  /// The map from the object's own coordinates to the stage's, depth left out.
  package var toStage: Matrix
  package var alpha: Double
  package var isHidden: Bool
  package var background: Color?
  /// The text it shows, and the name of the picture.
  package var text: String?
  package var image: String?
  /// The shown value of every property that was ever set or animated, by layer key.
  package var values: [String: Value]
  /// The transitions that run on it.
  package var transitions: [TransitionState]
  package var children: [SceneNode]

  /// The shown value of a layer key; the table's initial value if it was never set.
  package func value(_ key: String) -> Value {
    values[key] ?? PropertyTable.property(key: key)?.initial ?? .none
  }
}

/// A transition that runs at some moment.
package struct TransitionState: Hashable, Sendable {
  package var transition: Transition
  /// The eased progress, from the transition's start to its end progress.
  package var progress: Double
  package var serial: Int
}
