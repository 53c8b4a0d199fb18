import Timelines

/// What a member that does not exist was most likely meant to be.
enum MemberNames {
  /// The member whose name looks most like the given one.
  ///
  /// Not the name itself: what was written is not what was meant.
  static func nearest(to name: String) -> String? {
    nearestMatch(to: name, among: known.filter { $0 != name })
  }

  /// Whether something of UIKit or Core Animation has a member of this name.
  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// Where views keep what other systems give them under this name; nil for other names.
  static func place(of name: String, in type: String) -> String? {
    if type.hasPrefix("CA"), type.hasSuffix("Layer") { return placesOfLayers[name] }
    guard type.hasPrefix("UI"), !type.hasPrefix("UIBezier") else { return nil }
    return places[name]
  }

  private static let placesOfLayers = [
    "center": "A layer's place is called position: write position.x and position.y.",
    "alpha": "A layer's alpha is called opacity.",
    "addSubview": "A layer takes layers: addSublayer.",
    "removeFromSuperview": "A layer is taken out with removeFromSuperlayer().",
    "subviews": "What lies in a layer is called sublayers.",
  ]

  private static let places = [
    "x": "A view's place is its center: write center.x, or frame.origin.x for its left edge.",
    "y": "A view's place is its center: write center.y, or frame.origin.y for its upper edge.",
    "width": "A view's size is in its frame: write frame.size.width.",
    "height": "A view's size is in its frame: write frame.size.height.",
    "size": "A view's size is in its frame: write frame.size, or bounds.size.",
    "position": "A view's place is its center; position belongs to its layer: layer.position.",
    "opacity": "A view's opacity is called alpha; opacity belongs to its layer: layer.opacity.",
    "color": "A view's colour is its backgroundColor, a label's is its textColor.",
    "rotation": "A view turns by its transform: CGAffineTransform(rotationAngle: .pi).",
    "scale": "A view grows by its transform: CGAffineTransform(scaleX: 2, y: 2).",
    "cornerRadius": "Round corners belong to the layer: layer.cornerRadius.",
    "borderWidth": "A border belongs to the layer: layer.borderWidth.",
    "add": "A view is added with addSubview.",
    "animate": "animate is asked of the class: UIView.animate(withDuration: 1) { … }",
  ]

  private static let known = [
    "addAnimations", "addArc", "addCompletion", "addCurve", "addGestureRecognizer", "addKeyframe",
    "addLine", "addSubview", "addSublayer", "alpha", "animate", "animateKeyframes", "autoreverse",
    "backgroundColor", "beginFromCurrentState", "beginTime", "bounds", "bringSubviewToFront",
    "center", "cgColor", "cgPath", "cornerRadius", "curveEaseIn", "curveEaseInOut", "curveEaseOut",
    "curveLinear", "duration", "fillColor", "fillMode", "fractionComplete", "frame", "fromValue",
    "height", "image", "insertSubview", "isHidden", "isRemovedOnCompletion", "isReversed", "layer",
    "layoutIfNeeded", "lineWidth", "opacity", "origin", "path", "pauseAnimation", "position",
    "presentation", "removeAllAnimations", "removeFromSuperlayer", "removeFromSuperview", "repeat",
    "repeatCount", "rotated", "scaledBy", "sendSubviewToBack", "setNeedsLayout", "shadowOpacity",
    "startAnimation", "stopAnimation", "strokeColor", "strokeEnd", "strokeStart", "subviews",
    "superview", "text", "textColor", "timingFunction", "toValue", "transform", "transition",
    "translatedBy", "width",
  ]
}
