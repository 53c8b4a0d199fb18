import Files

/// The modules, the library and the runner that learner programs are compiled and run with.
package struct Kit: Hashable, Sendable {
  /// The folder that holds `libUIKit.so`, `runner` and `Modules`.
  package let folder: String

  package var library: String { "\(folder)/libUIKit.so" }
  package var runner: String { "\(folder)/runner" }
  /// What makes the compiler a server; nothing depends on it.
  package var compileServer: String { "\(folder)/libCompileServer.so" }

  /// What a program may import, and what those modules need: the compiler sees exactly these.
  package static let modules = [
    "UIKit", "QuartzCore", "CoreGraphics", "Engine", "Timelines", "Typesetting", "Geometry",
    "PlaygroundSupport", "XCPlayground", "PlaygroundLog", "LegacySpellings",
  ]

  package func path(ofModule name: String) -> String { "\(folder)/Modules/\(name).swiftmodule" }

  /// What is missing for compiling; empty when the kit is complete.
  var missing: [String] {
    ([library] + Self.modules.map(path)).filter { !FileAccess.exists($0) }
  }

  /// The version of the compiler that built the kit, as its smallest module tells.
  var builtWith: String? {
    FileAccess.text(of: path(ofModule: "PlaygroundLog")).flatMap(Toolchain.versionNumber)
  }

  /// What changes whenever the kit is built again.
  package var stamp: String {
    let files = [library, runner] + Self.modules.map(path)
    return files.map { FileAccess.stamp($0) ?? "-" }.joined(separator: " ")
  }
}
