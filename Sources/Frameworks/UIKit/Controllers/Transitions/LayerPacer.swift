import Engine
import QuartzCore
import Timelines

/// Holds a view's time and lets it run forward or back.
@MainActor
final class LayerPacer {
  private let view: UIView
  private let start: Double
  private let before: [(layer: CALayer, key: String, value: Value)]

  init(_ view: UIView) {
    self.view = view
    start = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    before = LayerPacer.models(in: view)
  }

  /// Time stands still where it is.
  func hold() {
    let now = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    set(speed: 0, showing: now)
  }

  /// Time stands still so many seconds after the start.
  func show(_ seconds: Double) {
    view.layer.timeOffset = start + seconds
  }

  /// Time runs on from where it stands; a negative speed runs back.
  func run(speed: Double) {
    set(speed: speed, showing: view.layer.timeOffset)
  }

  /// Everything is as it was before: the animations go, the models return.
  func restore() {
    for (layer, key, value) in before {
      layer.removeAllAnimations()
      layer.store(key, value)
    }
  }

  /// Time runs as usual again.
  func release() {
    let layer = view.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
  }

  private func set(speed: Double, showing local: Double) {
    let layer = view.layer
    let outside = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.beginTime = speed == 0 ? 0 : outside ?? CACurrentMediaTime()
    layer.timeOffset = local
    layer.speed = Float(speed)
  }

  private static func models(in view: UIView) -> [(CALayer, String, Value)] {
    var models: [(CALayer, String, Value)] = []
    for inner in view.subviews {
      for key in ["position", "bounds", "transform", "opacity"] {
        models.append((inner.layer, key, inner.layer.read(key)))
      }
      models += LayerPacer.models(in: inner)
    }
    return models
  }
}
