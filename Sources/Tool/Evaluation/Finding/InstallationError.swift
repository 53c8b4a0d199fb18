/// Why programs cannot be played on this machine.
package enum InstallationError: Error, Hashable, Sendable {
  /// There is no `swift` on PATH.
  case noSwift
  /// A part of the toolchain is not where it belongs.
  case incompleteToolchain(missing: String)
  /// The compiler does not answer what version it is.
  case silentCompiler(path: String)
  /// The kit was not found in any of these folders.
  case noKit(looked: [String])
  /// The kit lacks these files.
  case incompleteKit(missing: [String])
  /// The kit was built with another compiler.
  case otherCompiler(builtWith: String, found: String)
}
