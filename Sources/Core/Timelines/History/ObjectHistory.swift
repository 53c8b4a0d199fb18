/// Everything that happened to one object.
struct ObjectHistory: Sendable {
  var id: ObjectID
  var kind: ObjectKind
  var type: String
  var layerType: String
  /// Place among the objects of its type, from 1.
  var ordinal: Int
  var created: Instant
  /// Whether the learner's own code created it.
  var hasSites: Bool
  /// What the program calls it, the most direct name first.
  var names: [String] = []
  /// Model values by layer key, as they were set.
  var properties: [String: History<Value>] = [:]
  /// The keys of `properties` in the order they were first set.
  var keys: [String] = []
  /// Animations by layer key.
  var animated: [String: AnimatedProperty] = [:]
  /// The keys of `animated` in the order they were first animated.
  var animatedKeys: [String] = []
  /// The parent: nil in no tree, 0 in the list of windows.
  var parents = History<ObjectID?>()
  var paces = History<Pace>()
  var children = ChildHistory()

  var name: String? { names.first }
}

/// The animations that ever acted on one property of one object.
struct AnimatedProperty: Sendable {
  /// Positions in the timeline's list of runs, in the order they were added.
  var runs: [Int] = []
  var live = LiveIndex()

  /// Positions in the timeline's list of those runs that are on the layer at a moment.
  func liveRuns(at moment: Moment) -> [Int] { live.live(at: moment).map { runs[$0] } }
}
