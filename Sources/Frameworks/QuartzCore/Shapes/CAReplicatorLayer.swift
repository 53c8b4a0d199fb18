import CoreGraphics
import Engine
import Timelines

/// A layer that shows its sublayers several times over, each copy a step further.
open class CAReplicatorLayer: CALayer {
  /// How many copies there are; 1 by default.
  open var instanceCount: Int {
    get { self[key: "instanceCount"] }
    set { self[key: "instanceCount"] = newValue }
  }

  /// How much later each copy moves, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { self[key: "instanceDelay"] }
    set { self[key: "instanceDelay"] = newValue }
  }

  /// What is done to each copy beside the one before, around the middle.
  open var instanceTransform: CATransform3D {
    get { self[key: "instanceTransform"] }
    set { self[key: "instanceTransform"] = newValue }
    _modify { yield &self[key: "instanceTransform"] }
  }

  /// Whether the copies keep their depth; without effect.
  open var preservesDepth: Bool {
    get { self[key: "preservesDepth"] }
    set { self[key: "preservesDepth"] = newValue }
  }

  /// The colour that tints the first copy; white by default.
  open var instanceColor: CGColor? {
    get { kept["instanceColor"] as? CGColor ?? .white }
    set {
      write("instanceColor", newValue?.layerValue ?? .none)
      kept["instanceColor"] = newValue
    }
  }

  /// How much redder each copy is than the one before.
  open var instanceRedOffset: Float {
    get { self[key: "instanceRedOffset"] }
    set { self[key: "instanceRedOffset"] = newValue }
  }

  /// How much greener each copy is than the one before.
  open var instanceGreenOffset: Float {
    get { self[key: "instanceGreenOffset"] }
    set { self[key: "instanceGreenOffset"] = newValue }
  }

  /// How much bluer each copy is than the one before.
  open var instanceBlueOffset: Float {
    get { self[key: "instanceBlueOffset"] }
    set { self[key: "instanceBlueOffset"] = newValue }
  }

  /// How much more opaque each copy is than the one before.
  open var instanceAlphaOffset: Float {
    get { self[key: "instanceAlphaOffset"] }
    set { self[key: "instanceAlphaOffset"] = newValue }
  }
}
