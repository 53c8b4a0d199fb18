import Files
import Glibc

/// Everything a program needs to be compiled and played on this machine.
package struct Installation: Hashable, Sendable {
  package let toolchain: Toolchain
  package let kit: Kit
  /// The folder of the course; nil when only programs can be played.
  package let lessons: String?
  /// The linker to use; nil when there is none, and the compiler must interpret.
  package let linker: String?

  /// Whether programs run in the sandboxed runner; else the compiler interprets them.
  package var hasRunner: Bool { linker != nil && FileAccess.isExecutable(kit.runner) }

  /// What changes whenever an outcome or a verdict could: the kit that plays and this program.
  package var stamp: String { kit.stamp + " " + (FileAccess.stamp("/proc/self/exe") ?? "") }

  /// Finds it from `$ETUDE_HOME`, else from where the running executable lies.
  ///
  /// In a clone the executable stands in the build folder beside the kit; installed, the kit is in
  /// `../lib/etude` and the course in `../share/etude`.
  package static func find() throws(InstallationError) -> Installation {
    let toolchain = try Toolchain.onPath()
    let kit = try findKit()
    if let version = kit.builtWith, version != toolchain.version {
      throw .otherCompiler(builtWith: version, found: toolchain.version)
    }
    return Installation(
      toolchain: toolchain, kit: kit, lessons: findLessons(), linker: findLinker(toolchain))
  }

  /// The folder of the running executable, without links.
  private static var executableFolder: String {
    let path = FileAccess.resolved("/proc/self/exe") ?? "/"
    return "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func findKit() throws(InstallationError) -> Kit {
    let candidates = kitCandidates
    for folder in candidates {
      let kit = Kit(folder: folder)
      if kit.missing.isEmpty { return kit }
    }
    // The most complete one tells best what is wrong.
    for folder in candidates {
      let kit = Kit(folder: folder)
      if FileAccess.exists(kit.library) { throw .incompleteKit(missing: kit.missing) }
    }
    throw .noKit(looked: candidates)
  }

  private static var kitCandidates: [String] {
    if let home = Environment.variable("ETUDE_HOME") {
      return [home, "\(home)/lib/etude", "\(home)/.build/release", "\(home)/.build/debug"]
    }
    let own = executableFolder
    // Tests run as `xctest` of the toolchain; they lie in the build folder all the same.
    return [own, "\(own)/../lib/etude"] + testBundleFolders
  }

  /// Under `swift test` the executable is the toolchain's; the first argument names our bundle.
  private static var testBundleFolders: [String] {
    CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.compactMap { path in
      FileAccess.resolved(path).map { bundle in
        "/" + bundle.split(separator: "/").dropLast().joined(separator: "/")
      }
    }
  }

  private static func findLessons() -> String? {
    var candidates: [String] = []
    if let home = Environment.variable("ETUDE_HOME") {
      candidates = ["\(home)/Lessons", "\(home)/share/etude/Lessons"]
    } else {
      for folder in [executableFolder] + testBundleFolders {
        // `.build/x86_64-unknown-linux-gnu/debug` is three steps below the clone.
        candidates += (1...4).map { steps in
          folder + String(repeating: "/..", count: steps) + "/Lessons"
        }
        candidates.append("\(folder)/../share/etude/Lessons")
      }
    }
    return candidates.lazy.compactMap { FileAccess.resolved($0) }
      .first { FileAccess.exists("\($0)/course.md") }
  }

  /// Fastest first.
  private static func findLinker(_ toolchain: Toolchain) -> String? {
    let path = Environment.variable("PATH") ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map(String.init)
    for name in ["ld.gold", "ld.bfd", "ld.lld", "ld"] {
      let places = folders + ["\(toolchain.root)/bin", "/usr/bin"]
      if let folder = places.first(where: { FileAccess.isExecutable("\($0)/\(name)") }) {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}
