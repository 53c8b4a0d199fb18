import CoreGraphics
import Engine
import Timelines

extension CALayer {
  /// The layers inside this one, back to front; nil when there are none.
  public var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer this one is in.
  public var superlayer: CALayer? { parent }

  /// Puts a layer at a place among the sublayers, counted from the back.
  ///
  /// - Parameters:
  ///   - layer: taken out of the superlayer it has.
  ///   - index: 0 is at the back; numbers beyond the front count as the front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer right behind one of the sublayers; at the back if that is none of them.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0, otherwise: 0)
  }

  /// Puts a layer right in front of one of the sublayers; at the front if that is none of them.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, beside: sibling, offset: 1, otherwise: sublayerList.count)
  }

  /// Puts a layer in the place of one of the sublayers.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = sublayerList.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  private func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
    // Taken out first, so that the sibling's index is the final one.
    layer.parent?.drop(layer)
    let index = sublayerList.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? min(otherwise, sublayerList.count))
  }

  /// Puts a layer at `index`, taking it from wherever it was.
  package func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isInside(layer) else { return }
    layer.parent?.drop(layer)
    let place = min(max(0, index), sublayerList.count)
    sublayerList.insert(layer, at: place)
    layer.parent = self
    Conductor.current.record(.insert(layer.journalID, into: journalID, at: place))
    LayerWorld.current.noteMove(of: layer)
    if layer.isLayoutDue || layer.holdsDueLayout { layer.markLayoutAbove() }
    setNeedsLayout()
  }

  /// Takes the layer out of its superlayer, or out of the mask that it is.
  package func detachFromParent() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.setMask(nil)
      return
    }
    parent.drop(self)
    Conductor.current.record(.detach(journalID))
    LayerWorld.current.noteMove(of: self)
  }

  /// Forgets a sublayer without recording it.
  private func drop(_ layer: CALayer) {
    sublayerList.removeAll { $0 === layer }
    layer.parent = nil
    setNeedsLayout()
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    if let old = maskLayer {
      old.parent = nil
      LayerWorld.current.noteMove(of: old)
    }
    layer?.removeFromSuperlayer()
    maskLayer = layer
    layer?.parent = self
    store("mask", layer.map { .number(Double($0.journalID)) } ?? .none)
    if let layer { LayerWorld.current.noteMove(of: layer) }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let ancestor = current {
      if ancestor === layer { return true }
      current = ancestor.parent
    }
    return false
  }

  /// Whether the layer is in a window now.
  package var isInWindow: Bool {
    var current: CALayer? = self
    while let layer = current {
      if layer.isWindowLayer { return true }
      current = layer.parent
    }
    return false
  }

  /// Leaves a trail from the top of the tree down to here, for the next commit to follow.
  func markLayoutAbove() {
    var current = parent
    while let ancestor = current, !ancestor.holdsDueLayout {
      ancestor.holdsDueLayout = true
      current = ancestor.parent
    }
  }

  /// Whether `layoutSublayers` is due.
  public func needsLayout() -> Bool { isLayoutDue }

  /// Lays out this layer and everything in it that needs it.
  ///
  /// Layout starts at the topmost ancestor that needs it.
  public func layoutIfNeeded() {
    var top = self
    var current = parent
    while let ancestor = current {
      if ancestor.isLayoutDue { top = ancestor }
      current = ancestor.parent
    }
    top.layOutTree()
  }

  /// Lays out this layer and everything in it where it is due; what is idle is not visited.
  package func layOutTree() {
    // Layout may ask for layout again; a few rounds settle, more would never end.
    for _ in 0..<8 where isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    guard holdsDueLayout else { return }
    holdsDueLayout = false
    for layer in sublayerList { layer.layOutTree() }
  }
}

extension CALayer {
  /// Makes this the layer of a window: from now on it and everything in it is visible.
  package func becomeWindowLayer(at index: Int) {
    isWindowLayer = true
    Conductor.current.record(.insert(journalID, into: 0, at: index))
    LayerWorld.current.noteMove(of: self)
  }
}
