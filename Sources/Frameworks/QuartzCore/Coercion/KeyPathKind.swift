import Geometry
import Timelines

extension CALayer {
  /// Whether a layer of this class has a property of the table.
  func isHome(of property: Property) -> Bool {
    switch property.home {
    case .layer, .view: true
    case .shape: self is CAShapeLayer
    case .gradient: self is CAGradientLayer
    case .text: self is CATextLayer
    case .replicator: self is CAReplicatorLayer
    case .emitter: self is CAEmitterLayer
    }
  }
}

extension PropertyPath {
  /// The kind of value that animations of this key path have; nil when no layer has such a property.
  var kind: ValueKind? {
    guard let property = PropertyTable.property(key: root) else { return nil }
    if component.isEmpty { return property.kind }
    return sample(of: property.kind)?.component(component)?.kind
  }

  private func sample(of kind: ValueKind) -> Value? {
    switch kind {
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(.black)
    // Only a transform of space has every component.
    case .transform: .matrix3D(.identity)
    default: nil
    }
  }

  /// Key paths to choose from when one is misspelt.
  static let known: [String] = {
    let turns = ["rotation", "rotation.x", "rotation.y", "rotation.z"]
    let moves = ["translation", "translation.x", "translation.y", "translation.z"]
    let scales = ["scale", "scale.x", "scale.y", "scale.z"]
    let parts = [
      "position.x", "position.y", "bounds.origin", "bounds.size", "bounds.size.width",
      "bounds.size.height", "anchorPoint.x", "anchorPoint.y", "shadowOffset.width",
      "shadowOffset.height",
    ]
    let keys = PropertyTable.all.filter { $0.home != .view }.map(\.key)
    return keys + (turns + moves + scales).map { "transform.\($0)" } + parts
  }()
}
