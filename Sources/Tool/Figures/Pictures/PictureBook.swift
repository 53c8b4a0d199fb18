/// Every picture, defined once; the names are those that lessons use.
package enum PictureBook {
  package static let all: [Picture] = weather + travel + things

  /// The picture of a name; a name ending in `_icon` also finds the plain one.
  package static func picture(named name: String) -> Picture? {
    if let exact = byName[name] { return exact }
    return name.hasSuffix("_icon") ? byName[String(name.dropLast(5))] : nil
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
