import Engine
import Timelines

/// The layers of one run: which are visible, and what the last turn did to their tree.
package final class LayerWorld: Companion {
  private unowned let conductor: Conductor
  /// Layers whose place in a tree changed since the last commit.
  private var moved: [CALayer] = []
  /// The view that the next layer of this class belongs to.
  private var layers: [ObjectID: WeakLayer] = [:]
  /// Whether anything shows: not while the program is in the background.
  package private(set) var isOnScreen = true
  /// Layers whose pictures are out of date.
  private var undrawn: [WeakLayer] = []
  private var birth: (layerType: ObjectIdentifier, viewType: String)?

  package init(_ conductor: Conductor) {
    self.conductor = conductor
  }

  package static var current: LayerWorld { Conductor.current.companion(LayerWorld.self) }

  /// Makes the layer of a view: one object of the journal with two faces.
  package func makeLayer(_ type: CALayer.Type, forViewOfType viewType: String) -> CALayer {
    birth = (ObjectIdentifier(type), viewType)
    defer { birth = nil }
    return type.make()
  }

  /// Numbers a new layer and records its creation.
  func register(_ layer: CALayer) -> ObjectID {
    let id = conductor.numbers.object()
    layers[id] = WeakLayer(layer: layer)
    let name = String(describing: type(of: layer))
    if let view = birth, view.layerType == ObjectIdentifier(type(of: layer)) {
      birth = nil
      conductor.record(.object(id, kind: .view, type: view.viewType, layerType: name))
    } else {
      conductor.record(.object(id, kind: .layer, type: name, layerType: ""))
    }
    return id
  }

  /// The layer of a number, if it still exists.
  package func layer(_ id: ObjectID) -> CALayer? { layers[id]?.layer }

  func noteDisplay(of layer: CALayer) {
    undrawn.append(WeakLayer(layer: layer))
  }

  func takeDueDisplays() -> [CALayer] {
    defer { undrawn = [] }
    return undrawn.compactMap { $0.layer }.filter { $0.isDisplayDue }
  }

  func noteMove(of layer: CALayer) {
    moved.append(layer)
  }

  /// Layers that came into a window count as seen from now on; the animations of those that left
  /// end unfinished.
  package func prepareCommit() {
    let layers = moved
    moved = []
    for layer in layers { settle(layer, isVisible: layer.isInWindow) }
    if !isOnScreen { clear() }
  }

  /// Nothing shows any more: animations end unfinished, now and until `comeOnScreen`.
  ///
  /// As is widely reported, one that stays after its end (`isRemovedOnCompletion` is false) stays.
  package func leaveScreen() {
    isOnScreen = false
    clear()
  }

  /// What is animated from now on shows again.
  package func comeOnScreen() {
    isOnScreen = true
  }

  private func clear() {
    for live in conductor.attachedAnimations where live.animation.isRemovedOnCompletion {
      layer(live.layer)?.takeOff(live)
    }
  }

  private func settle(_ layer: CALayer, isVisible: Bool) {
    if layer.isVisible != isVisible {
      layer.isVisible = isVisible
      if isVisible {
        layer.wasSeen = true
      } else {
        layer.removeAllAnimations()
      }
    }
    for sublayer in layer.sublayerList { settle(sublayer, isVisible: isVisible) }
    if let mask = layer.mask { settle(mask, isVisible: isVisible) }
  }
}

private struct WeakLayer {
  weak var layer: CALayer?
}
