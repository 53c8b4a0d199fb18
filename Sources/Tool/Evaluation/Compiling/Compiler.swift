import Glibc

/// Calls the compiler's frontend directly: its driver would cost half as much again.
struct Compiler: Sendable {
  let installation: Installation
  /// Where the compiler keeps C modules that it has translated.
  let moduleCache: String
  let optimizes: Bool

  /// `fallback` is where translated modules go when the cache cannot be written.
  init(installation: Installation, fallback: String? = nil, optimizes: Bool = false) {
    self.installation = installation
    moduleCache = Storage.moduleCache ?? fallback ?? Storage.temporary
    self.optimizes = optimizes
  }

  /// Seconds of processor time after which a text is given up; type checking can grow without bound.
  static let patience = 20

  /// What a compilation should leave behind.
  enum Product {
    case object(String)
    case nothing
  }

  /// What the compiler said.
  struct Answer {
    var succeeded: Bool
    var isOutOfTime: Bool
    /// The signal it died of, else 0.
    var signal: Int32
    var text: String
  }

  /// Compiles one file; nil when the compiler could not be started.
  func compile(
    _ path: String, isLibrary: Bool, options: CompileOptions, to product: Product
  ) -> Answer? {
    let arguments =
      switch product {
      case .object(let object): ["-primary-file", path, "-o", object] + buildFlags
      case .nothing: Self.checkFlags + ["-primary-file", path]
      }
    let folder = path.dropLast(Composition.fileName.count)
    return run(
      ["-frontend"] + arguments + flags(isLibrary: isLibrary, options: options)
        + groundFlags(options, in: "\(folder)/"))
  }

  /// What a compile server is started with, on a placeholder in the place of a text.
  func serverArguments(
    _ placeholder: String, object: String, isLibrary: Bool, options: CompileOptions
  ) -> [String] {
    let product =
      options.isPlayable
      ? ["-primary-file", placeholder, "-o", object] + buildFlags
      : Self.checkFlags + ["-primary-file", placeholder]
    return ["-frontend"] + product
      + flags(isLibrary: isLibrary, options: options)
      // A server works in the folder of each program in turn.
      + groundFlags(options, in: "")
  }

  /// Compiles a text that programs will stand on, with its module beside the object.
  func compileGround(_ path: String, object: String, module: String) -> Answer? {
    var options = CompileOptions()
    options.isPlayable = false
    return run(
      [
        "-frontend", path, "-o", object, "-emit-module-path", module, "-enable-testing",
        "-entry-point-function-name", Groundwork.entryPoint, "-import-module", "PlaygroundLog",
      ] + buildFlags + flags(isLibrary: false, options: options, module: Groundwork.module))
  }

  private func groundFlags(_ options: CompileOptions, in folder: String) -> [String] {
    guard options.hasGroundwork else { return [] }
    return ["-swift-module-file=\(Groundwork.module)=\(folder)\(Groundwork.moduleFile)"]
  }

  /// A missing return and a closure that outlives its call are found behind the type check only.
  private static let checkFlags = ["-emit-sil", "-o", "/dev/null", "-sil-verify-none"]

  private var buildFlags: [String] {
    // The compiler's checks of its own work cost a tenth of the time.
    let flags = ["-c", "-gline-tables-only", "-sil-verify-none", "-disable-llvm-verify"]
    return optimizes ? flags + ["-O"] : flags
  }

  private func flags(
    isLibrary: Bool, options: CompileOptions, module: String = "exercise"
  ) -> [String] {
    commonFlags(module: module) + options.flags + (isLibrary ? ["-parse-as-library"] : [])
  }

  /// Compiles and runs one file inside the compiler, where there is no linker or runner.
  func interpret(_ path: String, flags: [String], environment: [String]) -> ChildProcess {
    let folder = installation.kit.folder
    let libraries = installation.toolchain.libraries
    return ChildProcess(
      path: installation.toolchain.frontend,
      arguments: ["-frontend", "-interpret", path] + commonFlags(module: "exercise") + flags + [
        "-L", folder, "-lUIKit",
      ],
      environment: self.environment + ["LD_LIBRARY_PATH=\(libraries):\(folder)"] + environment)
  }

  private func commonFlags(module: String) -> [String] {
    let kit = installation.kit
    return [
      "-module-name", module, "-diagnostic-style=llvm", "-module-cache-path", moduleCache,
    ] + Kit.modules.map { "-swift-module-file=\($0)=\(kit.path(ofModule: $0))" }
  }

  var environment: [String] {
    // Large pages for the heap save a tenth of the compiler's time.
    ["LANG=C.UTF-8", "GLIBC_TUNABLES=glibc.malloc.hugetlb=1", "TMPDIR=\(Storage.temporary)"]
  }

  private func run(_ arguments: [String]) -> Answer? {
    var process = ChildProcess(
      path: installation.toolchain.frontend, arguments: arguments, environment: self.environment)
    process.processorSeconds = Self.patience
    process.addressBytes = 4 << 30
    guard let result = process.run() else { return nil }
    return Answer(
      succeeded: result.succeeded, isOutOfTime: result.signal == SIGXCPU, signal: result.signal,
      text: String(decoding: result.errors, as: UTF8.self))
  }
}
