import CoreGraphics
import Engine
import Timelines

/// A layer from which particles come.
///
/// Its settings can be animated, but etude simulates no particles, and a note says so.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { Conductor.current.note("emitter", LayerMessage.emitter) }
  }

  /// How many particles come, as a factor for every kind.
  open var birthRate: Float {
    get { self[key: "birthRate"] }
    set { self[key: "birthRate"] = newValue }
    _modify { yield &self[key: "birthRate"] }
  }

  /// How long particles live, as a factor for every kind.
  open var lifetime: Float {
    get { self[key: "lifetime"] }
    set { self[key: "lifetime"] = newValue }
    _modify { yield &self[key: "lifetime"] }
  }
  /// Where the particles come from, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { self[key: "emitterPosition"] }
    set { self[key: "emitterPosition"] = newValue }
    _modify { yield &self[key: "emitterPosition"] }
  }
  /// How far in front the particles come from.
  open var emitterZPosition: CGFloat {
    get { self[key: "emitterZPosition"] }
    set { self[key: "emitterZPosition"] = newValue }
    _modify { yield &self[key: "emitterZPosition"] }
  }
  /// How large the source is, in points.
  open var emitterSize: CGSize {
    get { self[key: "emitterSize"] }
    set { self[key: "emitterSize"] = newValue }
    _modify { yield &self[key: "emitterSize"] }
  }
  /// How deep the source is, in points.
  open var emitterDepth: CGFloat {
    get { self[key: "emitterDepth"] }
    set { self[key: "emitterDepth"] = newValue }
    _modify { yield &self[key: "emitterDepth"] }
  }
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Which part of the shape the particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// In which order particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth.
  open var preservesDepth = false
  /// How fast particles are, as a factor for every kind.
  open var velocity: Float {
    get { self[key: "velocity"] }
    set { self[key: "velocity"] = newValue }
    _modify { yield &self[key: "velocity"] }
  }
  /// How large particles are, as a factor for every kind.
  open var scale: Float {
    get { self[key: "scale"] }
    set { self[key: "scale"] = newValue }
    _modify { yield &self[key: "scale"] }
  }
  /// How fast particles spin, as a factor for every kind.
  open var spin: Float {
    get { self[key: "spin"] }
    set { self[key: "spin"] = newValue }
    _modify { yield &self[key: "spin"] }
  }
  /// Where the random numbers begin.
  open var seed: UInt32 = 0
}

/// A kind of particle; kept with all its settings, but etude simulates no particles.
open class CAEmitterCell: NSObject {
  /// What the kind is called.
  open var name: String?
  /// Whether particles of this kind come.
  open var isEnabled = true
  /// How many particles come in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much lifetimes differ, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction in the layer's plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone around the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// How much speeds differ, in points a second.
  open var velocityRange: CGFloat = 0
  /// How the speed changes sideways, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// How the speed changes downward, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// How the speed changes toward the viewer, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// How large a particle is, as a factor.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// How the size changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle spins, in radians a second.
  open var spin: CGFloat = 0
  /// How much spins differ, in radians a second.
  open var spinRange: CGFloat = 0
  /// The colour of a particle.
  open var color: CGColor?
  /// How much the red differs.
  open var redRange: Float = 0
  /// How much the green differs.
  open var greenRange: Float = 0
  /// How much the blue differs.
  open var blueRange: Float = 0
  /// How much the alpha differs.
  open var alphaRange: Float = 0
  /// How the red changes in a second.
  open var redSpeed: Float = 0
  /// How the green changes in a second.
  open var greenSpeed: Float = 0
  /// How the blue changes in a second.
  open var blueSpeed: Float = 0
  /// How the alpha changes in a second.
  open var alphaSpeed: Float = 0
  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture that is used, as fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// Particles that come from each particle.
  open var emitterCells: [CAEmitterCell]?
  /// Further settings by key.
  open var style: [AnyHashable: Any]?
  /// When it begins, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A shape by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line across.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name Core Animation uses.
  public let rawValue: String

  /// A mode by the name Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In none.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
