import Files
import Glibc

/// The Swift compiler on this machine and what stands around it.
package struct Toolchain: Hashable, Sendable {
  /// The `usr` folder of the toolchain.
  package let root: String
  /// `6.3.1`.
  package let version: String
  /// `x86_64`.
  package let architecture: String

  package var frontend: String { "\(root)/bin/swift-frontend" }
  package var symbolizer: String { "\(root)/bin/llvm-symbolizer" }
  /// The folder of the runtime's libraries.
  package var libraries: String { "\(root)/lib/swift/linux" }
  /// The object that registers a library's protocol conformances; every link needs it.
  package var registration: String { "\(libraries)/\(architecture)/swiftrt.o" }
  /// What unoptimised code needs besides the standard library.
  package var unoptimisedSupport: String { "\(libraries)/libswiftSwiftOnoneSupport.so" }

  /// The first `swift` on PATH.
  static func onPath() throws(InstallationError) -> Toolchain {
    let path = Environment.variable("PATH") ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/swift"
      guard FileAccess.isExecutable(candidate), let real = FileAccess.resolved(candidate) else {
        continue
      }
      return try Toolchain(swift: real)
    }
    throw .noSwift
  }

  /// `swift` is the real path of the compiler's driver, in the `bin` of a toolchain.
  private init(swift: String) throws(InstallationError) {
    let parts = swift.split(separator: "/").dropLast(2)
    root = "/" + parts.joined(separator: "/")
    var machine = utsname()
    uname(&machine)
    architecture = withUnsafePointer(to: &machine.machine) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 65) { String(cString: $0) }
    }
    version = try Self.version(root: root)
    for needed in [frontend, registration] where !FileAccess.exists(needed) {
      throw .incompleteToolchain(missing: needed)
    }
  }

  /// Asks the compiler once and keeps the answer until the compiler's file changes.
  private static func version(root: String) throws(InstallationError) -> String {
    let frontend = "\(root)/bin/swift-frontend"
    guard let stamp = FileAccess.stamp(frontend) else {
      throw .incompleteToolchain(missing: frontend)
    }
    let kept = "\(Storage.cache)/toolchain"
    if let known = FileAccess.text(of: kept)?.split(separator: "\n"), known.count == 3,
      known[0] == frontend, known[1] == stamp
    {
      return String(known[2])
    }
    var question = ChildProcess(
      path: frontend, arguments: ["-frontend", "-print-target-info"])
    question.processorSeconds = 20
    guard let answer = question.run(), answer.succeeded,
      let version = versionNumber(in: String(decoding: answer.output, as: UTF8.self))
    else { throw .silentCompiler(path: frontend) }
    if FileAccess.makeFolder(Storage.cache) {
      FileAccess.replace(kept, with: Array("\(frontend)\n\(stamp)\n\(version)\n".utf8))
    }
    return version
  }

  /// `6.3.1` from `"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)"`.
  static func versionNumber(in text: String) -> String? {
    let marker = Array("Swift version ".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count > marker.count else { return nil }
    for start in 0..<bytes.count - marker.count
    where bytes[start..<start + marker.count].elementsEqual(marker) {
      let rest = bytes[(start + marker.count)...]
      let number = rest.prefix { $0 == UInt8(ascii: ".") || (48...57).contains($0) }
      return number.isEmpty ? nil : String(decoding: number, as: UTF8.self)
    }
    return nil
  }
}
