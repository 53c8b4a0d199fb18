// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether the map changes nothing; today's spelling is `isIdentity`.
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool {
  transform.isIdentity
}

/// Whether both are the same map; today's spelling is `==`.
public func CGAffineTransformEqualToTransform(
  _ left: CGAffineTransform, _ right: CGAffineTransform
) -> Bool {
  left == right
}
