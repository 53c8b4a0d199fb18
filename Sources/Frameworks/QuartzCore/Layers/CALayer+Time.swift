import CoreGraphics
import Engine
import Timelines

extension CALayer {
  /// How fast the layer's time passes beside its superlayer's: 1 by default, 0 pauses.
  public var speed: Float {
    get { self[key: "speed"] }
    set { self[key: "speed"] = newValue }
  }

  /// Seconds added to the layer's time; with speed 0 the time that shows.
  public var timeOffset: CFTimeInterval {
    get { self[key: "timeOffset"] }
    set { self[key: "timeOffset"] = newValue }
  }

  /// When the layer's time begins, in seconds of its superlayer's time.
  public var beginTime: CFTimeInterval {
    get { self[key: "beginTime"] }
    set { self[key: "beginTime"] = newValue }
  }

  /// A time of another layer in this layer's time; nil means the time of `CACurrentMediaTime`.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let shared = layer.flatMap(commonAncestor)
    let common = layer?.outward(time, upTo: shared) ?? time
    return ancestry(below: shared).reversed().reduce(common) { $1.inward($0) }
  }

  /// A time of this layer in another layer's time; nil means the time of `CACurrentMediaTime`.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return outward(time, upTo: nil) }
    return layer.convertTime(time, from: self)
  }

  /// This layer and those it is in, inside out, without `end` and what is outside of it.
  private func ancestry(below end: CALayer?) -> [CALayer] {
    var layers: [CALayer] = []
    var current: CALayer? = self
    while let layer = current, layer !== end {
      layers.append(layer)
      current = layer.parent
    }
    return layers
  }

  private func commonAncestor(_ other: CALayer) -> CALayer? {
    let others = other.ancestry(below: nil)
    return ancestry(below: nil).first { layer in others.contains { $0 === layer } }
  }

  /// A time of the superlayer in this layer's time.
  ///
  /// Measured: a time before the layer's begin gives 0.
  private func inward(_ time: Double) -> Double {
    let begin = beginTime
    if time < begin { return 0 }
    return (time - begin) * Double(speed) + timeOffset
  }

  /// A time of this layer in the time of one it is in; nil means the program's time.
  private func outward(_ time: Double, upTo end: CALayer?) -> Double {
    ancestry(below: end).reduce(time) { inner, layer in
      // Measured: leaving a layer that stands still gives 0.
      let speed = Double(layer.speed)
      guard speed != 0 else { return 0 }
      return (inner - layer.timeOffset) / speed + layer.beginTime
    }
  }

  /// Works out anew when the animations in this layer and below begin and end.
  func retimeAnimations() {
    for animation in attached where animation.live.animation.animator == nil {
      Conductor.current.retime(animation.live)
    }
    for layer in sublayerList { layer.retimeAnimations() }
    maskLayer?.retimeAnimations()
  }
}

extension CALayer: TimeParent {
  package var localNow: Double { convertTime(Conductor.current.seconds, from: nil) }

  package func programTime(reaching local: Double) -> Double? {
    var time = local
    for layer in ancestry(below: nil) {
      let speed = Double(layer.speed)
      if speed == 0 {
        // This time stands still: it has passed `time` already, or it never will.
        return time <= layer.timeOffset ? 0 : nil
      }
      guard speed > 0 else { return nil }
      time = (time - layer.timeOffset) / speed + layer.beginTime
    }
    return time
  }
}
