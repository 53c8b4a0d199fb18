import Engine

// `layerClass` and `presentation()` need an instance of a class that is only known at run time.
// Objective-C makes one of any class; Swift calls only `required` initialisers on a class value, and
// asking learners to write `required override init()` would break every tutorial. The convenience
// initialisers of `CALayer` dispatch on the class they are given, so they are called here under
// their symbol names with a class value of one's own. A subclass without such an initialiser stops
// with Swift's sentence "Use of unimplemented initializer", as it does on a device.

extension CALayer {
  @_silgen_name("etude_layer_make")
  private class func construct(_ plainly: Bool) -> CALayer

  @_silgen_name("etude_layer_shadow")
  private class func constructShadow(_ original: __owned CALayer) -> CALayer

  /// A new layer of this class, made by its `init()`.
  package class func make() -> CALayer { construct(true) }

  /// The layer as it shows at this instant; nil before the layer was first in a window.
  ///
  /// The copy is of the layer's own class, made by its `init(layer:)`.
  public func presentation() -> Self? {
    guard shadowInstant == nil else { return self }
    guard wasSeen || !attached.isEmpty else { return nil }
    return unsafeDowncast(type(of: self).constructShadow(self), to: Self.self)
  }
}
