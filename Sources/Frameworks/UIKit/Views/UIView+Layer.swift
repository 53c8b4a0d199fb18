import CoreGraphics
import Engine
import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {
  static func makeLayer(for type: UIView.Type) -> CALayer {
    let kind = type.layerClass as? CALayer.Type ?? CALayer.self
    return LayerWorld.current.makeLayer(kind, forViewOfType: String(describing: type))
  }

  func adoptLayer() {
    layer.delegate = self
    layer.onResize = { [weak self] old in
      MainActor.assumeIsolated {
        self?.resizeSubviews(from: old)
        if self?.contentMode == .redraw { self?.setNeedsDisplay() }
      }
    }
  }
}
