import CoreGraphics
import Engine
import Geometry
import Timelines

extension CALayer {
  /// Takes over what a presentation copy needs of its original.
  func adopt(_ original: CALayer) {
    shadowInstant = Conductor.current.now
    parent = original.parent
    sublayerList = original.sublayerList
    maskLayer = original.maskLayer
    attached = original.attached
    kept = original.kept
    delegate = original.delegate
  }

  /// The value of a property: of the model, or of the instant that a presentation copy shows.
  package final func read(_ key: String) -> Value {
    if let shadowInstant {
      return Conductor.current.recorder.timeline.shown(journalID, key, at: shadowInstant.seconds)
    }
    return stored[key] ?? PropertyTable.property(key: key)?.initial ?? .none
  }

  /// Sets a model value, running the action that the key has; an equal value changes nothing.
  package final func write(_ key: String, _ value: Value, from sites: [UInt64]? = nil) {
    guard shadowInstant == nil, value != read(key) else { return }
    guard let sites else { return change(key, value) }
    Conductor.current.recorder.from(sites) { change(key, value) }
  }

  private func change(_ key: String, _ value: Value) {
    guard isAcceptable(value, for: key) else { return }
    // Asked before the change: an action starts from what shows now.
    let isQuiet = Conductor.current.transactions.innermost.disablesActions
    let action = isQuiet ? nil : action(forKey: key)
    let old = read(key)
    store(key, value)
    action?.run(forKey: key, object: self, arguments: nil)
    noticeChange(of: key, from: old)
  }

  /// Stores and records a value, without any action.
  package final func store(_ key: String, _ value: Value) {
    stored[key] = value
    // Whatever object stood for the old value does not stand for this one.
    kept[key] = nil
    Conductor.current.record(.set(journalID, key: key, value))
  }

  /// Begins with a value of its class's own; a new layer's values are nothing that happens.
  package final func begin(_ key: String, with value: Value) {
    stored[key] = value
    Conductor.current.record(.initial(journalID, key: key, value))
  }

  /// Core Animation refuses geometry that is not a number; other values then stay as they are.
  private func isAcceptable(_ value: Value, for key: String) -> Bool {
    guard value.isBroken else { return true }
    guard key == "position" || key == "bounds" else {
      Conductor.current.note("not-a-number", LayerMessage.keepsItsValue(key))
      return false
    }
    Conductor.current.stop(
      reason: LayerMessage.notANumber(key, of: self), remedy: LayerMessage.notANumberRemedy)
    return false
  }

  private func noticeChange(of key: String, from old: Value) {
    switch key {
    case "speed", "timeOffset", "beginTime": retimeAnimations()
    case "bounds":
      guard case .rect(let before) = old, before.size != Size(bounds.size) else { return }
      setNeedsLayout()
      onResize?(CGSize(before.size))
    default: break
    }
  }

  /// A property by key; writing in place keeps the learner's line.
  package final subscript<Kind: LayerValue>(key key: String) -> Kind {
    get { Kind(layerValue: read(key)) ?? Kind.fallback }
    set { write(key, newValue.layerValue) }
    _modify {
      // The statement that changes the value is on the stack only until the value is handed out.
      let sites = CallSites.current()
      var value = Kind(layerValue: read(key)) ?? Kind.fallback
      yield &value
      write(key, value.layerValue, from: sites)
    }
  }

  package final func color(_ key: String) -> CGColor? {
    if shadowInstant == nil, let known = kept[key] as? CGColor { return known }
    return CGColor.made(from: read(key))
  }

  package final func setColor(_ key: String, _ color: CGColor?) {
    write(key, color?.layerValue ?? .none)
    kept[key] = color
  }

  package final func path(_ key: String) -> CGPath? {
    if shadowInstant == nil, let known = kept[key] as? CGPath { return known }
    return CGPath.made(from: read(key))
  }

  package final func setPath(_ key: String, _ path: CGPath?) {
    // A mutable path that changes later must not change the layer.
    let own = path?.copy()
    write(key, own.map { .outline($0.outline) } ?? .none)
    kept[key] = own
  }

  package final func text(_ key: String) -> String? {
    guard case .text(let text) = read(key) else { return nil }
    return text
  }

  package final func setText(_ key: String, _ text: String?) {
    write(key, text.map { .text($0) } ?? .none)
  }
}

extension Value {
  /// Whether a number in it is not a number.
  var isBroken: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .point(let point): point.x.isNaN || point.y.isNaN
    case .size(let size): size.width.isNaN || size.height.isNaN
    case .rect(let rect):
      Value.point(rect.origin).isBroken || Value.size(rect.size).isBroken
    case .matrix(let map):
      [map.a, map.b, map.c, map.d, map.tx, map.ty].contains(where: \.isNaN)
    case .matrix3D(let map): map.entries.contains(where: \.isNaN)
    case .color(let color):
      [color.red, color.green, color.blue, color.alpha].contains(where: \.isNaN)
    default: false
    }
  }
}
