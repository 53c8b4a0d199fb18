/// Makes a loadable library of an object.
struct Linker: Sendable {
  let installation: Installation

  /// Links objects into `library`; answers what the linker said when it failed.
  func link(_ objects: [String], to library: String, withFoundation: Bool) -> String? {
    guard let linker = installation.linker else { return "no linker" }
    let toolchain = installation.toolchain
    var arguments =
      [
        // Without the table of frames nothing can be unwound beyond the learner's first function.
        "-shared", "--eh-frame-hdr", "-o", library,
      ] + objects + [toolchain.registration]
    if withFoundation {
      // A bare linker does not read which libraries the object asks for.
      let folder = toolchain.libraries
      arguments += [
        "-L", folder, "-rpath", folder, "-lFoundation", "-ldispatch", "-lswiftDispatch",
      ]
    }
    guard let result = ChildProcess(path: linker, arguments: arguments).run() else {
      return "\(linker) cannot be started"
    }
    return result.succeeded ? nil : String(decoding: result.errors, as: UTF8.self)
  }
}
