import Timelines

/// The sentences of this room.
enum LayerMessage {
  static func notANumber(_ key: String, of layer: CALayer) -> String {
    "CALayer was given a \(key) that contains NaN (\(type(of: layer)))"
  }

  static func keepsItsValue(_ key: String) -> String {
    "\(key) was given a value that is not a number (NaN), so it keeps the one it has"
  }

  static let withoutKeyPath = "an animation without keyPath moves nothing"

  static let notANumberRemedy =
    "look for a division by zero, such as a size or count of 0, where the value is computed"

  static let frameWithTransform = """
    frame was set while the transform turns or slants the layer: UIKit documents the result as \
    undefined; set bounds and center instead
    """

  static func unknownKeyPath(_ path: String, nearest: String?) -> String {
    let guess = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\"\(path)\" is no animatable property of a layer, so nothing moves\(guess)"
  }

  static func foreignKeyPath(_ path: String, of home: String, in type: String) -> String {
    "\"\(path)\" is a property of \(home); a \(type) does not have it, so nothing moves"
  }

  static let frameKeyPath = """
    "frame" is computed from position and bounds, so Core Animation does not animate it; \
    animate "position" and "bounds" instead
    """

  static func unusable(_ value: String, for path: String) -> String {
    "\"\(path)\" cannot animate with a value of type \(value), so it is left out"
  }

  static func wantsCoreGraphics(_ type: String, _ path: String, _ remedy: String) -> String {
    "\"\(path)\" wants \(remedy), not \(type): Core Animation would not animate this"
  }

  static let frozen = "this animation belongs to a layer now and cannot be changed any more"
  static let frozenRemedy =
    "change the animation before add(_:forKey:), or add a changed copy under the same key"

  static func halfTurn(_ path: String) -> String {
    """
    a turn of exactly half a circle: which way "\(path)" turns is not guaranteed; \
    use a little less than pi, two halves, or "transform.rotation.z"
    """
  }

  static func keyTimesIgnored(_ reason: String) -> String {
    "keyTimes are ignored: \(reason)"
  }

  static let pacedTransforms = """
    paced keyframes are not supported for transforms: the model value shows instead
    """

  static let pathsDiffer = """
    the two paths have different elements: how they turn into each other is undefined; \
    give both the same lines and curves in the same order
    """

  static let layerInBlock = """
    a layer without a view does not follow UIView.animate: it moves for 0.25 s, or as its \
    CATransaction says
    """

  static let fillForwards = """
    fillMode forwards holds nothing here, because the animation is removed at its end; set the \
    layer's own property to the end value
    """

  static func beginsInThePast(_ begin: Double, _ now: Double) -> String {
    """
    beginTime \(begin) lies in the past (it is \(now) s now), so this animation is over already; \
    write CACurrentMediaTime() plus the delay
    """
  }

  static let repeatTwice = """
    repeatCount and repeatDuration are both set, which has no defined meaning; repeatDuration counts
    """

  static let valueFunction = """
    this valueFunction has no effect: etude plays those of one number, such as rotateZ, for the key \
    paths transform and sublayerTransform
    """

  static let emitter = "CAEmitterLayer is accepted, but etude simulates no particles"

  static func springUnsettled(after duration: Double) -> String {
    """
    duration is not set, so the spring is cut after \(duration) s; set duration = settlingDuration
    """
  }
}
