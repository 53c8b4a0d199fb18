import QuartzCore

/// A width or height of an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Meaning {
    case width
    case height
    case points
  }

  private let meaning: Meaning
  /// The part of the container, or the points.
  public let dimension: CGFloat
  /// Whether the points are a guess; etude takes them as they are.
  public let isEstimated: Bool

  private init(_ meaning: Meaning, _ dimension: CGFloat, isEstimated: Bool = false) {
    self.meaning = meaning
    self.dimension = dimension
    self.isEstimated = isEstimated
  }

  /// A part of the container's width: 1 is all of it.
  open class func fractionalWidth(_ fraction: CGFloat) -> Self { made(.width, fraction, false) }

  /// A part of the container's height: 1 is all of it.
  open class func fractionalHeight(_ fraction: CGFloat) -> Self { made(.height, fraction, false) }

  /// So many points.
  open class func absolute(_ points: CGFloat) -> Self { made(.points, points, false) }

  /// About so many points, until the content tells; etude takes the guess.
  open class func estimated(_ points: CGFloat) -> Self { made(.points, points, true) }

  private class func made(_ meaning: Meaning, _ number: CGFloat, _ isEstimated: Bool) -> Self {
    unsafeDowncast(
      NSCollectionLayoutDimension(meaning, number, isEstimated: isEstimated), to: Self.self)
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { meaning == .width }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { meaning == .height }
  /// Whether it is a number of points that is no guess.
  open var isAbsolute: Bool { meaning == .points && !isEstimated }

  func points(in container: CGSize) -> CGFloat {
    switch meaning {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .points: dimension
    }
  }
}

/// The size of an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// A gap between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The points; of a flexible gap the least.
  public let spacing: CGFloat
  /// Whether it may grow; etude keeps the least.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// A gap of so many points.
  open class func fixed(_ points: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(points, isFlexible: false), to: Self.self)
  }

  /// A gap of at least so many points.
  open class func flexible(_ points: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(points, isFlexible: true), to: Self.self)
  }

  /// Whether it never grows.
  open var isFixed: Bool { !isFlexible }
}

/// Gaps around an item; kept, and without effect.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Gaps on four sides; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    InertNotes.say("edge spacing", "NSCollectionLayoutEdgeSpacing")
  }
}
