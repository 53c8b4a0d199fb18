import Files

/// What a Swift language server needs to understand learner files.
///
/// A scene is compiled to a module of its own, which the server imports as `@testable`: so the
/// learner's file sees its names and stays the only file, where code at the top level is allowed.
package struct EditorKit: Sendable {
  private let installation: Installation

  package init(_ installation: Installation) {
    self.installation = installation
  }

  /// The command that compiles one learner file, as `compile_commands.json` holds it.
  ///
  /// - Parameters:
  ///   - file: absolute path of the learner's file.
  ///   - scene: the scene's module, as `build` answered it; nil where there is none.
  ///   - folder: where modules of scenes lie.
  /// - Returns: the words of the command, the compiler first.
  package func command(for file: String, scene: String?, folder: String) -> [String] {
    var words = ["\(installation.toolchain.root)/bin/swiftc"] + kitFlags + ["-swift-version", "5"]
    if let scene {
      words += ["-I", folder, "-Xfrontend", "-testable-import-module", "-Xfrontend", scene]
    }
    return words + [file]
  }

  /// Compiles a scene to a module in a folder; nil when that did not work.
  ///
  /// - Parameters:
  ///   - scene: the text of the scene.
  ///   - id: the exercise's id, which the module is named after.
  ///   - folder: an existing folder for modules.
  /// - Returns: the module's name.
  package func build(scene: String, id: String, folder: String) -> String? {
    let name = "Scene_" + id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let source = "\(folder)/\(name).swift"
    guard FileAccess.write(Array(scene.utf8), to: source) else { return nil }
    let compiler = ChildProcess(
      path: "\(installation.toolchain.root)/bin/swiftc",
      arguments: ["-parse-as-library", "-emit-module", "-module-name", name, "-enable-testing"]
        + kitFlags + ["-swift-version", "5", source, "-o", "\(folder)/\(name).swiftmodule"],
      environment: Compiler(installation: installation).environment + [
        "PATH=\(installation.toolchain.root)/bin:/usr/bin:/bin"
      ])
    return compiler.run()?.succeeded == true ? name : nil
  }

  private var kitFlags: [String] {
    Kit.modules.flatMap { name in
      ["-Xfrontend", "-swift-module-file=\(name)=\(installation.kit.path(ofModule: name))"]
    }
  }
}
