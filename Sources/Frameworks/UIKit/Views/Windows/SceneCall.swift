import Engine

/// Names an event of the timeline, for the scenes of lessons and their checks.
///
/// ```swift
/// func landed() { sceneCall("landed") }  // in a scene
/// // landed  event scene call landed at 2s      among the checks
/// ```
public func sceneCall(_ name: String) {
  Conductor.current.record(.event(.custom(name)))
}
