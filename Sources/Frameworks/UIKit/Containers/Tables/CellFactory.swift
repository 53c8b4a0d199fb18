// A table makes cells of classes that the program registered. Swift makes instances of a class value
// by `required` initialisers only, which no tutorial writes; as for layers, the convenience
// initialisers are called here under their symbol names, and dispatch to the class's own.

/// What the cell that is being made is called.
@MainActor
enum CellFactory {
  static var reuseIdentifier: String?

  /// Makes an instance of a registered class.
  static func make<Kind>(_ identifier: String, _ body: () -> Kind) -> Kind {
    reuseIdentifier = identifier
    defer { reuseIdentifier = nil }
    return body()
  }
}

extension UITableViewCell {
  @_silgen_name("etude_cell_make")
  private class func construct(_ plainly: Bool) -> UITableViewCell

  /// A new cell of this class, made by its `init(style:reuseIdentifier:)`.
  class func make(_ identifier: String) -> UITableViewCell {
    CellFactory.make(identifier) { construct(true) }
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("etude_header_make")
  private class func construct(_ plainly: Bool) -> UITableViewHeaderFooterView

  /// A new view of this class, made by its `init(reuseIdentifier:)`.
  class func make(_ identifier: String) -> UITableViewHeaderFooterView {
    CellFactory.make(identifier) { construct(true) }
  }
}
