extension Property.Home {
  /// The class of layer that has such properties; nil when every layer or view may.
  package var layerClass: String? {
    switch self {
    case .layer, .view: nil
    case .shape: "CAShapeLayer"
    case .gradient: "CAGradientLayer"
    case .text: "CATextLayer"
    case .replicator: "CAReplicatorLayer"
    case .emitter: "CAEmitterLayer"
    }
  }
}

extension Timeline {
  /// Whether a layer can have a property of the table.
  ///
  /// One of a class that the program declares itself may be of any kind.
  func isAtHome(_ property: Property, in id: ObjectID) -> Bool {
    guard let home = property.home.layerClass else { return true }
    let type = layerTypeName(of: id)
    return type == home || !Self.plainLayers.contains(type)
  }

  private static let plainLayers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CAScrollLayer", "CATransformLayer",
  ]
}
