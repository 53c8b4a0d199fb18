/// A key path of a layer taken apart: the stored property and the part of its value that is meant.
///
/// `transform.rotation.z` has the root `transform` and the component `rotation.z`.
package struct PropertyPath: Hashable, Sendable {
  /// The layer key that is stored, such as `position`.
  package var root: String
  /// The part of the value, such as `x` or `size.width`; empty for the whole value.
  package var component: String

  package init(root: String, component: String = "") {
    self.root = root
    self.component = component
  }

  /// Takes a key path apart at its first dot.
  package init(_ text: String) {
    let bytes = text.utf8
    if let dot = bytes.firstIndex(of: UInt8(ascii: ".")) {
      root = String(text[..<dot])
      component = String(text[bytes.index(after: dot)...])
    } else {
      root = text
      component = ""
    }
  }

  package var text: String { component.isEmpty ? root : "\(root).\(component)" }
}
