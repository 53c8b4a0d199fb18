import Files

/// Code that was compiled beforehand and that a program stands on: it runs first, and all that it
/// declares is in scope.
///
/// The shell lays the older entries of a long session as groundwork, so that only the newer ones
/// have to be compiled with each entry.
package final class Groundwork: Sendable {
  /// The module of the groundwork; a program reaches a name it hides as `EtudeGround.box`.
  package static let module = "EtudeGround"

  /// Names the text and everything that decides what the compiler makes of it.
  let key: String
  let object: [UInt8]
  let swiftModule: [UInt8]
  let originals: [String: Composition.Original]

  init(
    key: String, object: [UInt8], swiftModule: [UInt8],
    originals: [String: Composition.Original]
  ) {
    self.key = key
    self.object = object
    self.swiftModule = swiftModule
    self.originals = originals
  }

  static let moduleFile = "ground.swiftmodule"
  static let objectFile = "ground.o"

  /// The function that runs the groundwork, and the lines with which a program calls it.
  static let entryPoint = "etude_ground"
  /// The function that tells the groundwork's variables.
  static let namesFunction = "_etudeGroundNames"
  static let prefix = """
    @testable import \(module)
    @_silgen_name("\(entryPoint)")
    private func _etudeGround(_ count: Int32, _ words: UnsafeMutableRawPointer?) -> Int32
    _ = _etudeGround(0, nil)
    """

  /// Puts its files where a program is compiled; false when they can't be written.
  func unpack(into folder: String) -> Bool {
    FileAccess.write(swiftModule, to: "\(folder)/\(Self.moduleFile)")
      && FileAccess.write(object, to: "\(folder)/\(Self.objectFile)")
  }
}

extension Groundwork: Hashable {
  package static func == (left: Groundwork, right: Groundwork) -> Bool { left.key == right.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
